"""Prints the accessibility tree as a screen reader gets it: one line for each node, indented."""

import pyatspi
from gi.repository import GLib

# States that a screen reader speaks or acts upon.
STATES = ["focused", "focusable", "checked", "selected", "expanded", "multiselectable"]


def line(node):
    names = [pyatspi.stateToString(state) for state in node.getState().getStates()]
    spoken = [name for name in STATES if name in names]
    description = f" ({node.description})" if node.description else ""
    return " ".join([f"[{node.getRoleName()}]", f"'{node.name}'{description}", *spoken])


def show(node, depth):
    try:
        print("  " * depth + line(node))
        for child in node:
            if child is not None:
                show(child, depth + 1)
    except GLib.GError:
        # It has gone while it was read; who waits for something looks again.
        pass


for application in pyatspi.Registry.getDesktop(0):
    if application is not None:
        show(application, 0)
