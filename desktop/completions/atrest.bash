# Completion of atrest in bash. The program itself says what may come next: `atrest __complete WORD...`
# prints one candidate in each line, with a tab and a description.

# Sets REPLY to a word without its quotes and backslashes. Nothing in it is expanded or run.
__atrest_unquoted() {
    local word=$1 quote='' char
    REPLY=
    while [[ -n $word ]]; do
        char=${word:0:1} word=${word:1}
        case $quote$char in
            \' | \") quote=$char ;;
            \'\' | \"\") quote='' ;;
            \'*) REPLY+=$char ;;
            \\ | \"\\) REPLY+=${word:0:1} word=${word:1} ;;
            \"*) REPLY+=$char ;;
            *) REPLY+=$char ;;
        esac
    done
    __atrest_open_quote=$quote
}

# Sets REPLY to a candidate as it is typed where a word goes on. The program offers nothing that a shell expands; blanks
# are escaped here, and anything else for which quotes would be needed is left out.
__atrest_quoted() {
    local special='[^[:alnum:]_@%+=:,./ -]'
    REPLY=$1
    # shellcheck disable=SC2053 # A pattern.
    [[ $1 != *$special* || $1 == '{{'+([a-z])'}}' ]] || return 1
    [[ -n $__atrest_open_quote ]] || REPLY=${1// /\\ }
}

# Sets REPLY to the program that is asked: the installed one. A program that is named with its folder, such as a download,
# is not run before Enter is pressed, unless none is installed and it belongs to the user or to root.
__atrest_program() {
    local owner
    REPLY=atrest
    if type -P atrest >/dev/null; then return; fi
    __atrest_unquoted "$1"
    # shellcheck disable=SC2088 # A word of the command line.
    case $REPLY in
        '~/'* | "\$HOME/"*) REPLY=$HOME/${REPLY#*/} ;;
        /*) ;;
        *) return 1 ;;
    esac
    owner=$(stat -Lc %u -- "$REPLY" 2>/dev/null) || return 1
    [[ -f $REPLY && -x $REPLY && ($owner == "$EUID" || $owner == 0) ]]
}

# Bash finds neither a name behind a backslash nor an alias by itself. Registers the aliases that exist
# now; the option progcomp_alias of bash covers all.
__atrest_register() {
    local name word
    complete -o nosort -F _atrest atrest '\atrest'
    for name in "${!BASH_ALIASES[@]}"; do
        word=${BASH_ALIASES[$name]%%[[:space:]]*}
        # What another program has registered stays.
        if [[ ${word##*/} == atrest && ! $word == *[\'\"\$\`\\]* ]] && ! complete -p -- "$name" &>/dev/null; then
            complete -o nosort -F _atrest -- "$name"
        fi
    done
}

_atrest() {
    local rest=${COMP_LINE:0:COMP_POINT} current piece line value index program REPLY __atrest_open_quote
    local -a words=() lines=() meant=()
    # Bash also splits words at the characters of COMP_WORDBREAKS, such as those of 20:00 and @1.
    for ((index = 0; index <= COMP_CWORD; index++)); do
        piece=${COMP_WORDS[index]}
        if ((index == 0)) || [[ $rest == [[:space:]]* ]]; then words+=(''); fi
        rest=${rest#"${rest%%[![:space:]]*}"}
        ((index < COMP_CWORD)) || piece=$rest
        words[${#words[@]} - 1]+=$piece
        rest=${rest#"$piece"}
    done
    current=${words[${#words[@]} - 1]}
    __atrest_register
    # The words that an alias stands for come first.
    if [[ -n ${words[0]} ]]; then read -ra meant <<<"${BASH_ALIASES[${words[0]}]-}"; fi
    if ((${#meant[@]})); then words=("${meant[@]}" "${words[@]:1}"); fi
    COMPREPLY=()
    __atrest_program "${words[0]}" || return
    program=$REPLY
    for index in "${!words[@]}"; do
        __atrest_unquoted "${words[index]}"
        words[index]=$REPLY
    done

    mapfile -t lines < <(command "$program" __complete "${words[@]:1}" 2>/dev/null)
    if [[ ${lines[0]-} == :files ]]; then
        compopt -o default 2>/dev/null
        return
    fi

    # Only the part of the word after the last of those characters is replaced.
    local cut=$((${#current} - ${#2})) longest=0 quote=$__atrest_open_quote
    local -a shown=()
    ((cut >= 0)) || cut=0
    __atrest_unquoted "${current:0:cut}"
    cut=${#REPLY} __atrest_open_quote=$quote
    for line in "${lines[@]}"; do
        value=${line%%$'\t'*}
        __atrest_quoted "${value:cut}" || continue
        COMPREPLY+=("$REPLY")
        shown+=("$line")
        ((${#REPLY} <= longest)) || longest=${#REPLY}
    done

    # A list (TAB twice) shows the descriptions. It is not inserted.
    if ((${#shown[@]} > 1)) && [[ ${COMP_TYPE-} == 63 ]]; then
        local width=$((${COLUMNS:-80} - 1)) text
        for index in "${!shown[@]}"; do
            line=${shown[index]}
            [[ $line == *$'\t'* ]] || continue
            printf -v text '%-*s  %s' "$longest" "${COMPREPLY[index]}" "${line#*$'\t'}"
            # More than half of the width, so that there is one column.
            printf -v "COMPREPLY[index]" '%-*s' "$((width / 2 + 1))" "${text:0:width}"
        done
    fi
}

__atrest_register
