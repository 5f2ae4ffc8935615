"""Alembic runs this with the connection that `upgrade` was given."""

from alembic import context

from longhouse.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
