"""Writes src/flightstand/operations.py from the schemas that the program prints: `python3 make_operations.py`.

A test compares the file with what this writes, so an operation or a field that is added without it fails the build.
"""

import json
import keyword
import subprocess
import sys
import textwrap
from pathlib import Path

HERE = Path(__file__).resolve().parent
FILE = HERE / "src" / "flightstand" / "operations.py"
WIDTH = 120
HEAD = '''"""A method for each operation of the protocol. Made by make_operations.py from the program's schemas; do not edit."""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence, Union

from .result import Result


class Operations:
    """The operations by their names; each returns its result or raises FlightstandError.

    Every query may also say `rules`, `frame`, `parts`, `uncertainty`, `picture`, `extent` and `id`; pass them to `ask`, or by name here.
    """

    def ask(self, op: str, **fields: Any) -> Result:
        """Returns the result of an operation."""
        raise NotImplementedError
'''
PLAIN = {"string": "str", "number": "float", "integer": "int", "boolean": "bool", "array": "Sequence[Any]", "object": "Mapping[str, Any]"}
TIED = "\u00a0"  # a blank at which no line is broken
COMMON = {"id", "op", "rules", "frame", "parts", "uncertainty", "picture", "extent"}


def types(schema, defs):
    """Returns the Python types that a schema allows."""
    if "$ref" in schema:
        return types(defs[schema["$ref"].split("/")[-1]], defs)
    for several in ("oneOf", "anyOf"):
        if several in schema and "type" not in schema:
            return set().union(*(types(one, defs) for one in schema[several]))
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return {PLAIN["string"] if isinstance(value, str) else PLAIN["number"] for value in values}
    kinds = schema.get("type")
    if isinstance(kinds, str):
        return {PLAIN[kinds]}
    return {PLAIN[kind] for kind in kinds} if kinds else {"Any"}


def annotation(schema, defs):
    found = sorted(types(schema, defs))
    if "Any" in found:
        return "Any"
    return found[0] if len(found) == 1 else f"Union[{', '.join(found)}]"


def wrapped(words, deeper=0):
    return textwrap.wrap(words, WIDTH, initial_indent=" " * 8, subsequent_indent=" " * (8 + deeper), break_long_words=False)


def method(name, schema):
    """Returns the lines of an operation's method."""
    defs = schema.get("$defs", {})
    parameters, passed = ["self"], [f'"{name}"']
    for field in sorted(set(schema["properties"]) - COMMON, key=list(schema["properties"]).index):
        said, kind = field + "_" * keyword.iskeyword(field), annotation(schema["properties"][field], defs)
        needed = field in schema["required"]
        parameters.append(f"{said}: {kind if needed or kind == 'Any' else f'Optional[{kind}]'}{'' if needed else ' = None'}")
        passed.append(f"{said}={said}")
    parameters = ["self", *["*"] * (len(parameters) > 1), *sorted(parameters[1:], key=lambda one: "=" in one), "**more: Any"]
    signature = ", ".join(parameter.replace(" ", TIED) for parameter in parameters)
    yield from ["", f"    def {name}(", *(line.replace(TIED, " ") for line in wrapped(signature)), "    ) -> Result:"]
    words = schema.get("description", f"Answers `{name}`.").replace("\\", "\\\\")
    yield from wrapped(f'"""{words}"""')
    yield from wrapped(f"return self.ask({', '.join([*passed, '**more'])})", deeper=4)


def text(command):
    """Returns the module's text, for a program that a command starts."""

    def printed(*arguments):
        return subprocess.run([*command, "schema", *arguments], check=True, capture_output=True, encoding="utf-8").stdout

    names = [name[: -len("-query")] for name in printed().split() if name.endswith("-query")]
    every = json.loads(printed("query"))
    by_name = {one["properties"]["op"]["const"]: {**one, "$defs": every.get("$defs", {})} for one in every["oneOf"]}
    lines = [line for name in names for line in method(name, by_name[name])]
    return HEAD + "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.path.insert(0, str(HERE / "src"))
    from flightstand import program

    FILE.write_text(text(program.command(None, None, [])), encoding="utf-8")
