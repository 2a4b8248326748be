# shellcheck shell=bash
# Installs for the system. scripts/install reads this file and sets the variables.
# shellcheck disable=SC2154

install_for_system() {
    local part before=no
    check_parts
    if [ -e "$units/$unit" ]; then before=yes; fi
    note_new_folders
    for part in $parts; do
        case $part in
            main) place_main ;;
            window) if has_window; then place_window; else window_is_missing; fi ;;
            gnome) place_forms gnome-shell "$source_dir/scripts/panels/gnome-extension" 43 45 ;;
            plasma) place_forms plasma "$source_dir/scripts/panels/plasma-applet" 5 6 ;;
        esac
    done
    [ -z "${DESTDIR:-}" ] || return 0

    select_panels
    refresh_caches
    say "Atrest is installed for all users: programs in $bin, everything else in $share."
    if [[ $parts != *main* ]]; then return; fi
    say_when_it_starts $before
    local atrest=atrest
    case ":${PATH:-}:/usr/local/bin:/usr/bin:" in
        *":$bin:"*) ;;
        *) printf -v atrest %q "$bin/atrest" ;;
    esac
    say "To start a fast, a user types this in a desktop session: $atrest start"
}

# Whether systemd runs this machine, as sd_booted(3) checks it.
has_systemd() { command -v systemctl >/dev/null && [ -d /run/systemd/system ]; }

say_when_it_starts() { # say_when_it_starts WAS-INSTALLED
    local enabled=no
    # Without systemd too: this may be the image of a machine that has it.
    if [ "$1" = no ] && command -v systemctl >/dev/null &&
        systemctl --global --quiet enable "$unit" 2>/dev/null; then enabled=yes; fi
    case ":${XDG_DATA_DIRS:-/usr/local/share:/usr/share}:/usr/local/share:/usr/share:" in
        *":$share:"* | *":$share/:"*) ;;
        *)
            say "A session bus starts the agent only if XDG_DATA_DIRS names $share."
            say "Without that, each user starts it: $bin/atrestd"
            return
            ;;
    esac
    if [ "$1" = yes ]; then
        say "An agent that is running is replaced at its user's next login."
        has_systemd || return 0
        say "To replace it now, the user types: systemctl --user daemon-reload && systemctl --user restart $unit"
    elif [ $enabled = yes ] && has_systemd; then
        say "The agent starts with the session of each user, so a fast continues after a reboot."
        say "\`systemctl --global disable $unit\` changes that. It still starts with the first call."
    else
        say "The agent starts with a desktop session, and with the first call."
    fi
}

check_parts() {
    local part
    parts=${PARTS:-main window gnome plasma}
    for part in $parts; do
        case $part in
            main | window | gnome | plasma) ;;
            *) fail 64 "PARTS has \"$part\". The parts are main, window, gnome and plasma." ;;
        esac
    done
}

window_is_missing() {
    # Who named the part wants it.
    [ -z "${PARTS:-}" ] ||
        fail 69 "There is no atrest-window in $build_dir. It is built if the headers of GTK 4 and libadwaita are installed."
    [ -n "${DESTDIR:-}" ] || say "The window was not built and is left out."
}

# Installs each form of a panel, and the script that chooses one.
place_forms() { # place_forms PANEL COMMAND FORM...
    local panel=$1 command=$2 form
    shift 2
    for form; do
        place_folder "$panels/$panel/$form" "$command" "$form" && continue
        # Who named the part wants it.
        [ -z "${PARTS:-}" ] || fail 69 "The panel for $panel could not be created. The reason is above."
        say "The panel for $panel could not be created and was skipped. The reason is above."
        rm -rf "${panels:?}/$panel"
        prune "$panels"
        return
    done
    place 755 "$panels/$panel/select" <"$source_dir/scripts/installer/select"
}

# Links the form of each panel that fits this desktop.
select_panels() { # select_panels [--remove]
    local part panel
    for part in $parts; do
        case $part in
            gnome) panel=gnome-shell ;;
            plasma) panel=plasma ;;
            *) continue ;;
        esac
        [ ! -x "$panels/$panel/select" ] || "$panels/$panel/select" "$@"
    done
}

# A cache that is not there is not needed: desktops read the folder then.
refresh_caches() {
    if [ -e "$share/icons/hicolor/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache --quiet --ignore-theme-index "$share/icons/hicolor" || :
    fi
    if [ -e "$share/applications/mimeinfo.cache" ] && command -v update-desktop-database >/dev/null; then
        update-desktop-database --quiet "$share/applications" || :
    fi
}

remove_for_system() {
    local part panel
    check_parts
    if [ -z "${DESTDIR:-}" ]; then
        select_panels --remove
        if [[ $parts == *main* ]] && command -v systemctl >/dev/null; then
            systemctl --global --quiet disable "$unit" 2>/dev/null || :
        fi
    fi
    for part in $parts; do
        case $part in
            main) remove_main ;;
            window) remove_window ;;
            gnome) rm -rf "${panels:?}/gnome-shell" ;;
            plasma) rm -rf "${panels:?}/plasma" ;;
        esac
    done
    for panel in "$panels" "$share/gnome-shell/extensions" "$share/plasma/plasmoids"; do
        prune "$panel"
    done
    if [[ $parts == *main* ]]; then remove_new_folders; fi
    [ -z "${DESTDIR:-}" ] || return 0
    refresh_caches
    if [[ $parts != *main* ]]; then return; fi
    say "Atrest is no longer installed. The data of each user is still in ~/.local/share/atrest."
    say "An agent that is running ends at its user's next logout."
    has_systemd || return 0
    say "To end it now, the user types: systemctl --user stop $unit"
}
