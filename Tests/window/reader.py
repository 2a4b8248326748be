"""What a screen reader knows of a program, and what it can do with it.

It speaks AT-SPI on the accessibility bus, as the library of screen readers does, and keeps no cache. Widgets
are found by role and name only.
"""
from gi.repository import Gio, GLib

from desktop import SECONDS, Failure, wait_for

PREFIX = "org.a11y.atspi"
ROOT = "/org/a11y/atspi/accessible/root"
LABELLED_BY = 2
# The numbers are those of AT-SPI; some roles have other names in other versions.
ROLES = {
    2: "alert", 5: "calendar", 7: "check box", 11: "combo box", 16: "dialog", 18: "drawing area",
    20: "filler", 23: "frame", 26: "icon", 27: "image", 29: "label", 31: "list", 32: "list item",
    33: "menu", 35: "menu item", 37: "tab", 38: "tab list", 39: "panel", 40: "password", 41: "popup",
    42: "progress bar", 43: "button", 44: "radio button", 48: "scroll bar", 49: "scroll pane",
    50: "separator", 51: "slider", 52: "spin button", 54: "status bar", 55: "table", 56: "cell",
    57: "column header", 58: "row header", 61: "text", 62: "toggle button", 63: "tool bar",
    64: "tooltip", 66: "tree table", 67: "unknown", 68: "viewport", 69: "window", 75: "application",
    79: "entry", 81: "caption", 83: "heading", 85: "section", 88: "link", 90: "row", 98: "list box",
    99: "group", 101: "notification", 110: "landmark", 111: "log", 112: "marquee", 115: "timer",
    116: "static", 130: "switch",
}
STATES = {
    1: "active", 4: "checked", 5: "collapsed", 8: "enabled", 9: "expandable", 10: "expanded",
    11: "focusable", 12: "focused", 16: "modal", 20: "pressed", 22: "selectable", 23: "selected",
    24: "sensitive", 25: "showing", 30: "visible", 7: "editable", 43: "read-only",
}


class Gone(Exception):
    """A widget that does not exist any more."""


class Node:
    """A widget as a screen reader sees it, at one instant."""

    def __init__(self, reader, bus_name, path, parent=None):
        self.reader, self.bus_name, self.path, self.parent = reader, bus_name, path, parent
        values = self.ask(
            "org.freedesktop.DBus.Properties", "GetAll", GLib.Variant("(s)", (f"{PREFIX}.Accessible",)))[0]
        self.name = values.get("Name") or ""
        self.description = values.get("Description") or ""
        number = self.ask("Accessible", "GetRole")[0]
        self.role = ROLES.get(number, f"role {number}")
        low, high = self.ask("Accessible", "GetState")[0]
        bits = low | high << 32
        self.states = {name for bit, name in STATES.items() if bits >> bit & 1}
        # Most widgets have nothing below them, and are not asked for it.
        self._children = [] if values.get("ChildCount") == 0 else None
        self._interfaces = None
        if "showing" in self.states and self.role not in ("frame", "window", "dialog", "application"):
            reader.knows_showing = True

    def ask(self, interface, method, arguments=None):
        full = interface if "." in interface else f"{PREFIX}.{interface}"
        return self.reader.call(self.bus_name, self.path, full, method, arguments)

    @property
    def interfaces(self):
        if self._interfaces is None:
            self._interfaces = {
                each.rsplit(".", 1)[-1] for each in self.ask("Accessible", "GetInterfaces")[0]}
        return self._interfaces

    @property
    def children(self):
        """What is directly below. Nothing is below a widget that has gone meanwhile."""
        if self._children is None:
            self._children = []
            try:
                children = self.ask("Accessible", "GetChildren")[0]
            except Gone:
                children = []
            for name, path in children:
                # The path of a widget that nothing shows is null.
                if path != "/org/a11y/atspi/null":
                    try:
                        self._children.append(Node(self.reader, name, path, self))
                    except Gone:
                        pass
        return self._children

    def walk(self):
        """The widget and all below it, in the order in which they are read."""
        yield self
        for child in self.children:
            yield from child.walk()

    def walk_shown(self):
        """The same without what cannot be seen. Below that nothing can."""
        if self.is_shown:
            yield self
            for child in self.children:
                yield from child.walk_shown()

    @property
    def is_shown(self):
        """Whether the widget and everything around it can be seen."""
        needed = {"visible", "showing"} if self.reader.knows_showing else {"visible"}
        node = self
        while node and node.role != "application":
            if not needed <= node.states:
                return False
            node = node.parent
        return True

    @property
    def text(self):
        """What is written in it."""
        if "Text" not in self.interfaces:
            return self.name
        length = self.ask(
            "org.freedesktop.DBus.Properties", "Get",
            GLib.Variant("(ss)", (f"{PREFIX}.Text", "CharacterCount")))[0]
        return self.ask("Text", "GetText", GLib.Variant("(ii)", (0, length)))[0]

    @property
    def called(self):
        """Its name, or what is written on the widget that labels it. Readers do the same."""
        if not self.name:
            for name, path in self.relations.get(LABELLED_BY, []):
                label = Node(self.reader, name, path)
                return label.name or label.text
        return self.name

    @property
    def spoken(self):
        # GTK 4.18 names an entry of a menu by its label alone.
        name = self.called if self.role == "menu item" else self.name
        return " ".join(filter(None, (name, self.description))) or (
            self.text if self.role in ("label", "status bar", "text", "entry") else "")

    @property
    def extents(self):
        """The place in the window: x, y, width, height."""
        if "Component" not in self.interfaces:
            return None
        return self.ask("Component", "GetExtents", GLib.Variant("(u)", (1,)))[0]

    @property
    def relations(self):
        return dict(self.ask("Accessible", "GetRelationSet")[0])

    @property
    def actions(self):
        """The names of its actions."""
        if "Action" not in self.interfaces:
            return []
        count = self.ask(
            "org.freedesktop.DBus.Properties", "Get",
            GLib.Variant("(ss)", (f"{PREFIX}.Action", "NActions")))[0]
        return [
            self.ask("Action", "GetName", GLib.Variant("(i)", (index,)))[0] for index in range(count)]

    @property
    def value(self):
        return self.ask(
            "org.freedesktop.DBus.Properties", "Get",
            GLib.Variant("(ss)", (f"{PREFIX}.Value", "CurrentValue")))[0]

    def __repr__(self):
        return f"{self.role} {self.name!r}"

    # MARK: Acting

    def press(self):
        """Presses a button, or does what a switch or a row does. Uses the keyboard if it has no action."""
        for index, name in enumerate(self.actions):
            if name.split(".")[-1] in ("click", "press", "toggle", "activate"):
                self.ask("Action", "DoAction", GLib.Variant("(i)", (index,)))
                return
        self.focus()
        self.reader.keys("Return")

    def focus(self):
        """Moves the keyboard focus to it."""
        self.ask("Component", "GrabFocus")
        self.reader.settle(lambda: "focused" in Node(self.reader, self.bus_name, self.path).states
                           or self.reader.focused_below(self), f"the focus on {self}")

    def write(self, text):
        """Replaces what is written in it."""
        self.ask("EditableText", "SetTextContents", GLib.Variant("(s)", (text,)))

    def set_value(self, value):
        self.ask(
            "org.freedesktop.DBus.Properties", "Set",
            GLib.Variant("(ssv)", (f"{PREFIX}.Value", "CurrentValue", GLib.Variant("d", value))))


