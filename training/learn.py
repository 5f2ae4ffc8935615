"""Learns a value from positions, with PyTorch, on a GPU where one is at hand.

    python -m training.learn data/northgard.json --shape linear --out src/longhouse/games/northgard/values.json

A seat's score is a function of its features and, for a network, of the mean of the others'; the chances of all seats
are the softmax of their scores. A tenth of the games is held out: their log loss says when to stop, and is written
beside the weights, with where they come from.
"""

from __future__ import annotations

import argparse
import json
from datetime import date
from pathlib import Path
from typing import Any

import numpy
import torch

FACTS = 3
"""As in `positions.py`."""


class Linear(torch.nn.Module):
    """(w0 + time * w1) . features."""

    def __init__(self, features: int) -> None:
        super().__init__()
        self.now = torch.nn.Parameter(torch.zeros(features))
        self.early = torch.nn.Parameter(torch.zeros(features))

    def forward(self, own: torch.Tensor, others: torch.Tensor) -> torch.Tensor:
        """A score for each row."""
        del others
        return own @ self.now + own[..., 0] * (own @ self.early)

    def weights(self, mean: torch.Tensor, scale: torch.Tensor) -> dict[str, Any]:
        """For features as the game gives them: what is the same for all seats falls out of the softmax."""
        # (now + t early) . (f - mean) / scale, where t = (time - mean0) / scale0.
        now, early = self.now / scale, self.early / scale / scale[0]
        return {"w0": rounded(now - mean[0] * early), "w1": rounded(early)}


class Net(torch.nn.Module):
    """One hidden layer over a seat's own features and the mean of the others'."""

    def __init__(self, features: int, hidden: int) -> None:
        super().__init__()
        self.hidden = torch.nn.Linear(2 * features, hidden)
        self.out = torch.nn.Linear(hidden, 1)

    def forward(self, own: torch.Tensor, others: torch.Tensor) -> torch.Tensor:
        """A score for each row."""
        return self.out(torch.relu(self.hidden(torch.cat((own, others), -1)))).squeeze(-1)

    def weights(self, mean: torch.Tensor, scale: torch.Tensor) -> dict[str, Any]:
        """For features as the game gives them: one row of `hidden` for each unit, own features before the others'."""
        means, scales = mean.repeat(2), scale.repeat(2)
        weight = self.hidden.weight / scales
        return {
            "hidden": [rounded(row) for row in weight],
            "hidden_bias": rounded(self.hidden.bias - weight @ means),
            "out": rounded(self.out.weight[0]),
        }


def rounded(weights: torch.Tensor) -> list[float]:
    """As short as they may be: six digits after the point."""
    return [round(weight, 6) for weight in weights.tolist()]


def read(facts: dict[str, Any], path: Path) -> tuple[numpy.ndarray, numpy.ndarray, numpy.ndarray, numpy.ndarray]:
    """Positions: features (position, seat, feature), shares, whether a seat is there, and the number of the game."""
    width = FACTS + len(facts["features"])
    rows = numpy.fromfile(path.with_suffix(".f32"), dtype=numpy.float32).reshape(-1, width)
    most = int(rows[:, 1].max())
    seats = rows[:, 1].astype(int)
    starts = []
    at = 0
    while at < len(rows):
        starts.append(at)
        at += seats[at]
    features = numpy.zeros((len(starts), most, width - FACTS), numpy.float32)
    shares = numpy.zeros((len(starts), most), numpy.float32)
    there = numpy.zeros((len(starts), most), bool)
    first = numpy.array(starts)
    for seat in range(most):
        has = seats[first] > seat
        features[has, seat] = rows[first[has] + seat, FACTS:]
        shares[has, seat] = rows[first[has] + seat, 2]
        there[has, seat] = True
    return features, shares, there, rows[first, 0].astype(int)


def losses(model: Any, batch: tuple[torch.Tensor, ...]) -> torch.Tensor:
    """The log loss of each position."""
    own, shares, there = batch
    count = there.sum(1, keepdim=True).unsqueeze(-1)
    others = (own.sum(1, keepdim=True) - own) / (count - 1).clamp(min=1)
    scores = model(own, others).masked_fill(~there, -1e9)
    return -(shares * torch.log_softmax(scores, 1)).sum(1)


def main() -> None:
    """Learn, and write the weights."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("facts", type=Path)
    asked.add_argument("--shape", choices=("linear", "net"), default="linear")
    asked.add_argument("--hidden", type=int, default=32)
    asked.add_argument("--epochs", type=int, default=60)
    asked.add_argument("--decay", type=float, default=1e-4)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, required=True)
    args = asked.parse_args()
    facts = json.loads(args.facts.read_text(encoding="utf-8"))
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(args.seed)
    features, shares, there, games = read(facts, args.facts)
    held = games % 10 == 0
    mean, scale = features[there].mean(0), features[there].std(0)
    scale[scale < 1e-6] = 1.0
    features = numpy.where(there[..., None], (features - mean) / scale, 0.0)
    tensors = [torch.tensor(one, device=device) for one in (features, shares, there)]
    train, test = ([one[torch.tensor(mask, device=device)] for one in tensors] for mask in (~held, held))
    width = len(facts["features"])
    model = (Linear(width) if args.shape == "linear" else Net(width, args.hidden)).to(device)
    best, kept, patience = 1e9, None, 0
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3, weight_decay=args.decay)
    size = 8192
    for epoch in range(args.epochs):
        order = torch.randperm(len(train[0]), device=device)
        for at in range(0, len(order), size):
            chosen = order[at : at + size]
            loss = losses(model, tuple(one[chosen] for one in train)).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        with torch.no_grad():
            now = float(losses(model, tuple(test)).mean())
        if now < best - 1e-5:
            best, patience = now, 0
            kept = {key: value.detach().clone() for key, value in model.state_dict().items()}
        else:
            patience += 1
            if patience > 8:
                break
        if epoch % 5 == 0:
            print(f"{facts['game']} epoch {epoch}: held-out log loss {now:.4f}", flush=True)
    assert kept is not None
    model.load_state_dict(kept)
    value = {
        "kind": args.shape,
        "features": facts["features"],
        **model.weights(torch.tensor(mean, device=device), torch.tensor(scale, device=device)),
        "origin": {
            "rules": facts["rules"],
            "games": facts["made"],
            "rows": facts["rows"],
            "learned": {"seed": args.seed, "decay": args.decay, "on": date.today().isoformat()},
            "held_out_log_loss": round(best, 4),
        },
    }
    args.out.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")
    print(f"{facts['game']} {args.shape}: held-out log loss {best:.4f}, written to {args.out}", flush=True)


if __name__ == "__main__":
    main()
