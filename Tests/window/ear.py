"""What a person hears: Orca on the desktop of a test, with a speech synthesizer that writes down what it would say.

Orca speaks through speech-dispatcher, over a socket. Here the other end of the socket is this program, which knows
as much of the protocol (SSIP) as Orca uses. So nothing sounds, and each line is there as soon as Orca has said it.
"""
import html
import queue
import re
import shutil
import socket
import threading

from desktop import SECONDS

# What Orca reads from the folder of its user.
SETTINGS = """
from orca import settings
# Beside other load it may take longer to start.
settings.timeoutTime = 0
"""
# What else there could be: a braille display, sounds, and the names of the keys that are pressed.
OFF = "braille,braille-monitor,sound,key-echo"


def reason_against():
    """Why this machine has no ear, or None."""
    return None if shutil.which("orca") else "orca is not installed"


def version():
    """The number of Orca, without what is after the dot."""
    from orca import orca_platform
    return orca_platform.version.partition(".")[0]


class Synthesizer:
    """The end of Orca's socket. Its queue has what is said, in order."""

    def __init__(self, path):
        self.said = queue.SimpleQueue()
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.bind(str(path))
        self.socket.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                connection, _ = self.socket.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection):
        with connection, connection.makefile("rwb") as stream:
            def answer(*lines):
                stream.write("".join(f"{line}\r\n" for line in lines).encode())
                stream.flush()

            def text():
                lines = []
                while (line := stream.readline().rstrip(b"\r\n")) != b"." and line is not None:
                    lines.append(line[1:] if line.startswith(b"..") else line)
                return b" ".join(lines).decode()

            for number, line in enumerate(stream):
                verb, *arguments = line.decode().split(None, 1)
                verb = verb.upper()
                if verb == "SPEAK":
                    answer("230 OK RECEIVING DATA")
                    self.said.put(plain(text()))
                elif verb in ("CHAR", "KEY"):
                    self.said.put(arguments[0].strip())
                elif verb == "QUIT":
                    return answer("231 HAPPY HACKING")
                if verb in ("SPEAK", "CHAR", "KEY", "SOUND_ICON"):
                    answer(f"225-{number}", "225 OK MESSAGE QUEUED")
                elif verb == "HISTORY":
                    answer("245-1", "245 OK CLIENT ID SENT")
                elif verb in ("LIST", "GET"):
                    answer("250-en", "250 OK")
                else:
                    answer("200 OK")

    def close(self):
        self.socket.close()


def plain(markup):
    """The words of a line of SSML."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", "", markup)).split())


class Ear:
    """Orca, and what it has said."""

    def __init__(self, desktop, **variables):
        folder = desktop.folder / "run/speech"
        folder.mkdir()
        self.synthesizer = Synthesizer(folder / "socket")
        home, own = desktop.folder / "orca", desktop.folder / "own"
        home.mkdir()
        (home / "orca-customizations.py").write_text(SETTINGS)
        # Orca ends itself, or others, if another Orca of the same user runs. Here it finds none.
        own.mkdir()
        (own / "pgrep").write_text("#!/bin/sh\nexit 1\n")
        (own / "pgrep").chmod(0o755)
        self.process = desktop.start(
            "/usr/bin/orca", "--user-prefs", str(home), "--disable", OFF,
            SPEECHD_ADDRESS=f"unix_socket:{folder}/socket", PYTHONDONTWRITEBYTECODE="1",
            PATH=f"{own}:{desktop.environment['PATH']}", **variables)

    def line(self, seconds=SECONDS):
        """The next line that is said. None if none is said within the time."""
        try:
            return self.synthesizer.said.get(timeout=seconds)
        except queue.Empty:
            return None
