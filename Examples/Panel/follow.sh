#!/bin/sh
# Prints the fast now and after every change. It never starts the agent.
name=app.atrest.Atrest

property() { # property INTERFACE NAME
    busctl --user --auto-start=no call $name /app/atrest/Atrest org.freedesktop.DBus.Properties \
        Get ss app.atrest."$1" "$2" 2>/dev/null |
        sed -e 's/^v [a-z]* //' -e 's/^"\(.*\)"$/\1/' -e 's/\\\(.\)/\1/g'
}

state() {
    status=$(property Timer1 Status) problem=$(property Agent1 Problem)
    case $status in
        '') if [ -n "$problem" ]; then echo "unreadable $problem"; else echo away; fi ;; # not idle: a fast may run
        active)
            # Computed here, because no signal is sent when time passes.
            minutes=$((($(date +%s) - $(property Timer1 StartedAt) / 1000000) / 60))
            echo "active $(property Timer1 MilestoneTitle), $((minutes / 60)).$((minutes % 60 / 6)) h" ;;
        *) echo "$status $(property Timer1 Line)" ;;
    esac
}

show() {
    now=$(state)
    if [ "$now" != "$last" ]; then echo "$now"; fi
    last=$now
}

show
dbus-monitor --session --profile \
    "type='signal',sender='$name',interface='org.freedesktop.DBus.Properties'" \
    "type='signal',member='NameOwnerChanged',arg0='$name'" |
    while read -r kind _; do
        if [ "$kind" = sig ]; then show; fi
    done
