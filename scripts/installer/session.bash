# shellcheck shell=bash
# The session of the user who installs. scripts/install reads this file and sets the variables.
# shellcheck disable=SC2154

# Calls the session bus itself. Fails if there is none, and never starts one.
ask_bus() { # ask_bus MEMBER [ARGUMENT...]
    [ -n "${DBUS_SESSION_BUS_ADDRESS:-}" ] || [ -S "${XDG_RUNTIME_DIR:-/nonexistent}/bus" ] ||
        return 1
    local member=$1
    shift
    dbus-send --session --print-reply=literal --reply-timeout=5000 --dest=org.freedesktop.DBus \
        /org/freedesktop/DBus "org.freedesktop.DBus.$member" "$@" 2>/dev/null
}

# Calls the user's service manager. Fails if none is running.
manager() {
    [ -S "${XDG_RUNTIME_DIR:-/nonexistent}/systemd/private" ] || return 1
    systemctl --user --quiet "$@" >/dev/null 2>&1
}

reload() {
    ask_bus ReloadConfig >/dev/null || :
    manager daemon-reload || :
}

# Prints the process that owns a name on the bus. Fails if there is none, or if it runs another program.
program_of() { # program_of NAME PROGRAM
    local pid program
    pid=$(ask_bus GetConnectionUnixProcessID "string:$1") || return 1
    pid=${pid##* }
    program=$(readlink "/proc/$pid/exe") || return 1
    case ${program##*/} in
        "$2" | "$2 (deleted)") printf '%s' "$pid" ;;
        *) return 1 ;;
    esac
}

# Asks the window of this bus to close. Fails if there is none.
stop_window() {
    local pid
    pid=$(program_of "$name.Window" atrest-window) && kill -TERM "$pid"
}

# Asks the agent of this bus to end. Fails if there is none.
stop_agent() {
    local pid tries
    pid=$(program_of "$name" atrestd) || return 1
    kill -TERM "$pid" || return 1
    for ((tries = 0; tries < 100; tries++)); do
        # Not `kill -0`: a process that has ended keeps its number until its parent waits for it.
        readlink "/proc/$pid/exe" >/dev/null || return 0
        sleep 0.1
    done
    fail 1 "The agent that is running (process $pid) does not stop. Please stop it. Its fast is safe on disk."
}
