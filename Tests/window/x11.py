"""The parts of X11 that a test needs, through the libraries that GTK brings: keys, focus, damage."""
import ctypes
import os
import select
import time
from ctypes import POINTER, Structure, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p

x = ctypes.CDLL("libX11.so.6")
test = ctypes.CDLL("libXtst.so.6")
damage = ctypes.CDLL("libXdamage.so.1")
x.XOpenDisplay.restype = c_void_p
x.XOpenDisplay.argtypes = [c_char_p]
x.XStringToKeysym.restype = c_ulong
x.XStringToKeysym.argtypes = [c_char_p]
x.XDefaultRootWindow.restype = c_ulong
x.XKeysymToKeycode.argtypes = [c_void_p, c_ulong]
x.XKeysymToKeycode.restype = ctypes.c_ubyte
for function in (x.XDefaultRootWindow, x.XFlush, x.XCloseDisplay, x.XPending, x.XConnectionNumber):
    function.argtypes = [c_void_p]
x.XSync.argtypes = [c_void_p, c_int]
x.XFree.argtypes = [c_void_p]
x.XNextEvent.argtypes = [c_void_p, c_void_p]
x.XSelectInput.argtypes = [c_void_p, c_ulong, c_long]
x.XSetInputFocus.argtypes = [c_void_p, c_ulong, c_int, c_ulong]
x.XGetInputFocus.argtypes = [c_void_p, POINTER(c_ulong), POINTER(c_int)]
x.XQueryTree.argtypes = [
    c_void_p, c_ulong, POINTER(c_ulong), POINTER(c_ulong), POINTER(POINTER(c_ulong)), POINTER(c_uint)]
x.XMoveResizeWindow.argtypes = [c_void_p, c_ulong, c_int, c_int, c_uint, c_uint]
test.XTestFakeKeyEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
damage.XDamageQueryExtension.argtypes = [c_void_p, POINTER(c_int), POINTER(c_int)]
damage.XDamageCreate.argtypes = [c_void_p, c_ulong, c_int]
damage.XDamageCreate.restype = c_ulong


class Attributes(Structure):
    _fields_ = [
        ("x", c_int), ("y", c_int), ("width", c_int), ("height", c_int), ("border_width", c_int),
        ("depth", c_int), ("visual", c_void_p), ("root", c_ulong), ("class_", c_int),
        ("bit_gravity", c_int), ("win_gravity", c_int), ("backing_store", c_int),
        ("backing_planes", c_ulong), ("backing_pixel", c_ulong), ("save_under", c_int),
        ("colormap", c_ulong), ("map_installed", c_int), ("map_state", c_int),
        ("all_event_masks", c_long), ("your_event_mask", c_long), ("do_not_propagate_mask", c_long),
        ("override_redirect", c_int), ("screen", c_void_p)]


class DamageEvent(Structure):
    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("send_event", c_int), ("display", c_void_p),
        ("drawable", c_ulong), ("damage", c_ulong), ("level", c_int), ("more", c_int),
        ("timestamp", c_ulong), ("area", ctypes.c_short * 2), ("size", ctypes.c_ushort * 2),
        ("geometry", ctypes.c_short * 4)]


x.XChangeProperty.argtypes = [
    c_void_p, c_ulong, c_ulong, c_ulong, c_int, c_int, c_char_p, c_int]
x.XGetWindowAttributes.argtypes = [c_void_p, c_ulong, POINTER(Attributes)]
HANDLER = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)
# A window may end between two calls.
_ignore = HANDLER(lambda *_: 0)
x.XSetErrorHandler.argtypes = [HANDLER]
x.XSetErrorHandler(_ignore)

VIEWABLE = 2
REVERT_TO_PARENT = 2


