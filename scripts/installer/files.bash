# shellcheck shell=bash
# What Atrest installs. scripts/install reads this file and sets the variables.
# shellcheck disable=SC2154

# These functions print "METHOD<tab>SOURCE<tab>DESTINATION" per file of a part. A destination begins with one of
# the folders bin, share, units and autostart. A method is a mode for a file that is copied as it is, or:
#   program   strips it
#   service, unit, entry   write the path of the programs into it
#   page      makes the manual page of a command, the source, from that of all commands

# The window.
window_files() {
    printf '%s\t%s\t%s\n' \
        program "$build_dir/atrest-window" bin/atrest-window \
        service "$source_dir/dbus/$name.Window.service.in" "share/dbus-1/services/$name.Window.service"
    into share/man/man1 "$source_dir/docs/man/atrest-window.1"
}

# The agent, the client, and what belongs to both.
main_files() {
    local file number names verb
    printf '%s\t%s\t%s\n' \
        program "$build_dir/atrestd" bin/atrestd \
        program "$build_dir/atrest" bin/atrest \
        service "$source_dir/dbus/$name.service.in" "share/dbus-1/services/$name.service" \
        unit "$source_dir/systemd/$unit.in" "units/$unit" \
        entry "$source_dir/desktop/$name.desktop" "share/applications/$name.desktop" \
        entry "$source_dir/desktop/autostart/$name.desktop" "autostart/$name.desktop"
    # Services of the user can be attached to the targets.
    into units "$source_dir/systemd/$login_unit" "$source_dir"/systemd/*.target
    # Premium1 belongs to installations that need a licence (docs/premium).
    into share/dbus-1/interfaces "$source_dir"/dbus/app.atrest.[!P]*.xml
    into share/krunner/dbusplugins "$source_dir"/desktop/search/*.desktop
    into share/man/man1 "$source_dir"/docs/man/{atrest,atrestd}.1
    into share/man/man5 "$source_dir"/docs/man/*.5
    # `man atrest start` opens the page of the command. The window has its own page.
    names=$(verbs)
    while IFS= read -r verb; do
        [ "$verb" != window ] || continue
        printf 'page\t%s\tshare/man/man1/atrest-%s.1\n' "$verb" "$verb"
    done <<<"$names"
    for file in "$build_dir"/locale/*/LC_MESSAGES/atrest.mo; do
        as "share/${file#"$build_dir"/}" "$file"
    done
    for file in "$source_dir"/desktop/icons/hicolor/*/{apps,actions}/app.atrest.*; do
        as "share/${file#"$source_dir"/desktop/}" "$file"
    done
    # The silhouettes, for programs that show a tree in their own colours.
    for file in "$source_dir"/Sources/Content/Picture/Trees/tree_*.svg; do
        number=${file##*_}
        as "share/icons/hicolor/symbolic/apps/$name-tree-${number%.svg}-symbolic.svg" "$file"
    done
    as share/bash-completion/completions/atrest "$source_dir/desktop/completions/atrest.bash"
    as "share/$zsh_folder/_atrest" "$source_dir/desktop/completions/_atrest"
    as share/fish/vendor_completions.d/atrest.fish "$source_dir/desktop/completions/atrest.fish"
    into share/doc/atrest "$build_dir/office.txt" \
        "$source_dir/systemd/hardening.conf" "$source_dir/docs/recipes.md" "$build_dir/atrest.spdx.json"
    into share/doc/atrest/bars "$source_dir"/desktop/bars/*
    # Software centres and GNOME's search do not look into the folders of one user.
    if [ "$scope" = system ]; then
        into share/metainfo "$source_dir/desktop/$name.metainfo.xml"
        into share/gnome-shell/search-providers "$source_dir"/desktop/search/*.ini
    fi
}

# Prints the commands in the synopsis of the manual page.
verbs() {
    sed -n '/^\.Sh SYNOPSIS/,/^\.Sh DESCRIPTION/s/^\.Cm \([a-z]*\)$/\1/p' "$source_dir/docs/man/atrest.1"
}

# Prints the line of a file that is copied, if there is such a file.
as() { # as DESTINATION FILE
    [ -f "$2" ] || return 0
    local mode=644
    if [ -x "$2" ]; then mode=755; fi
    printf '%s\t%s\t%s\n' "$mode" "$2" "$1"
}

into() { # into FOLDER FILE...
    local folder=$1 file
    shift
    for file; do
        as "$folder/${file##*/}" "$file"
    done
}

# Prints files that other versions may have installed, with the folders of this installation.
other_versions_files() {
    local file
    for file in "$share"/icons/hicolor/*/{apps,actions}/app.atrest.* \
        "$share"/dbus-1/interfaces/app.atrest.*.xml "$share"/locale/*/LC_MESSAGES/atrest.mo \
        "$share"/man/man1/atrest-*.1; do
        [[ -e $file && $file != */atrest-window.1 ]] || continue
        printf '%s\n' "$file"
    done
}

# Prints the lines for `scripts/install --list`.
list_for_user() {
    list_part main "$(main_files)"
    if has_window; then list_part window "$(window_files)"; fi
}

list_for_system() {
    local part
    check_parts
    for part in $parts; do
        case $part in
            main) list_part main "$(main_files)" ;;
            window) if [ -n "${PARTS:-}" ] || has_window; then list_part window "$(window_files)"; fi ;;
            gnome) list_forms gnome gnome-shell gnome-extension 43 45 ;;
            plasma) list_forms plasma plasma plasma-applet 5 6 ;;
        esac
    done
}

# A destination is where the file is when it is used, without DESTDIR.
list_part() { # list_part PART LIST
    local method from to
    while IFS=$'\t' read -r method from to; do
        to=$(destination "$to")
        if [ "$method" = page ]; then from=$source_dir/docs/man/atrest.1; fi
        printf '%s\t%s\t%s\t%s\n' "$1" "$method" "$from" "${to#"$root"}"
    done <<<"$2"
}

# A panel is a folder, which a program makes.
list_forms() { # list_forms PART PANEL PROGRAM FORM...
    local form to=${panels#"$root"}/$2
    for form in "${@:4}"; do
        printf '%s\t%s\t%s\t%s\n' "$1" "form $form" "$source_dir/scripts/panels/$3" "$to/$form"
    done
    printf '%s\t%s\t%s\t%s\n' "$1" 755 "$source_dir/scripts/installer/select" "$to/select"
}
