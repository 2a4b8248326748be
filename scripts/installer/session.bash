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

# Asks the agent of this bus to end. Fails if there is none.
stop_agent() {
    local pid program tries
    pid=$(ask_bus GetConnectionUnixProcessID "string:$name") || return 1
    pid=${pid##* }
    program=$(readlink "/proc/$pid/exe") || return 1
    case ${program##*/} in
        atrestd | 'atrestd (deleted)') kill -TERM "$pid" || return 1 ;;
        *) return 1 ;;
    esac
    for ((tries = 0; tries < 100; tries++)); do
        # Not `kill -0`: a process that has ended keeps its number until its parent waits for it.
        readlink "/proc/$pid/exe" >/dev/null || return 0
        sleep 0.1
    done
    fail 1 "The agent that is running (process $pid) does not stop. Please stop it. Its fast is safe on disk."
}
