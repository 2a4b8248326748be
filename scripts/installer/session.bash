# shellcheck shell=bash
# The session of the user who installs. scripts/install reads this file and sets the variables.
# shellcheck disable=SC2154

# Without these variables, for example after `su`, atrest uses the bus of the user's login too.
if [ -z "${DBUS_SESSION_BUS_ADDRESS:-}${XDG_RUNTIME_DIR:-}" ] && [ -S "/run/user/$(id -u)/bus" ]; then
    XDG_RUNTIME_DIR=/run/user/$(id -u)
    export XDG_RUNTIME_DIR
fi

has_bus() { [ -n "${DBUS_SESSION_BUS_ADDRESS:-}" ] || [ -S "${XDG_RUNTIME_DIR:-/nonexistent}/bus" ]; }

# Calls the session bus itself. Fails if there is none, and never starts one.
ask_bus() { # ask_bus MEMBER [ARGUMENT...]
    has_bus || return 1
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

# Whether the bus can start the agent. Fails too if the bus does not answer.
bus_knows_agent() {
    local names
    names=$(ask_bus ListActivatableNames) && [[ " $names " == *" $name "* ]]
}

# Whether systemd, on this bus, can start the agent.
systemd_knows_agent() {
    local owned
    owned=$(ask_bus NameHasOwner string:org.freedesktop.systemd1) && [[ $owned == *true* ]] &&
        manager cat "$unit"
}

# Says how the user who calls this script starts a fast: what works now, and not only after a login.
say_how_to_start() {
    local atrest=atrest agent missing="There is no session bus here."
    case ":${PATH:-}:" in
        *":$called_bin:"*) ;;
        *) printf -v atrest %q "$called_bin/atrest" ;;
    esac
    if has_bus; then
        # Without dbus-send the bus cannot be asked.
        if bus_knows_agent || ! command -v dbus-send >/dev/null; then
            say "To start a fast: $atrest start"
            return
        elif ask_bus GetId >/dev/null; then
            say "The session bus reads $share/dbus-1/services/$name.service at the next login, and can then start the agent."
            if systemd_knows_agent; then
                say "To start a fast now: systemctl --user start $unit && $atrest start"
            else
                printf -v agent %q "$called_bin/atrestd"
                say "Until then, start the agent in another terminal: $agent"
                say "Then, to start a fast: $atrest start"
            fi
            return
        fi
        missing="The session bus does not answer."
    fi
    say "$missing A desktop session has one. To start a fast there: $atrest start"
    ! command -v dbus-run-session >/dev/null || say "To start a fast here: dbus-run-session $atrest start"
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
