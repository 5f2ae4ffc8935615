"""The dashboard, the alerts and the page for hosts name only what a running server really shows."""

import json
import re
from pathlib import Path

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from server.serving import Process, free_port, sit
from server.test_metrics import scrape

ROOT = Path(__file__).parents[2]
NAME = re.compile(r"\blonghouse_[a-z_]+")
ADDED = {"le", "pid", "instance", "job"}
"""Labels that Prometheus and its client add by themselves."""


def board():
    return json.loads((ROOT / "deploy/grafana.json").read_text(encoding="utf-8"))


def queries():
    """(where it stands, expression, legend) of everything that is drawn."""
    for panel in board()["panels"]:
        for target in panel.get("targets", ()):
            yield panel["title"], target["expr"], target["legendFormat"]


def alerts():
    written = yaml.safe_load((ROOT / "deploy/alerts.yml").read_text(encoding="utf-8"))
    return [rule for group in written["groups"] for rule in group["rules"]]


def page():
    return (ROOT / "docs/hosting.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def shown(tmp_path_factory):
    """Every name that a server shows, also those of which there is nothing yet; and the names of whole families."""
    port = free_port()
    server = Process(f"sqlite:///{tmp_path_factory.mktemp('tables')}/a.db", metrics=f"127.0.0.1:{port}")
    try:
        sit(server.address)
        text = scrape(port)
    finally:
        server.stop()
    endings = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
    found = [one for one in text_string_to_metric_families(text) if NAME.match(one.name)]
    # When a figure was first counted is shown beside it, and nobody needs it.
    families = {one.name: one.type for one in found if not one.name.endswith("_created")}
    samples = {name + ending for name, kind in families.items() for ending in endings[kind]}
    return samples, {name for name, kind in families.items() if kind == "histogram"}


def missing(text, names):
    """Figures that a text names and nobody shows."""
    return sorted(set(NAME.findall(text)) - names)


def labels_of(name):
    """The labels that a figure has, as it is declared."""
    from longhouse.server import metrics

    its = [one for one in vars(metrics).values() if hasattr(one, "_labelnames") and name.startswith(one._name)]
    return set(max(its, key=lambda one: len(one._name))._labelnames)


def wrong_labels(expression, legend=""):
    """Labels that an expression groups or chooses by, or a legend shows, and that its figures do not have."""
    asked = set(re.findall(r"\{\{(\w+)\}\}", legend)) | set(re.findall(r"(\w+)\s*(?:=~|!=|!~|=)\s*\"", expression))
    for group in re.findall(r"by \(([^)]*)\)", expression):
        asked |= {one.strip() for one in group.split(",")}
    return sorted(asked - set.union(ADDED, *(labels_of(name) for name in NAME.findall(expression))))


def test_everything_on_the_dashboard_is_shown_by_a_server(shown):
    drawn = list(queries())
    assert len(drawn) > 20
    for title, expression, legend in drawn:
        assert NAME.search(expression), title
        assert missing(expression, shown[0]) == [], title
        assert wrong_labels(expression, legend) == [], title
        assert expression.count("(") == expression.count(")"), title


def test_everything_that_a_server_shows_is_on_the_dashboard_and_on_the_page(shown):
    def family(name):
        return re.sub(r"_(total|bucket|sum|count)$", "", name)

    everything = {family(name) for name in shown[0]}
    assert everything <= {family(name) for _, expression, _ in queries() for name in NAME.findall(expression)}
    assert everything <= {family(name) for name in NAME.findall(page())}


def test_six_alerts_each_of_something_that_a_server_shows(shown):
    rules = alerts()
    assert len({rule["alert"] for rule in rules}) == len(rules) == 6
    for rule in rules:
        assert NAME.search(rule["expr"]), rule["alert"]
        assert missing(rule["expr"], shown[0]) == [], rule["alert"]
        assert wrong_labels(rule["expr"]) == [], rule["alert"]
        assert rule["expr"].count("(") == rule["expr"].count(")"), rule["alert"]
        assert missing(rule["annotations"]["description"], set.union(*shown)) == [], rule["alert"]
        assert rule["annotations"]["summary"], rule["alert"]
        assert rule["labels"]["severity"] in ("page", "warning"), rule["alert"]


def test_every_figure_on_the_page_for_hosts_is_shown_by_a_server(shown):
    assert missing(page(), set.union(*shown)) == []
    for name, labels in re.findall(r"`(longhouse_[a-z_]+)\{([a-z,]+)\}`", page()):
        assert set(labels.split(",")) == labels_of(name), name
    assert "deploy/grafana.json" in page()
    assert "deploy/alerts.yml" in page()


def test_what_is_wrong_is_found(shown):
    assert missing("rate(longhouse_requests[5m])", shown[0]) == ["longhouse_requests"], "a counter ends in _total"
    assert missing("longhouse_request_seconds", shown[0]) == ["longhouse_request_seconds"]
    assert missing("longhouse_streams + longhouse_rivers_total", shown[0]) == ["longhouse_rivers_total"]
    assert wrong_labels("sum by (le, table) (rate(longhouse_request_seconds_bucket[5m]))") == ["table"]
    assert wrong_labels('longhouse_changes_total{name="Anna", by="bot"}', "{{game}} {{seat}}") == ["name", "seat"]


def test_panels_lie_beside_each_other_and_not_upon():
    taken = set()
    for panel in board()["panels"]:
        at = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not cells & taken, panel["title"]
        assert max(x for x, _ in cells) < 24, panel["title"]
        taken |= cells
    ids = [panel["id"] for panel in board()["panels"]]
    assert len(set(ids)) == len(ids)
