"""`make scale`: see the package."""

import os
import sys

from operations.scale import accounting, costs
from operations.scale.arguments import Asked, parsed
from operations.scale.checking import AT_MOST, HEADING, check
from operations.scale.measuring import measure
from operations.scale.report import report
from operations.scale.sizing import size


def main() -> int:
    asked = parsed(sys.argv[1:])
    try:
        return _answer(asked)
    except costs.NoCosts as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2


def _answer(asked: Asked) -> int:
    if asked.what == "measure":
        found = measure(lambda what: print(f"measuring: {what}", flush=True))
        costs.write(found, asked.costs)
        print(asked.costs.read_text("utf-8"), end="")
        return 0
    known = costs.read(asked.costs)
    if asked.plan is not None:
        print(report(asked.plan, known, size(asked.plan, known)))
        return 0
    if (known.machine, known.cores) != (accounting.machine(), accounting.cores()):
        print("These costs were measured on another machine: run make scale ARGS=measure on this one first.")
    print(f"load of this machine before: {os.getloadavg()[0]:.1f}\n{HEADING}", flush=True)
    compared = check(known, lambda line: print(line, flush=True))
    wrong = [one.what for one in compared if one.is_wrong]
    print(f"\n{len(wrong)} of the figures that count differ by more than {AT_MOST} %.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
