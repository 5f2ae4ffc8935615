"""How much hypothesis tries."""

import os

from hypothesis import HealthCheck, settings

_PATIENT = list(HealthCheck)


def load() -> None:
    """The profile that HYPOTHESIS_PROFILE names: `quick` if none, `long` for a night."""
    # The quick profile tries the same examples every time, so that a red run is somebody's change.
    settings.register_profile("quick", max_examples=20, deadline=None, derandomize=True, suppress_health_check=_PATIENT)
    settings.register_profile("long", max_examples=600, deadline=None, print_blob=True, suppress_health_check=_PATIENT)
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or "quick")
