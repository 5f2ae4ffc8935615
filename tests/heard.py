"""What an ear has heard during a test, with names."""


class Heard:
    """Events as fields, secrets included, seats as numbers."""

    def __init__(self, events, forced=()):
        self.events = list(events)
        self.kinds = [event.kind for event in self.events]
        self.forced = list(forced)

    def all(self, kind, **where):
        """All of one kind whose fields are so."""
        known = [self._flat(event) for event in self.events if event.kind == kind]
        return [fields for fields in known if where.items() <= fields.items()]

    def one(self, kind, **where):
        (found,) = self.all(kind, **where)
        return found

    def told(self, seat, kind):
        """What a seat was told of one kind of event: the fields."""
        parts = [event.seen_by(seat) for event in self.events if event.kind == kind]
        return [{k: v for k, v in part.items() if k not in ("kind", "hidden")} for part in parts if part]

    def plain(self, value, kind):
        """A value as tests write it: a seat as its number, also inside a list."""
        if isinstance(value, list):
            return [self.plain(one, kind) for one in value]
        return value["seat"] if isinstance(value, dict) else value

    def _flat(self, event):
        fields = dict(event.public or {})
        for part in event.private.values():
            fields |= part
        return {name: self.plain(value, event.kind) for name, value in fields.items()}
