/* Measures a program that fills a terminal. It is written in C, so that it adds little itself.
 *
 *   screen BEFORE SECONDS COMMAND...
 *       runs the command on a terminal of 80 x 24 cells, and after BEFORE seconds measures it for
 *       SECONDS seconds. Prints in one line: how many frames it wrote, the characters and the bytes
 *       in them, its wakeups (voluntary context switches of all threads), its share of a processor
 *       core in per cent, and its memory in megabytes (PSS; 0 if that cannot be read). Then it ends
 *       the command.
 *
 * A frame is a synchronized update. Without them it is what comes with no pause of 10 ms. The
 * terminal has no graphics. It answers one question, which ends those about its features.
 */
#include <dirent.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int terminal;
static long bytes, bursts, updates, characters;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec / 1e9;
}

/* Counts characters outside of escape sequences, and beginnings of synchronized updates. */
static void count(const unsigned char *data, long length) {
    static enum { TEXT, ESCAPE, CONTROL, STRING } state;
    static char sequence[8];
    static size_t used;
    for (long i = 0; i < length; i++) {
        unsigned char byte = data[i];
        switch (state) {
        case TEXT:
            if (byte == 0x1b) state = ESCAPE;
            else if (byte >= 0x20 && byte != 0x7f && (byte & 0xc0) != 0x80) characters++;
            break;
        case ESCAPE:
            used = 0;
            if (byte == '[') state = CONTROL;
            else if (byte && strchr("P]_^X", byte)) state = STRING;
            else if (byte < 0x20 || byte > 0x2f) state = TEXT;
            break;
        case CONTROL:
            if (used < sizeof sequence - 1) sequence[used++] = (char)byte;
            if (byte < 0x40) break;
            sequence[used] = 0;
            if (!strcmp(sequence, "?2026h")) updates++;
            if (!strcmp(sequence, "c")) dprintf(terminal, "\033[?62;22c");
            state = TEXT;
            break;
        case STRING:
            if (byte == 0x07) state = TEXT;
            else if (byte == 0x1b) state = ESCAPE;
            break;
        }
    }
}

/* Takes what the program writes until an instant; ends if the program does. */
static void watch(double until) {
    unsigned char data[1 << 16];
    static double last;
    for (double left; (left = until - now()) > 0;) {
        struct pollfd event = {.fd = terminal, .events = POLLIN};
        if (poll(&event, 1, (int)(left * 1000) + 1) <= 0) continue;
        ssize_t length = read(terminal, data, sizeof data);
        if (length <= 0) {
            fprintf(stderr, "screen: the program has ended\n");
            exit(1);
        }
        bytes += length;
        if (now() - last > 0.01) bursts++;
        last = now();
        count(data, length);
    }
}

/* Adds up the wakeups and the nanoseconds of all threads. */
static void cost(pid_t program, long *wakeups, double *nanoseconds) {
    char path[64], name[400], line[128];
    *wakeups = 0;
    *nanoseconds = 0;
    snprintf(path, sizeof path, "/proc/%d/task", program);
    DIR *threads = opendir(path);
    for (struct dirent *thread; threads && (thread = readdir(threads));) {
        if (thread->d_name[0] == '.') continue;
        long number;
        double spent;
        snprintf(name, sizeof name, "%s/%s/status", path, thread->d_name);
        FILE *file = fopen(name, "r");
        while (file && fgets(line, sizeof line, file))
            if (sscanf(line, "voluntary_ctxt_switches: %ld", &number) == 1) *wakeups += number;
        if (file) fclose(file);
        snprintf(name, sizeof name, "%s/%s/schedstat", path, thread->d_name);
        file = fopen(name, "r");
        if (file && fscanf(file, "%lf", &spent) == 1) *nanoseconds += spent;
        if (file) fclose(file);
    }
    if (threads) closedir(threads);
}

static double memory(pid_t program) {
    char path[64], line[128];
    double kilobytes = 0;
    snprintf(path, sizeof path, "/proc/%d/smaps_rollup", program);
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file) && sscanf(line, "Pss: %lf", &kilobytes) != 1) {}
    if (file) fclose(file);
    return kilobytes / 1024;
}

int main(int argc, char **argv) {
    if (argc < 4) {
        fprintf(stderr, "usage: screen BEFORE SECONDS COMMAND...\n");
        return 2;
    }
    double before = atof(argv[1]), seconds = atof(argv[2]);
    struct winsize size = {.ws_row = 24, .ws_col = 80, .ws_xpixel = 720, .ws_ypixel = 432};
    pid_t program = forkpty(&terminal, NULL, NULL, &size);
    if (program == 0) {
        execvp(argv[3], argv + 3);
        _exit(127);
    }
    if (program < 0) return 1;

    watch(now() + before);

    long woken, wakeups;
    double spent, nanoseconds;
    bytes = bursts = updates = characters = 0;
    cost(program, &woken, &spent);
    double start = now();
    watch(start + seconds);
    cost(program, &wakeups, &nanoseconds);
    double took = now() - start;
    printf("%ld %ld %ld %ld %.2f %.1f\n", updates ? updates : bursts, characters, bytes,
           wakeups - woken, (nanoseconds - spent) / 1e7 / took, memory(program));

    kill(program, SIGTERM);
    close(terminal);
    waitpid(program, NULL, 0);
    return 0;
}
