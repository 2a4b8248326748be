# shellcheck shell=bash
# Installs for one user. scripts/install reads this file and sets the variables.
# shellcheck disable=SC2154

install_for_user() {
    local before=no
    extension=$share/gnome-shell/extensions/atrest@atrest.app
    applet=$share/plasma/plasmoids/$name
    if [ -e "$units/$unit" ]; then before=yes; fi
    note_new_folders
    place_main
    if has_window; then place_window; else say "The window was not built and is left out."; fi
    reload

    say "Atrest is installed for your user: programs in $bin, everything else in $share."
    # Only at the first installation: the user may have disabled it since.
    if [ $before = no ] && manager enable "$unit"; then
        say "It starts with your session, so a fast continues after a reboot."
    fi
    if stop_agent; then
        if ask_bus StartServiceByName "string:$name" uint32:0 >/dev/null; then
            say "The new agent has replaced the one that was running."
        else
            say "The agent that was running has ended."
        fi
    fi
    case ":${PATH:-}:" in
        *":$bin:"*) ;;
        *) say "$bin is not in your PATH yet. Log in again, or add it in the profile of your shell." ;;
    esac
    place_panels
    say_how_to_start
}

# Installs the panels of this desktop, each in the form for the installed version.
place_panels() {
    local form
    form=$(form_for gnome-shell)
    if [ -n "$form" ] && place_panel "$extension" "$source_dir/scripts/panels/gnome-extension" "$form"; then
        say "The extension for GNOME Shell is installed, in the form for version $form."
        say "Run this after the next login: gnome-extensions enable ${extension##*/}"
    fi
    form=$(form_for plasma)
    if [ -n "$form" ] && place_panel "$applet" "$source_dir/scripts/panels/plasma-applet" "$form"; then
        say "The widget for Plasma is installed, in the form for version $form. Add the widget Atrest to a panel."
    fi
}

form_for() { "$source_dir/scripts/installer/select" --form "$1"; }

place_panel() { # place_panel DESTINATION COMMAND [ARGUMENT...]
    place_folder "$@" && return
    say "${1##*/} could not be created and was skipped. The reason is above."
    return 1
}

remove_for_user() {
    # First the files that would start the agent again, then the agent, then all others.
    manager disable "$unit" || :
    rm -f "$share/dbus-1/services/$name.service" "$share/dbus-1/services/$name.Window.service" \
        "$units/$unit" "$autostart/$name.desktop" "$wanted_by/$unit" "$wanted_by/$login_unit"
    ask_bus ReloadConfig >/dev/null || :
    stop_window || :
    if stop_agent; then say "The agent has ended."; fi
    manager stop "$unit" || :
    manager stop 'atrest-phase@*.target' atrest-fasting.target || :
    prune "$wanted_by"
    remove_main
    remove_window
    rm -rf "$share/gnome-shell/extensions/atrest@atrest.app" "$share/plasma/plasmoids/$name"
    prune "$share/gnome-shell/extensions"
    prune "$share/plasma/plasmoids"
    remove_new_folders
    reload

    say "Atrest is no longer installed."
    if [ -e "$share/atrest" ]; then
        say "Your data is still in $share/atrest. You may delete it."
    fi
}
