"""A headless Chromium that is driven through a pipe, so it needs no port. It ends with all its
children, and its files are removed."""

import base64
import contextlib
import ctypes
import fcntl
import itertools
import json
import os
import pathlib
import select
import shutil
import signal
import sys
import tempfile

PROGRAMS = ["chromium", "chromium-browser", "google-chrome"]

# How long to wait for an answer of the browser, in seconds.
PATIENCE = 60

# How large a page is drawn if no one looks at it. The sizes and places in the page stay the same, and drawing costs little.
SMALL = 0.05


class BrowserFailure(Exception):
    """The browser did not start, went away, or refused a command."""


class Browser:
    """Chromium with a pipe on its descriptors 3 and 4: messages in JSON, a NUL after each."""

    def __init__(self, program, folder):
        self.events = []
        self._last_id = 0
        self._received = b""
        self._complaints = pathlib.Path(folder, "complaints")
        commands, self._commands = high_pipe()
        self._answers, answers = high_pipe()
        os.posix_spawn(
            program, [program, *self._arguments(folder)], self._environment(folder),
            file_actions=[
                (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
                (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
                (os.POSIX_SPAWN_OPEN, 2, self._complaints, os.O_WRONLY | os.O_CREAT, 0o600),
                (os.POSIX_SPAWN_DUP2, commands, 3),
                (os.POSIX_SPAWN_DUP2, answers, 4),
            ])
        os.close(commands)
        os.close(answers)

    @staticmethod
    def _arguments(folder):
        arguments = [
            "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={folder}/profile",
            "--no-first-run", "--no-default-browser-check", "--disable-extensions",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--disable-breakpad", "--disable-gpu", "--disable-dev-shm-usage",
            "--password-store=basic", "--use-mock-keychain", "--force-color-profile=srgb",
        ]
        # The page is our own. The sandbox refuses to run for root, and for other users it needs a
        # helper that runs as root or namespaces, which not every machine has.
        return arguments + ["--no-sandbox", "about:blank"]

    @staticmethod
    def _environment(folder):
        """The browser writes only to the folder and has no session bus."""
        environment = dict(os.environ, HOME=folder, TMPDIR=folder, LC_ALL="C.UTF-8",
                           DBUS_SESSION_BUS_ADDRESS="disabled:")
        for name in list(environment):
            if name.startswith("XDG_"):
                del environment[name]
        return environment

    def call(self, method, session=None, **parameters):
        """Sends a command and returns its result. Events that come before it go to `events`."""
        self._last_id += 1
        message = {"id": self._last_id, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        try:
            os.write(self._commands, json.dumps(message).encode() + b"\0")
        except BrokenPipeError:
            raise BrowserFailure(self._last_words()) from None
        while True:
            answer = self._next()
            if answer.get("id") != self._last_id:
                self.events.append(answer)
            elif "error" in answer:
                raise BrowserFailure(f"{method}: {answer['error']['message']}")
            else:
                return answer["result"]

    def wait_for(self, method, **parameters):
        """Waits for an event with these parameters."""
        seen = 0
        while True:
            for event in self.events[seen:]:
                if event["method"] == method and parameters.items() <= event["params"].items():
                    return
            seen = len(self.events)
            self.events.append(self._next())

    def _next(self):
        while b"\0" not in self._received:
            if not select.select([self._answers], [], [], PATIENCE)[0]:
                raise BrowserFailure("The browser does not answer.")
            part = os.read(self._answers, 1 << 20)
            if not part:
                raise BrowserFailure(self._last_words())
            self._received += part
        message, _, self._received = self._received.partition(b"\0")
        return json.loads(message)

    def _last_words(self):
        lines = self._complaints.read_text(errors="replace").splitlines()
        return "\n".join(["The browser ended by itself.", *lines[-8:]])


def adopt_orphans():
    """Makes this process the parent of its descendants whose parents end."""
    set_child_subreaper = 36
    ctypes.CDLL(None).prctl(set_child_subreaper, 1, 0, 0, 0)


def end_children():
    """Ends every process that descends from this one."""
    children = pathlib.Path(f"/proc/self/task/{os.getpid()}/children")
    while pids := children.read_text().split():
        for pid in map(int, pids):
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)


def high_pipe():
    """A pipe whose descriptors are not 3 and 4, which the browser gets."""
    ends = []
    for end in os.pipe():
        ends.append(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10))
        os.close(end)
    return ends


class Page:
    """A file in a tab."""

    def __init__(self, browser, file, library):
        """`library`: functions for the expressions of `evaluate`, among them `frames(count)`."""
        self.browser = browser
        self._library = library
        self.address = file.resolve().as_uri()
        self._target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = browser.call(
            "Target.attachToTarget", targetId=self._target, flatten=True)["sessionId"]
        self._scale = SMALL
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")
        self.call("Page.setLifecycleEventsEnabled", enabled=True)

    def close(self):
        """Closes the tab, and forgets what happened in it."""
        self.browser.call("Target.closeTarget", targetId=self._target)
        self.browser.events.clear()

    def call(self, method, **parameters):
        return self.browser.call(method, self._session, **parameters)

    def open(self, width=1280, height=800, reduced_motion=False, scripts=True,
             scheme="dark", scale=SMALL):
        """Loads the page again in a window of this size and waits until it is drawn. A screenshot needs the scale 1."""
        self._scale = scale
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False, scale=scale)
        wish = "reduce" if reduced_motion else "no-preference"
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-reduced-motion", "value": wish},
                            {"name": "prefers-color-scheme", "value": scheme}])
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        answer = self.call("Page.navigate", url=self.address)
        if "errorText" in answer:
            raise BrowserFailure(f"{self.address} cannot be opened: {answer['errorText']}")
        self.browser.wait_for("Page.lifecycleEvent", name="load", loaderId=answer["loaderId"])
        self.evaluate(self._library)
        if scripts:
            self.evaluate("frames(3)")

    def evaluate(self, expression):
        """The value of an expression in the page. A promise is awaited."""
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserFailure(details.get("exception", details).get("description", expression))
        return answer["result"].get("value")

    def press(self, key, code, text=""):
        """Presses a key. Some, such as Enter, have an effect only with their text."""
        for kind in ["keyDown" if text else "rawKeyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key,
                      windowsVirtualKeyCode=code, **({"text": text} if text else {}))

    def mouse(self, kind, x, y, **more):
        """Sends an event of the mouse at a place in the page. The browser wants the place in the picture."""
        self.call("Input.dispatchMouseEvent", type=kind, x=x * self._scale, y=y * self._scale, **more)

    def screenshot(self, file):
        picture = self.call("Page.captureScreenshot", format="png")["data"]
        file.write_bytes(base64.b64decode(picture))


