"""Chapters of the story: the agent or the window is ended, or gives no answer."""
import signal

from desktop import Failure, wait_for
from scene import BUTTON, begin, chapter


@chapter
def agent_away(scene):
    """The agent ends and comes back; the window says so and goes on."""
    desktop = scene.desktop
    desktop.atrest("start", "--ago", "5h")
    window = scene.open()
    window.wait("status bar", "Beginning to shift")
    desktop.end_agent(signal.SIGKILL)
    window.wait(None, containing="Not running")
    desktop.atrest("status")
    window.wait("status bar", "Beginning to shift")
    window.wait_gone(None, containing="Not running")


@chapter
def killed(scene):
    """What was done is there after the window was killed."""
    window = scene.open()
    begin(scene, window)
    window.press(BUTTON, containing="Add water")
    wait_for(lambda: scene.desktop.property("Water1", "TodayMilliliters") == 250, "a glass of water")
    scene.process.kill()
    scene.process.wait()
    window = scene.open()
    window.wait(BUTTON, "End")
    window.wait(BUTTON, containing="Today 250 ml")
