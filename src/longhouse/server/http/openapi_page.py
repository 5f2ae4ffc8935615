"""`/schema`: the published description of the addresses, as a page to read. No script, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_METHODS = ("get", "post", "put", "patch")


class ReadablePage(OpenAPIRenderPlugin):
    """The OpenAPI document as plain HTML."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self._made: tuple[dict[str, Any], bytes] | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page; the document does not change, so it is made once."""
        if self._made is None or self._made[0] is not openapi_schema:
            self._made = openapi_schema, self._make(openapi_schema)
        return self._made[1]

    def _make(self, openapi_schema: dict[str, Any]) -> bytes:
        rows = [
            _operation(method, path, operations[method])
            for path, operations in openapi_schema.get("paths", {}).items()
            for method in _METHODS
            if method in operations
        ]
        schemas = openapi_schema.get("components", {}).get("schemas", {})
        shapes = [_shape(name, schema) for name, schema in sorted(schemas.items())]
        title = escape(str(openapi_schema.get("info", {}).get("title", "")))
        here = escape(openapi_schema.get("servers", [{}])[0].get("url", "/").rstrip("/"))
        return _PAGE.format(here=here, title=title, operations="".join(rows), shapes="".join(shapes)).encode()


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    takes = [f"{one['name']} ({one['in']})" for one in operation.get("parameters", [])]
    takes += [_name(one.get("schema", {})) for one in operation.get("requestBody", {}).get("content", {}).values()]
    answers = ", ".join(sorted(operation.get("responses", {})))
    about = " ".join(filter(None, (operation.get("summary"), operation.get("description"))))
    return (
        f"<tr><td><b>{method.upper()}</b><td><code>{escape(path)}</code><td>{escape(about)}"
        f"<td>{escape(', '.join(takes))}<td>{escape(answers)}"
    )


def _shape(name: str, schema: dict[str, Any]) -> str:
    fields = "".join(
        f"<dt><code>{escape(field)}</code><dd>{escape(_name(about))}"
        for field, about in schema.get("properties", {}).items()
    )
    return f"<h3 id='{escape(name)}'>{escape(name)}</h3><dl>{fields}</dl>"


def _name(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join(_name(one) for one in schema[several])
    if "enum" in schema:
        return " | ".join(repr(one) for one in schema["enum"])
    if schema.get("type") == "array":
        return f"[{_name(schema.get('items', {}))}]"
    return str(schema.get("type", "anything"))


_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>
<style>body{{font:16px/1.5 sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}}
table{{border-collapse:collapse}}td{{border-top:1px solid #ccc;padding:.4rem;vertical-align:top}}
dl{{display:grid;grid-template-columns:max-content auto;gap:0 1rem;margin:0}}dd{{margin:0}}</style>
<h1>{title}</h1><p><a href="{here}/schema/openapi.json">OpenAPI</a></p><table>{operations}</table>{shapes}</html>
"""
