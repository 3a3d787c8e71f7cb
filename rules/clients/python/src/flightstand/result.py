"""A result of an operation."""

from __future__ import annotations

from typing import Any, Dict, Optional


class Result(Dict[str, Any]):
    """The fields of a result. A notebook shows its picture if the query asked for one with `picture=True`."""

    def _repr_svg_(self) -> Optional[str]:
        svg = self.get("svg")
        return svg if isinstance(svg, str) else None
