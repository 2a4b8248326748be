"""Mutants that are made from the sources, so that there is one for 300 lines of a module with those written by hand.

They are drawn by lot once and kept in Tests/Simulation/generated.toml. One is drawn anew only if its text is gone, so that
an edit does not deal all of them again.
"""

import json
import random
import re
from collections import Counter
from pathlib import Path

LINES_FOR_ONE = 300
# Modules that are generated, or only declare what C has.
LEFT_OUT = {"CAdwaita", "CNotify", "CSQLite", "CSystem", "CSystemdSupport", "atrest", "atrestd", "atrest-window"}
HEAD = """# Mutants that `scripts/mutants --draw` made from the sources. One with broken = true does not compile.
"""

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
                yield kind.__name__, made
        if made := dropped(line, before, after):
            yield "dropped", made


def still_there(root, mutant):
    """Whether the text of a mutant is found once in its file, as the list asks for."""
    file = root / mutant["file"]
    return file.is_file() and file.read_text().count(mutant["text"]) == 1


def module_of(mutant):
    return Path(mutant["file"]).parts[2]


def draw(root, by_hand, made):
    """The mutants that were made and are still there, and as many new ones as the modules lack."""
    kept = [each for each in made if still_there(root, each)]
    for folder in sorted(path for path in (*root.glob("Sources/*/*"), root / "SDBus/Sources/SDBus") if path.is_dir()):
        files = sorted(path for path in folder.rglob("*.swift") if "Generated" not in path.parts)
        if folder.name in LEFT_OUT or not files:
            continue
        of_module = [each for each in (*by_hand, *kept) if module_of(each) == folder.name]
        usable = [each for each in of_module if "broken" not in each]
        texts = {file: file.read_text() for file in files}
        lines = sum(1 for text in texts.values() for line in text.split("\n") if line.strip() and "//" not in line[:20])
        found = [(file, *each) for file, text in texts.items() for each in candidates(text)
                 if text.count(each[1][0]) == 1]
        taken = Counter(each["file"] for each in of_module)
        kinds = Counter({kind: 0 for _, kind, _ in found})
        kinds.update(each["about"] for each in usable if each["about"] in kinds)
        lot = random.Random(f"{folder.name} {len(of_module)}")
        for _ in range(max(1, round(lines / LINES_FOR_ONE)) - len(usable)):
            rest = [(taken[name], kinds[kind], lot.random(), name, kind, made)
                    for file, kind, made in found for name in [str(file.relative_to(root))]
                    if not any(each["file"] == name and (made[0] in each["text"] or each["text"] in made[0])
                               for each in of_module)]
            if not rest:
                break
            # One of a file, and each kind as often as the others.
            _, _, _, name, kind, (text, mutated, form) = min(rest)
            taken[name] += 1
            kinds[kind] += 1
            new = f"{folder.name}-{Path(name).stem}-{kind}"
            same = sum(re.fullmatch(rf"{re.escape(new)}(-\d+)?", each["name"]) is not None for each in of_module)
            of_module.append({"name": f"{new}-{same + 1}" if same else new, "about": kind, "file": name, "form": form,
                              "text": text, "mutated": mutated})
            kept.append(of_module[-1])
    return sorted(kept, key=lambda each: each["name"])


def written(mutants):
    """The list as TOML."""
    return HEAD + "".join("\n[[mutant]]\n" + "".join(f"{key} = {json.dumps(value, ensure_ascii=False)}\n"
                                                   for key, value in each.items()) for each in mutants)
