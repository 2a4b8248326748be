# shellcheck shell=bash
# A path in other files. scripts/install reads this file.

# For an activation file: shell quotes, then the file's escape of the backslash.
quoted_for_dbus() {
    local text=$1 quote="'\\''"
    case $text in
        *[!A-Za-z0-9/._+@:-]*)
            text="'${text//\'/"$quote"}'"
            text=${text//\\/\\\\}
            ;;
    esac
    printf '%s' "$text"
}

# For a unit: C escapes for characters that end or quote a word, and %% for a specifier. systemd does not
# accept a program path with quotes or backslashes. It accepts one as an argument of env, with $$ for $.
quoted_for_systemd() {
    local text=$1 program=
    case $text in
        *[\'\"\\]*)
            program='/usr/bin/env '
            text=${text//\$/\$\$}
            ;;
    esac
    text=${text//\\/\\x5c}
    text=${text// /\\x20}
    text=${text//$'\t'/\\x09}
    text=${text//\"/\\x22}
    text=${text//\'/\\x27}
    text=${text//;/\\x3b}
    printf '%s%s' "$program" "${text//%/%%}"
}

# For Exec in a desktop entry: its quoting, then the escapes of a string value.
quoted_for_entry() {
    local text=$1 character
    for character in \\ '"' '`' '$'; do
        text=${text//"$character"/"\\$character"}
    done
    text=${text//\\/\\\\}
    printf '"%s"' "${text//%/%%}"
}

# Prints a file with a mark in it replaced. The replacement may have any characters.
fill() { # fill FILE MARK REPLACEMENT
    local text
    text=$(<"$1")
    case $text in
        *"$2"*) printf '%s%s%s\n' "${text%%"$2"*}" "$3" "${text#*"$2"}" ;;
        *) fail 70 "$1 does not contain $2." ;;
    esac
}

# Prints a desktop entry in which the program is called by its path: in TryExec, and where it is the first or
# the last word of Exec.
fill_entry() { # fill_entry FILE PATH
    local line quoted
    quoted=$(quoted_for_entry "$2")
    while IFS= read -r line || [ -n "$line" ]; do
        case $line in
            TryExec=atrest) line=TryExec=${2//\\/\\\\} ;;
            Exec=atrest | 'Exec=atrest '*) line="Exec=$quoted${line#Exec=atrest}" ;;
            Exec=*' atrest') line="${line% atrest} $quoted" ;;
        esac
        printf '%s\n' "$line"
    done <"$1"
}