class Reader:
    """A screen reader on a desktop."""

    def __init__(self, desktop):
        self.desktop = desktop
        address = desktop.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        self.bus.set_exit_on_close(False)
        self.events = []
        # GTK 4.8 tells only of windows whether they are showing.
        self.knows_showing = False
        self.bus.signal_subscribe(
            None, f"{PREFIX}.Event.Object", None, None, None, Gio.DBusSignalFlags.NONE, self._note)
        for event in ("object:", "window:"):
            self.call(f"{PREFIX}.Registry", "/org/a11y/atspi/registry", f"{PREFIX}.Registry", "RegisterEvent",
                      GLib.Variant("(sass)", (event, [], "")))
        self.keyboard = self.program = None

    def close(self):
        self.bus.close_sync(None)

    def _note(self, _, sender, path, interface, member, arguments):
        # The detail of a state change, and the text of an announcement.
        values = arguments.unpack()
        self.events.append((sender, path, member, values[0], values[1], values[3]))

    def call(self, name, path, interface, method, arguments=None):
        try:
            answer = self.bus.call_sync(
                name, path, interface, method, arguments, None, Gio.DBusCallFlags.NO_AUTO_START
                if interface.startswith(f"{PREFIX}.Acc") else Gio.DBusCallFlags.NONE, SECONDS * 1000, None)
        except GLib.Error as error:
            if any(part in error.message for part in
                   ("UnknownObject", "UnknownMethod", "ServiceUnknown", "NoReply", "Disconnected", "InvalidArgs")):
                raise Gone(f"{interface}.{method} {path}: {error.message}") from error
            raise
        return answer.unpack() if answer else ()

    def keys(self, *names):
        """Presses keys one after the other, as in "Tab" or "Control+z", in the window that has the keyboard."""
        for name in names:
            if self.program:
                self.settle(self._has_keyboard, "the keyboard for a window")
            self.keyboard.press(name)

    def _has_keyboard(self):
        """Whether the window that the display gives the keyboard knows it. A message in front comes first."""
        windows = [node for node in self.program.root.children if "visible" in node.states]
        modal = [node for node in windows if "modal" in node.states]
        active = [node for node in windows if "active" in node.states]
        if not active:
            # GTK 4.8 says of a dialog only that it is there.
            return any(node.role != "frame" for node in modal)
        return any(node in (modal or windows) for node in active)

    def move_focus(self, key):
        """Presses a key that moves the focus. Returns what has it then, as a bus name and a path."""
        def last():
            return next(
                ((sender, path) for sender, path, member, detail, is_on, _ in reversed(self.events)
                 if member == "StateChanged" and detail == "focused" and is_on), None)

        def focused():
            # A screen that opens takes the focus too. Its event may come at the same time.
            place = last()
            if place and place != before and "focused" in Node(self, *place).states and place == last():
                return place
            return None

        for seconds in (5, 10, SECONDS):
            # A window that gets the keyboard says again what has the focus. That is not what the key did.
            before = last()
            self.events.clear()
            self.keys(key)
            try:
                return self.settle(focused, f"the focus after {key}", seconds)
            except Failure:
                # A screen that has just opened sets the focus itself, after the key had moved it.
                if seconds == SECONDS:
                    raise

    # MARK: Finding

    def application(self, process):
        """The program with this process, or None."""
        for name, path in self.call(f"{PREFIX}.Registry", ROOT, f"{PREFIX}.Accessible", "GetChildren")[0]:
            try:
                number = self.call(
                    "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                    "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)))[0]
                if number == process:
                    return Node(self, name, path)
            except (Gone, GLib.Error):
                pass
        return None

    def settle(self, condition, what, seconds=SECONDS):
        """Waits for a condition. A widget that disappears meanwhile counts as not yet."""
        def tried():
            # A window that has come, or is left after a dialog, gets the keyboard from its window manager.
            self.desktop.has_window()
            try:
                return condition()
            except Gone:
                return None
        return wait_for(tried, what, seconds)

    def focused_below(self, node):
        return any("focused" in each.states for each in Node(self, node.bus_name, node.path).walk())


