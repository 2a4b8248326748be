# Completion of atrest in fish. The program itself says what may come next: `atrest __complete WORD...`
# prints one candidate in each line, with a tab and a description.

function __atrest_complete
    set -l words (commandline -opc)
    # The word as the shell will read it, without an open quote and backslashes.
    set -l current (string replace -r '^["\']' '' -- (commandline -ct) | string unescape)
    # The installed program is asked. One that is named with its folder, such as a download, is not run before Enter is
    # pressed, unless none is installed and it belongs to the user or to root.
    set -l program atrest
    if not type -fq atrest
        set program (string replace -r '^(~|\$HOME)/' "$HOME/" -- $words[1])
        string match -q '/*' -- $program; or return
        set -l owner (stat -Lc %u -- $program 2>/dev/null); or return
        test -f $program -a -x $program; or return
        test $owner = (id -u) -o $owner = 0; or return
    end
    set -l lines (command $program __complete $words[2..-1] "$current" 2>/dev/null)
    if test "$lines[1]" = :files
        __fish_complete_path "$current"
        return
    end
    string join \n -- $lines
end

complete -c atrest -f -k -a '(__atrest_complete)'
