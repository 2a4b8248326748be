"""What must hold on every screen for someone who cannot see it, or has no pointer."""
from desktop import Failure

# The window manager closes a window and gives it a size; these buttons are never reached with Tab.
WINDOW_BUTTONS = ("Minimize", "Maximize", "Restore", "Close")
# In these, Tab stops once and the arrow keys do the rest.
LISTS = ("list", "list box", "table", "tree table", "menu", "tab list", "radio group", "popup")


def reading_order(program, is_right_to_left=False):
    """The order of the tree is that of the eyes: downwards, and in a line in the direction of the text."""
    findings = []

    def box(node):
        """The place of everything in it that is spoken, or None."""
        boxes = [each.extents for each in node.walk() if each.spoken.strip() and each.is_shown]
        boxes = [each for each in boxes if each and each[2] > 0 and each[3] > 0]
        if not boxes:
            return None
        left, top = min(each[0] for each in boxes), min(each[1] for each in boxes)
        right = max(each[0] + each[2] for each in boxes)
        bottom = max(each[1] + each[3] for each in boxes)
        return left, top, right, bottom

    def check(node):
        shown = [child for child in node.children if child.is_shown]
        if shown and all(child.role == "image" for child in shown):
            return  # The parts of one picture.
        placed = [(child, place) for child in shown if (place := box(child))]
        for (first, a), (second, b) in zip(placed, placed[1:]):
            above = b[3] <= a[1] + 2
            share = min(a[3], b[3]) - max(a[1], b[1])
            beside = share > min(a[3] - a[1], b[3] - b[1]) / 2
            wrong = b[0] >= a[2] - 2 if is_right_to_left else b[2] <= a[0] + 2
            if above or (beside and wrong):
                findings.append(f"{label(second)} {b} is read after {label(first)} {a}")
        for child in shown:
            if child.role not in ("button", "toggle button"):
                check(child)

    check(program.root)
    if findings:
        raise Failure("reading order: " + "; ".join(findings))


def label(node):
    """What tells a widget from others in a message."""
    return f"{node.role} " + repr(next((each.spoken for each in node.walk() if each.spoken.strip()), ""))


def name_of(node):
    """What a reader says of a widget: its name, the text in a button, or its label."""
    if node.name.strip():
        return node.name
    if node.called.strip():
        return node.called
    if node.role in ("list item", "row", "cell", "group"):
        # Its content is its name. A row of a list that is a group is one too, in GTK 4.18.
        return " ".join(each.spoken for each in node.walk() if each.spoken.strip())
    return ""


def everything_is_named(program):
    """Everything that takes the focus says what it is. So does every picture."""
    nameless = [
        node for node in program.shown()
        if ("focusable" in node.states or node.role in ("image", "icon")) and not name_of(node)
        and node.role not in ("scroll pane", "list", "list box", "viewport", "panel", "filler")]
    pictures = [node for node in nameless if node.role in ("image", "icon")]
    # The picture in a button that has a name is part of it.
    nameless = [
        node for node in nameless
        if node not in pictures or not (node.parent and name_of(node.parent))]
    if nameless:
        raise Failure("no name: " + ", ".join(f"{n} at {n.extents} in {n.parent}" for n in nameless))


def place(node):
    return node.bus_name, node.path


def walk_with_tab(program, limit=80):
    """Presses Tab until the focus is where it was first. Returns the places that had it, in order."""
    seen = []
    for _ in range(limit):
        now = program.reader.move_focus("Tab")
        if now in seen:
            return seen
        seen.append(now)
    raise Failure(f"Tab does not come back within {limit} steps")


def keyboard_reaches_everything(program):
    """Everything that takes the focus is reached with Tab, or with the arrow keys in a list."""
    reached = set(walk_with_tab(program))
    left = unreached(program, reached)
    if left:
        # A screen that has just opened sets the focus itself. Beside other load that may come during the walk, and
        # end it early.
        left = unreached(program, reached | set(walk_with_tab(program)))
    if left:
        raise Failure("not reached with the keyboard: " + ", ".join(
            f"{n} at {n.extents} in {n.parent}" for n in left))


def unreached(program, reached):
    """What takes the focus and is neither among these places nor around or in a list with one."""
    left = []
    for node in program.shown():
        if not {"focusable", "sensitive"} <= node.states or place(node) in reached:
            continue
        if node.name in WINDOW_BUTTONS or node.role in ("scroll pane", "list", "list box", "viewport"):
            continue
        # What is in a row that is closed.
        if (extents := node.extents) and not any(extents[2:]):
            continue
        around, parent = [], node.parent
        while parent:
            around.append(parent.role)
            parent = parent.parent
        inside = any(place(each) in reached for each in node.walk())
        if inside or any(role in LISTS for role in around):
            continue
        left.append(node)
    return left


def screen(program, is_right_to_left=False):
    """All of it, for the screen that is shown. A widget that is made again meanwhile begins a check again."""
    def check(function, *arguments):
        program.reader.settle(lambda: (function(program, *arguments), True), function.__name__)

    check(everything_is_named)
    check(reading_order, is_right_to_left)
    check(keyboard_reaches_everything)
