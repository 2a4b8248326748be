"""Rules about texts of the repository. Each has examples that it must find and others that it must pass, and they are
tried whenever the rule is."""
import re
from functools import cache

RULES = {}


class Files:
    """The text files of a tree, by path. A file that is not text is empty."""

    def __init__(self, tree):
        self.tree, self.names, self.text = tree, tree.names, cache(self.contents)
        # Whether the rules can expect all that there is in the repository.
        self.is_whole = {"Package.swift", "CONTRIBUTING.md"} <= set(self.names)

    def contents(self, name):
        data = (self.tree.folder / name).read_bytes() if name in self.names else b""
        try:
            return "" if b"\0" in data else data.decode()
        except UnicodeDecodeError:
            return ""

    def matching(self, pattern):
        """The path and the text of each file whose path begins with what matches."""
        expression = re.compile(pattern)
        return [(name, self.text(name)) for name in self.names if expression.match(name)]


class Example(Files):
    """Files that are not on a disk."""

    def __init__(self, texts):
        self.names, self.text, self.is_whole = sorted(texts), lambda name: texts.get(name, ""), False


def rule(check, catches=(), passes=()):
    """Makes a function a rule of a check. It gets Files and yields what it finds. An example is the files by path."""
    def add(function):
        RULES.setdefault(check, []).append((function, catches, passes))
        return function
    return add


def run(check, tree):
    """The files of a tree, and what the rules of a check find in them."""
    files, said = Files(tree), []
    for function, catches, passes in RULES[check]:
        name = function.__name__
        said += [f"{name} does not find this: {texts}" for texts in catches if not list(function(Example(texts)))]
        said += [f"{name} finds this: {found}" for texts in passes if (found := list(function(Example(texts))))]
        said += function(files)
    return files.names, list(dict.fromkeys(said))