class Display:
    """A connection to an X server."""

    def __init__(self, name):
        self.display = x.XOpenDisplay(name.encode())
        if not self.display:
            raise OSError(f"no display {name}")
        self.root = x.XDefaultRootWindow(self.display)

    def close(self):
        x.XCloseDisplay(self.display)

    # MARK: Windows

    def windows(self):
        """The windows that can be seen, the lowest first, as pairs with their attributes."""
        root, parent, count = c_ulong(), c_ulong(), c_uint()
        list_ = POINTER(c_ulong)()
        if not x.XQueryTree(self.display, self.root, byref(root), byref(parent), byref(list_), byref(count)):
            return []
        numbers = [list_[index] for index in range(count.value)]
        if list_:
            x.XFree(list_)
        found = []
        for number in numbers:
            attributes = Attributes()
            if x.XGetWindowAttributes(self.display, number, byref(attributes)):
                if attributes.map_state == VIEWABLE and attributes.width > 1:
                    found.append((number, attributes))
        return found

    def focus(self):
        """Gives the keyboard to the highest window, as a window manager does. Returns whether there is one."""
        managed = [number for number, attributes in self.windows() if not attributes.override_redirect]
        if not managed:
            return False
        now, revert = c_ulong(), c_int()
        x.XGetInputFocus(self.display, byref(now), byref(revert))
        if now.value != managed[-1]:
            x.XSetInputFocus(self.display, managed[-1], REVERT_TO_PARENT, 0)
            x.XSync(self.display, 0)
        return True

    def unfocus(self):
        """Takes the keyboard from all windows."""
        nowhere = 0
        x.XSetInputFocus(self.display, nowhere, REVERT_TO_PARENT, 0)
        x.XSync(self.display, 0)

    def place(self, x_, y, width, height):
        """Moves the highest window and gives it a size."""
        managed = [number for number, attributes in self.windows() if not attributes.override_redirect]
        x.XMoveResizeWindow(self.display, managed[-1], x_, y, width, height)
        x.XSync(self.display, 0)

    def set_resources(self, text):
        """Sets what programs read from the X resources, as in "Xft.dpi: 96"."""
        resource_manager, string, replace = 23, 31, 0
        data = text.encode()
        x.XChangeProperty(self.display, self.root, resource_manager, string, 8, replace, data, len(data))
        x.XSync(self.display, 0)

    # MARK: Keys

    def press(self, keys):
        """Presses keys together: "Tab", "Shift+Tab", "Control+z"."""
        self.focus()
        codes = []
        for part in keys.split("+"):
            symbol = {"Control": "Control_L", "Shift": "Shift_L", "Alt": "Alt_L"}.get(part, part)
            code = x.XKeysymToKeycode(self.display, x.XStringToKeysym(symbol.encode()))
            if not code:
                raise ValueError(f"no key {part}")
            codes.append(code)
        for code in codes:
            test.XTestFakeKeyEvent(self.display, code, 1, 0)
        for code in reversed(codes):
            test.XTestFakeKeyEvent(self.display, code, 0, 0)
        x.XSync(self.display, 0)


class Damage:
    """What is drawn on a display: the time of each change, and its size."""

    def __init__(self, name):
        self.own = Display(name)
        event, error = c_int(), c_int()
        if not damage.XDamageQueryExtension(self.own.display, byref(event), byref(error)):
            raise OSError("the display has no damage extension")
        self.type = event.value
        raw_rectangles = 0
        damage.XDamageCreate(self.own.display, self.own.root, raw_rectangles)
        x.XSync(self.own.display, 0)

    def events(self, seconds):
        """The changes until the time is over, as (seconds since the clock's start, width, height)."""
        deadline = time.monotonic() + seconds
        buffer = ctypes.create_string_buffer(256)
        while True:
            while x.XPending(self.own.display):
                x.XNextEvent(self.own.display, buffer)
                event = ctypes.cast(buffer, POINTER(DamageEvent)).contents
                if event.type == self.type:
                    yield time.monotonic(), event.size[0], event.size[1]
            left = deadline - time.monotonic()
            if left <= 0:
                return
            select.select([x.XConnectionNumber(self.own.display)], [], [], left)

    def close(self):
        self.own.close()


def switches(process):
    """How often each thread of a process has waited so far."""
    counts = {}
    for task in os.listdir(f"/proc/{process}/task"):
        try:
            with open(f"/proc/{process}/task/{task}/status") as status:
                counts[task] = sum(int(line.split()[1]) for line in status if line.startswith("voluntary"))
        except FileNotFoundError:
            pass
    return counts


def processor_time(process):
    """The seconds that all threads of a process have run so far, also those that have ended."""
    with open(f"/proc/{process}/stat") as status:
        fields = status.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def loop_time(process):
    """The seconds that the first thread of a process has run so far."""
    with open(f"/proc/{process}/task/{process}/schedstat") as times:
        return int(times.read().split()[0]) / 1e9


def memory(process):
    """The proportional share of memory of a process in MB."""
    with open(f"/proc/{process}/smaps_rollup") as rollup:
        for line in rollup:
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0
