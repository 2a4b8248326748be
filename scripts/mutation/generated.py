"""Mutants that are made from the sources, for the modules of which no mutant was written by hand.

One for 300 lines. Which ones is drawn by lot, with the path of the file as the seed, so that the same sources give the
same mutants.
"""

import random
import re
from pathlib import Path

LINES_FOR_ONE = 300
# Modules that are generated, or only declare what C has.
LEFT_OUT = {"CAdwaita", "CNotify", "CSQLite", "CSystem", "CSystemd", "atrest", "atrestd", "atrest-window"}

# One condition, which is an expression: without bindings, patterns and further conditions.
CONDITION = r"(?P<condition>(?!let |var |case |try |#|await |unsafe )[^,{}#?\"]+?)"
OPPOSITES = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&"}


def comparison(line):
    """Another operator in the condition of an `if`, a `guard` or a `while`."""
    found = re.fullmatch(rf"\s*(?:\}} else )?(?:if|guard|while) {CONDITION} (?:else )?\{{.*", line)
    if not found:
        return None
    condition = found["condition"]
    operators = re.findall(r" (<=|>=|==|!=|&&|\|\||<|>) ", condition)
    if len(operators) != 1:
        return None
    return condition, condition.replace(f" {operators[0]} ", f" {OPPOSITES[operators[0]]} "), "expression"


def guard(line):
    """A guard that lets everything pass."""
    found = re.fullmatch(rf"\s*guard {CONDITION} else \{{.*", line)
    return found and (found["condition"], "true", "expression")


def branch(line):
    """The other branch."""
    found = re.fullmatch(rf"\s*(?:\}} else )?if {CONDITION} \{{.*", line)
    return found and (found["condition"], f"!({found['condition']})", "expression")


def step(line):
    """One more or less."""
    found = re.search(r"(?<![\w.)\]])(?P<whole>[a-z][\w.]*(?:\(\))? (?P<sign>[+-]) 1)(?![\w.])", line)
    if not found or "let " in line[:found.start()].rsplit("=", 1)[-1]:
        return None
    other = {"+": "-", "-": "+"}[found["sign"]]
    return found["whole"], found["whole"].replace(f" {found['sign']} 1", f" {other} 1"), "expression"


def constant(line):
    """Another number."""
    found = re.fullmatch(r"(?P<begin>\s*(?:(?:public|package|private|fileprivate) )*static let \w+(?:: \w+)? = )"
                         r"(?P<number>[1-9][0-9_]*)", line)
    return found and (line.strip(), f"{found['begin'].strip()} MUTANT ? {found['number']} + 1 : {found['number']}",
                      "inline")


def dropped(line, before, after):
    """A call that is not made."""
    found = re.fullmatch(r"\s*(?:try )?(?:[a-z]\w*\.)*[a-z]\w*\([^{}]*\)", line)
    alone = before.rstrip().endswith(("{", "in", ",", "(", "=", "?", ":", "return")) or not before.strip()
    ends = after.strip().startswith((".", "?", "&&", "||", "+", "{")) or (alone and after.strip().startswith("}"))
    if not found or alone or ends or line.count("(") != line.count(")") or "init(" in line:
        return None
    return line.strip(), f"if !MUTANT {{ {line.strip()} }}", "inline"


def candidates(text):
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if line.strip().startswith(("//", "*")) or '"' in line:
            continue
        before = lines[number - 1] if number else ""
        after = lines[number + 1] if number + 1 < len(lines) else ""
        for kind in (comparison, guard, branch, step, constant):
            if made := kind(line):
                yield kind.__name__, number + 1, made
        if made := dropped(line, before, after):
            yield "dropped", number + 1, made


def generate(root, listed):
    """Mutants as in the list, for the modules that the list leaves out.

    The text of each is found once in its file, as the list asks for.
    """
    known = {Path(each["file"]).parts[2] for each in listed}
    made = []
    for module in sorted(path for path in (root / "Sources").glob("*/*") if path.is_dir()):
        if module.name in known | LEFT_OUT:
            continue
        files = sorted(path for path in module.rglob("*.swift") if "Generated" not in path.parts)
        found, count = [], 0
        for file in files:
            text = file.read_text()
            count += len([line for line in text.split("\n") if line.strip() and "//" not in line[:20]])
            found += [(file, *each) for each in candidates(text) if text.count(each[2][0]) == 1]
        if not found:
            continue
        lot = random.Random(module.name)
        # Each kind as often as the others, and one of a file.
        kinds = sorted({each[1] for each in found})
        files_taken = set()
        for turn in range(max(1, round(count / LINES_FOR_ONE))):
            kind = kinds[turn % len(kinds)]
            rest = [each for each in found if each[1] == kind and each[0] not in files_taken]
            rest = rest or [each for each in found if each[0] not in files_taken]
            if not rest:
                break
            file, kind, line, (text, mutated, form) = lot.choice(rest)
            files_taken.add(file)
            made.append({"name": f"{module.name}-{file.stem}-{kind}", "about": f"{kind}, line {line}",
                         "file": str(file.relative_to(root)), "form": form, "text": text, "mutated": mutated})
    return made