def check_silence(page):
    """The page wrote nothing to the console and loaded nothing. This check reads the past: run it last."""
    for event in page.browser.events:
        parameters = event.get("params", {})
        match event.get("method"):
            case "Runtime.consoleAPICalled":
                words = [str(part.get("value", part.get("description"))) for part in
                         parameters["args"]]
                yield f"The page wrote to the console: {' '.join(words)}"
            case "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                words = details.get("exception", {}).get("description", details["text"])
                yield f"The page threw an exception: {words}"
            case "Log.entryAdded":
                yield f"The browser complained of the page: {parameters['entry']['text']}"
            case "Network.requestWillBeSent":
                address = parameters["request"]["url"]
                if address != page.address and not address.startswith("data:"):
                    yield f"The page asked for {address}."


def find_chromium():
    """The path of Chromium; None if it is not installed.

    A snap does not count: it sees neither our file nor our pipe.
    """
    paths = filter(None, map(shutil.which, PROGRAMS))
    return next((path for path in paths if not is_snap(path)), None)


def is_snap(path):
    """Whether a program is a snap, or a script that starts one."""
    target = pathlib.Path(path).resolve()
    if target.name == "snap" or target.is_relative_to("/snap"):
        return True
    with open(target, "rb") as file:
        start = file.read(4096)
    return start.startswith(b"#!") and b"/snap/" in start


@contextlib.contextmanager
def browsing(program):
    """A browser with its own folder. Both are removed afterwards, even after a signal."""
    def leave(number, _):
        sys.exit(128 + number)

    signals = [signal.SIGTERM, signal.SIGHUP, signal.SIGINT]
    for number in signals:
        signal.signal(number, leave)
    adopt_orphans()
    # The browser makes a socket below the folder, whose path must have less than 108 bytes.
    parent = tempfile.gettempdir()
    if len(parent) > 40:
        parent = "/tmp"
    with tempfile.TemporaryDirectory(prefix="check-page-", dir=parent) as folder:
        try:
            yield Browser(program, folder)
        finally:
            for number in signals:
                signal.signal(number, signal.SIG_IGN)
            end_children()


def check_pages(read, library, failures):
    """The program: checks all pages that are named in one browser, and returns its status.

    `read` makes of the words for a page what `failures` wants, with its `file`.
    """
    program = find_chromium()
    if program is None:
        print("Chromium is not installed. A snap does not count.")
        return 77
    if sys.argv[1:] == ["--find"]:
        print(program)
        return 0
    groups = itertools.groupby(sys.argv[1:], lambda word: word == "--")
    given = [read(list(words)) for is_between, words in groups if not is_between] or [read([])]
    status = 0
    try:
        with browsing(program) as browser:
            for one in given:
                page = Page(browser, one.file, library)
                # A failure at every opening is printed once.
                for sentence in dict.fromkeys(failures(page, one)):
                    print(f"{one.file.stem}: {' '.join(sentence.split())}")
                    status = 1
                page.close()
    except BrowserFailure as failure:
        print(failure)
        return 3
    return status
