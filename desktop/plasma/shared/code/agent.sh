#!/bin/sh
# usage: agent.sh wait KNOWN | names | cite | why [safety] | end-fast ID | abandon-fast ID | undo ACT | undo-latest ACT |
#     entries SINCE | remove ID | show SCREEN | VERB [ARGUMENT…]
# Connects the applet to the agent. QML cannot use the bus in Plasma 5, and cannot receive signals in
# Plasma 6.3. Any other first argument is a verb of the client `atrest`.
#
# wait: prints the state when it differs from KNOWN, and ends. The first line is the next KNOWN: the
# state without the values that change with the clock. The second line is the state, the object of
# `atrest status --json`. The names follow. No change is lost between two calls, because the state
# is compared with KNOWN.
# names: prints the names that the bus can start, in the format of busctl.
# end-fast, abandon-fast: end the fast with this id, and no other one.
# undo: undoes the last ending, because its button is beside an ended fast. `atrest undo` would
# undo water that was added since. undo-latest: undoes the latest act of any kind. Both undo nothing if it is another
# act than ACT by now.
# entries: prints the entries since an instant. remove: removes one, and prints the number of this act.
# show: opens a screen of the window, or the question when the fast has ended (show end). The bus starts the window if
# it is not running.
# Only show and the verbs of the client start a program.

# The PATH of a panel may not contain the folder into which `make install` puts the client.
PATH=$PATH:$HOME/.local/bin

# Only the verb `call` of busctl uses --auto-start.
call() { # call INTERFACE METHOD [SIGNATURE ARGUMENT…]
    busctl --user --auto-start=no --timeout=5 --json=short call \
        app.atrest.Atrest /app/atrest/Atrest "$@" </dev/null
}

# The number of the act that undo-latest would undo.
latest() {
    call org.freedesktop.DBus.Properties Get ss app.atrest.Journal1 UndoAct
}

names() {
    busctl --user --timeout=5 --json=short call org.freedesktop.DBus /org/freedesktop/DBus \
        org.freedesktop.DBus ListActivatableNames </dev/null
}

# Carries out an act. Its problem is the sentence alone, as `atrest` prints it.
change() { # change INTERFACE METHOD [SIGNATURE ARGUMENT…]
    call "$@" 2>&1 >/dev/null | {
        IFS= read -r problem || exit 0
        printf 'atrest: %s\n' "${problem#Call failed: }" >&2
        exit 1
    }
}

# Prints every state, one in a line. Standard input is a pipe that closes when the applet or the panel
# ends. An empty line is then printed, so that the reader ends, and without a reader `atrest` ends. If
# `atrest` ends by itself, an empty line is printed too.
states() {
    { read -r _; echo; } <&3 &
    atrest status --follow --json </dev/null 3<&-
    echo
}

# Reads with the shell, because some versions of awk buffer their input.
first_after() { # first_after KNOWN
    count=0
    while IFS= read -r state && [ -n "$state" ]; do
        count=$((count + 1))
        key=$(printf '%s\n' "$state" | sed -E 's/"(elapsedSeconds|progress)":[-+.0-9eE]+//g')
        # `atrest` prints a second line only after a change.
        if [ $count -gt 1 ] || [ "$key" != "$1" ]; then
            printf '%s\n%s\n' "$key" "$state"
            names
            return 0
        fi
    done
    return 1
}

case $1 in
wait)
    exec 3<&0
    states 2>/dev/null | { first_after "$2" 2>/dev/null || exit 1; }
    ;;
names)
    names
    ;;
cite)
    call app.atrest.Vigil1 Citation
    ;;
why)
    call app.atrest.Timer1 Why s "${2-}"
    ;;
end-fast)
    change app.atrest.Timer1 End 'a{sv}' 1 Id s "$2"
    ;;
abandon-fast)
    change app.atrest.Timer1 Abandon 'a{sv}' 1 Id s "$2"
    ;;
undo)
    change app.atrest.Timer1 Undo 'a{sv}' 1 Act t "$2"
    ;;
entries)
    call app.atrest.Water1 List 'a{sv}' 1 Since t "$2"
    ;;
remove)
    change app.atrest.Water1 Remove 'sa{sv}' "$2" 0 && latest
    ;;
undo-latest)
    change app.atrest.Journal1 Undo 'a{sv}' 1 Act t "$2"
    ;;
show)
    exec busctl --user --timeout=10 call app.atrest.Atrest.Window /app/atrest/Atrest/Window \
        org.freedesktop.Application ActivateAction 'sava{sv}' "show-$2" 0 0 </dev/null
    ;;
*)
    exec atrest "$@" </dev/null
    ;;
esac
