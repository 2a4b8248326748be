# Completion of atrest in bash. The program itself says what may come next: `atrest __complete WORD...`
# prints one candidate in each line, with a tab and a description.

_atrest() {
    local rest=${COMP_LINE:0:COMP_POINT} current piece line value index
    local -a words=() lines=()
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

    mapfile -t lines < <("$1" __complete "${words[@]:1}" 2>/dev/null)
    COMPREPLY=()
    if [[ ${lines[0]-} == :files ]]; then
        compopt -o default 2>/dev/null
        return
    fi

    # Only the part of the word after the last of those characters is replaced.
    local cut=$((${#current} - ${#2})) longest=0
    ((cut >= 0)) || cut=0
    for line in "${lines[@]}"; do
        value=${line%%$'\t'*}
        value=${value:cut}
        COMPREPLY+=("$value")
        ((${#value} <= longest)) || longest=${#value}
    done

    # A list (TAB twice) shows the descriptions. It is not inserted.
    if ((${#lines[@]} > 1)) && [[ ${COMP_TYPE-} == 63 ]]; then
        local width=$((${COLUMNS:-80} - 1)) text
        for index in "${!lines[@]}"; do
            line=${lines[index]}
            [[ $line == *$'\t'* ]] || continue
            printf -v text '%-*s  %s' "$longest" "${COMPREPLY[index]}" "${line#*$'\t'}"
            # More than half of the width, so that there is one column.
            printf -v "COMPREPLY[index]" '%-*s' "$((width / 2 + 1))" "${text:0:width}"
        done
    fi
}

complete -o nosort -F _atrest atrest