class Program:
    """A running program with windows."""

    def __init__(self, reader, process):
        self.reader, self.process = reader, process
        reader.program = self

    @property
    def root(self):
        return self.reader.application(self.process)

    def shown(self):
        """Everything that can be seen now, in the order in which it is read. A widget is asked when its turn comes."""
        root = self.root
        return root.walk_shown() if root else iter(())

    def find(self, role=None, name=None, containing=None, within=None, having=None, naming=None):
        """The first widget that matches, or None.

        - name: the whole name. containing: a part of what is spoken. A no-break
          space is like any other. within: only below this widget.
        - having: a state.
        - naming: a part of the name, without the description.
        """
        roles = (role,) if isinstance(role, str) else role

        def matches(node):
            # A menu button is two widgets. The outer one is only there to hold the other and its menu.
            return (not (node.role == "button" and "focusable" not in node.states)
                    and (not roles or node.role in roles)
                    and (name is None or name == node.name or name == node.text or name == node.called)
                    and (containing is None or containing in node.spoken.replace("\u00a0", " "))
                    and (naming is None or naming in node.name)
                    and (having is None or having in node.states))

        for node in (within.walk() if within else self.shown()):
            try:
                if matches(node):
                    return node
            except Gone:
                pass
        return None

    def wait(self, role=None, name=None, **how):
        """Waits until a widget appears, and returns it."""
        return self._settle(lambda: self.find(role, name, **how), role, name, **how)

    def _settle(self, condition, role, name, **how):
        try:
            return self.reader.settle(condition, f"{role} {name or how.get('containing') or ''!r}")
        except Failure as failure:
            raise Failure(f"{failure}\nShown:\n{self.outline()}") from None

    def wait_gone(self, role=None, name=None, **how):
        """Waits until no widget matches."""
        try:
            self.reader.settle(
                lambda: not self.find(role, name, **how), f"no {role} {name or how.get('containing')!r}")
        except Failure as failure:
            raise Failure(f"{failure}\nShown:\n{self.outline()}") from None

    def press(self, role=None, name=None, **how):
        """Waits for a widget, and presses it. It may be made again between the two."""
        def pressed():
            node = self.find(role, name, **how)
            if node:
                node.press()
            return node
        return self._settle(pressed, role, name, **how)

    def outline(self):
        """What is shown, a line for each widget."""
        lines = []
        def add(node, depth):
            if not node.is_shown and node.role != "application":
                return
            try:
                text = f" = {node.text!r}" if node.text != node.name else ""
            except Gone:
                text = " (gone)"
            extra = ",".join(sorted(node.states & {"focusable", "focused", "checked", "expanded", "selected", "pressed"}))
            lines.append(f"{'  ' * depth}{node.role} {node.name!r}{text} [{extra}]"
                         + (f" ({node.description})" if node.description else ""))
            for child in node.children:
                add(child, depth + 1)
        if root := self.root:
            add(root, 0)
        return "\n".join(lines) or "(nothing)"
