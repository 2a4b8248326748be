# shellcheck shell=bash
# The folders in which Atrest is installed. scripts/install reads this file.
# shellcheck disable=SC2034

# A base folder of the user. A relative value is ignored, as the XDG specification says.
base() { # base VALUE DEFAULT
    case $1 in
        /*) printf '%s' "${1%/}" ;;
        *) printf '%s' "$2" ;;
    esac
}

# Sets scope, root, bin, share, units and autostart; called_bin, where the programs are when they run; zsh_folder;
# kept, folders that stay when they are empty; and made, the file with those of them that the installation created.
choose_folders() {
    if [ -z "$scope" ]; then
        scope=user
        if [ "$(id -u)" -eq 0 ] || [ -n "${PREFIX:-}${DESTDIR:-}" ]; then scope=system; fi
    fi
    "choose_${scope}_folders"
    made=$share/doc/atrest/folders
    case $bin$share$autostart in
        *$'\n'*) fail 78 "A service file cannot contain a folder with a line break in its name." ;;
    esac
}

choose_user_folders() {
    case ${HOME:-} in
        /*) ;;
        *) fail 78 "HOME is not the path of a folder." ;;
    esac
    [ -O "$HOME" ] ||
        fail 1 "$HOME belongs to another user. Please install it as yourself, without sudo."
    root=
    local config
    config=$(base "${XDG_CONFIG_HOME:-}" "$HOME/.config")
    bin=$(base "${XDG_BIN_HOME:-}" "$HOME/.local/bin")
    share=$(base "${XDG_DATA_HOME:-}" "$HOME/.local/share")
    units=$share/systemd/user
    autostart=$config/autostart
    wanted_by=$config/systemd/user/default.target.wants
    called_bin=$bin
    zsh_folder=zsh/site-functions
    kept=("$HOME" "$bin" "$share" "$config")
}

choose_system_folders() {
    local prefix=${PREFIX:-/usr/local} configuration=${SYSCONFDIR:-/etc}
    root=${DESTDIR:-}
    if [[ $prefix != /* || $configuration != /* ]]; then
        fail 64 "PREFIX and SYSCONFDIR begin with \"/\"."
    fi
    prefix=${prefix%/} root=${root%/}
    # The folder may not exist yet.
    case $root in '' | /*) ;; *) root=$PWD/$root ;; esac
    umask 022
    called_bin=$prefix/bin
    bin=$root$called_bin
    share=$root$prefix/share
    units=$root$prefix/lib/systemd/user
    autostart=$root$configuration/xdg/autostart
    panels=$share/atrest
    kept=("$bin" "$share" "$share/man" "$root$prefix/lib" "$root$configuration")
    # A folder for a package has nothing of a system.
    [ -z "$root" ] || kept=("$root")
    zsh_folder=zsh/site-functions
    # Debian keeps site-functions for the administrator.
    if [ "$prefix" = /usr ] && [ -e /etc/debian_version ]; then zsh_folder=zsh/vendor-completions; fi
}

# Prints the path of a destination in main_files.
destination() { # destination NAME
    case $1 in
        bin/*) printf '%s/%s' "$bin" "${1#*/}" ;;
        share/*) printf '%s/%s' "$share" "${1#*/}" ;;
        units/*) printf '%s/%s' "$units" "${1#*/}" ;;
        autostart/*) printf '%s/%s' "$autostart" "${1#*/}" ;;
        *) fail 70 "$1 is in an unknown folder." ;;
    esac
}

# Writes down which of the folders that stay are not here yet, each before the one that has it.
note_new_folders() {
    local folder
    # Only at the first installation. A package creates its folders itself.
    if [ -e "$made" ] || [ -e "$share/doc/atrest" ] || [ -n "${DESTDIR:-}" ]; then return 0; fi
    local -a new_folders=()
    for folder in "${kept[@]}"; do
        while [ -n "$folder" ] && [ ! -e "$folder" ]; do
            new_folders+=("$folder")
            folder=${folder%/*}
        done
    done
    [ ${#new_folders[@]} -gt 0 ] || return 0
    mkdir -p "${made%/*}"
    printf '%s\n' "${new_folders[@]}" | LC_ALL=C sort -ru | place 644 "$made"
}

# Removes the folders that the installation created, if they are empty. Their list has to go before them.
remove_new_folders() {
    local folder list
    [ -f "$made" ] || return 0
    list=$(<"$made")
    remove_files "$made"
    while IFS= read -r folder; do
        case $folder in /*) rmdir "$folder" 2>/dev/null || : ;; esac
    done <<<"$list"
}

# Removes empty folders up to those that every system has.
prune() { # prune FOLDER
    local folder=$1
    while ! is_kept "$folder" && rmdir "$folder" 2>/dev/null; do
        folder=${folder%/*}
    done
}

is_kept() { # is_kept FOLDER
    local each
    # The empty folders of an icon theme belong to the theme.
    if [[ $1 == "$share/icons/hicolor"* && -e $share/icons/hicolor/index.theme ]]; then return 0; fi
    for each in "${kept[@]}"; do
        [ "$each" != "$1" ] || return 0
    done
    return 1
}
