r"""Writes the lists of members and errors of the manual pages, between markers:

    .\" BEGIN app.atrest.Timer1
    .\" END app.atrest.Timer1
"""
import json

from contract.description import ContractError

PATH = "docs/man/app.atrest.Atrest.5"
COMMANDS = "docs/man/atrest.1"


def page(contract, text):
    """The text of the page with new lists. What is outside of the markers stays."""
    for interface in contract.interfaces:
        if interface.is_in_manual:
            text = replaced(text, interface.name, members(interface))
    errors = [[f".It Li app.atrest.Error.{name}", *sentences(when)] for name, when in contract.errors]
    return replaced(text, "errors", sum(errors, []))


def commands(schemas, text):
    """The text of the page of the commands with what `--json` prints, which the schemas describe."""
    lines = [".Bl -tag -width Ds"]
    for schema in map(json.loads, schemas):
        form = schema.get("items", schema)
        verbs = schema["title"].replace("atrest ", "").replace(" --json", "").replace("--", r"\-\-")
        lines += [f".It Cm {verbs}", *sentences(schema["description"].replace("`", ""))]
        if verbs == "status":
            lines += [".Bl -tag -width Ds -compact"]
            for name, value in form["properties"].items():
                lines += [f".It Li {name}", *sentences(value.get("description", "").replace("`", ""))]
            lines += [".El"]
        else:
            names = [name for name in form["properties"] if name != "schema"]
            lines += [f"{'An array of objects' if 'items' in schema else 'An object'} with", f".Li {' , '.join(names)} ."]
    return replaced(text, "json", [*lines, ".El"], COMMANDS)


def replaced(text, name, lines, path=PATH):
    old = text.split("\n")
    begin, end = rf".\" BEGIN {name}", rf".\" END {name}"
    if begin not in old or end not in old or old.index(begin) > old.index(end):
        raise ContractError(f"{path}: The markers of {name} are missing.")
    return "\n".join(old[:old.index(begin) + 1] + lines + old[old.index(end):])


def members(interface):
    lists = {"Properties": interface.properties, "Methods": interface.methods, "Signals": interface.signals}
    lines = paragraphs(interface.paragraphs)
    for title, items in lists.items():
        if items:
            lines += [f".Ss {title}", ".Bl -tag -width Ds", *sum(map(member, items), []), ".El"]
    return lines


def member(each):
    if each.kind == "property":
        access = ", writable" if each.is_writable else ""
        first = f".It Va {each.name} No ({each.signature}{access})"
    else:
        results = [one.signature for one in each.outputs]
        arguments = [f'"{one.signature} {one.name}"' for one in each.arguments if one not in each.outputs]
        first = " ".join([".It Fn", each.name, *arguments, *([r"No \(->"] if results else []), *results])
    meanings = [
        [f".It Fa {one.name}", *sentences(each.meanings[one.name])]
        for one in each.arguments if one.name in each.meanings]
    lines = [first, *paragraphs(each.paragraphs)]
    if meanings:
        lines += [".Bl -tag -width Ds -compact", *sum(meanings, []), ".El"]
    if each.errors:
        lines += ["Errors:", f".Li {' , '.join(each.errors)} ."]
    return lines


def paragraphs(texts):
    return sum([[".Pp", *sentences(text)] for text in texts], [])[1:]


def sentences(text):
    """One line for each sentence, as the language of manual pages asks."""
    lines, words = [], []
    for word in text.split():
        words.append(word)
        if word.endswith("."):
            lines.append(words)
            words = []
    return [escaped(" ".join(each)) for each in [*lines, words] if each]


def escaped(line):
    text = line.replace("\\", "\\e")
    return rf"\&{text}" if text.startswith((".", "'")) else text
