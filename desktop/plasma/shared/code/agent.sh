#!/bin/sh
# usage: agent.sh wait KNOWN | details | cite | VERB [ARGUMENT…]
# How the applet reaches the agent: QML has no bus of its own in Plasma 5, and none with signals in
# Plasma 6.3. Any other word is a verb of the client `atrest`.
#
# wait: prints the state as soon as it differs from KNOWN, and ends. The first line is what to know
# next time: the state without what moves with the clock. The second is the state, the object of
# `atrest status --json`. The details follow. As the new state is compared with the one the applet
# has, no change is lost between two calls.
# details: prints what that object leaves out: the properties of Timer1, Water1 and Settings1, one
# line each, as busctl has them; nothing while the agent is away.
# Neither of them, nor cite, ever starts the agent.

# Panels may lack the folder into which `make install` puts the client.
PATH=$PATH:$HOME/.local/bin

# Of the verbs of busctl only `call` heeds --auto-start.
call() { # call INTERFACE METHOD [SIGNATURE ARGUMENT…]
    busctl --user --auto-start=no --timeout=5 --json=short call \
        app.atrest.Atrest /app/atrest/Atrest "$@" </dev/null
}

details() {
    for interface in Timer1 Water1 Settings1; do
        call org.freedesktop.DBus.Properties GetAll s app.atrest.$interface
    done
}

# Prints every state. Standard input is a pipe that closes when the applet or the whole panel goes,
# for whatever reason; the empty line then ends whoever reads here, and without a reader the follower
# ends too. Another one says that there is no follower.
states() {
    { read -r _; echo; } <&3 &
    atrest status --follow --json </dev/null 3<&-
    echo
}

# Reads with the shell, as some awks hold lines back until they have many.
first_after() { # first_after KNOWN
    count=0
    while IFS= read -r state && [ -n "$state" ]; do
        count=$((count + 1))
        key=$(printf '%s\n' "$state" | sed -E 's/"(elapsedSeconds|progress)":[-+.0-9eE]+//g')
        # A second line was printed because something changed, if only the usual glass.
        if [ $count -gt 1 ] || [ "$key" != "$1" ]; then
            printf '%s\n%s\n' "$key" "$state"
            details
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
details)
    details
    ;;
cite)
    call app.atrest.Vigil1 Citation
    ;;
*)
    exec atrest "$@" </dev/null
    ;;
esac
