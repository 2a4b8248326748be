/* Measures other programs. It is written in C, so that it adds little itself.
 *
 *   probe getall COUNT NAME PATH INTERFACE [NAME PATH INTERFACE ...]
 *       calls Properties.GetAll of each service in alternating blocks of COUNT calls, five rounds;
 *       prints the median duration of a call in microseconds, one line for each service.
 *   probe longest NAME PATH INTERFACE COMMAND...
 *       calls Properties.GetAll every 5 ms while the command runs; prints the duration of the
 *       longest call in milliseconds.
 *   probe forest COUNT NAME PATH
 *       asks COUNT times for the forest as SVG, each time in another size, because the agent keeps
 *       the last picture; prints the median duration of a call in milliseconds and the size of the
 *       picture in bytes.
 *   probe act COUNT FILE
 *       adds water COUNT times, and each time also appends FRAMES pages to a file and syncs it, as
 *       SQLite does with its log; prints the median durations in milliseconds, the act's first.
 *   probe owned NAME COMMAND...
 *       starts the command, prints the milliseconds until it owns the name, and ends it.
 */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <systemd/sd-bus.h>
#include <time.h>
#include <unistd.h>

enum { ROUNDS = 5, FRAMES = 5, FRAME = 24 + 4096 };

static double now_us(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static int getall(sd_bus *bus, int count, int targets, char **names) {
    double *samples = malloc(sizeof(double) * targets * ROUNDS * count);
    for (int round = 0; round < ROUNDS; round++)
        for (int target = 0; target < targets; target++)
            for (int i = 0; i < count; i++) {
                char **n = names + target * 3;
                sd_bus_message *reply = NULL;
                double before = now_us();
                if (sd_bus_call_method(bus, n[0], n[1], "org.freedesktop.DBus.Properties", "GetAll",
                                       NULL, &reply, "s", n[2]) < 0)
                    return 1;
                samples[target * ROUNDS * count + round * count + i] = now_us() - before;
                sd_bus_message_unref(reply);
            }
    for (int target = 0; target < targets; target++) {
        double *own = samples + target * ROUNDS * count;
        qsort(own, ROUNDS * count, sizeof(double), by_size);
        printf("%.1f\n", own[ROUNDS * count / 2]);
    }
    free(samples);
    return 0;
}

static int forest(sd_bus *bus, int count, char **name) {
    double *samples = malloc(sizeof(double) * count);
    size_t length = 0;
    for (int i = 0; i < count; i++) {
        sd_bus_message *reply = NULL;
        const char *text = NULL;
        double before = now_us();
        if (sd_bus_call_method(bus, name[0], name[1], "app.atrest.Forest1", "Svg", NULL, &reply,
                               "suua{sv}", "forest", 1280 + i, 800, 0) < 0 ||
            sd_bus_message_read(reply, "s", &text) < 0)
            return 1;
        samples[i] = (now_us() - before) / 1000;
        length = strlen(text);
        sd_bus_message_unref(reply);
    }
    qsort(samples, count, sizeof(double), by_size);
    printf("%.2f %zu\n", samples[count / 2], length);
    free(samples);
    return 0;
}

static int act(int count, const char *path) {
    sd_bus *bus = NULL;
    double *acts = malloc(sizeof(double) * count), *syncs = malloc(sizeof(double) * count);
    static char frames[FRAMES * FRAME];
    int file = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0600);
    if (file < 0 || sd_bus_open_user(&bus) < 0) return 1;
    for (int i = 0; i < count; i++) {
        sd_bus_message *reply = NULL;
        double before = now_us();
        if (sd_bus_call_method(bus, "app.atrest.Atrest", "/app/atrest/Atrest", "app.atrest.Water1",
                               "Add", NULL, &reply, "a{sv}", 1, "Milliliters", "u", 250) < 0)
            return 1;
        double between = now_us();
        if (write(file, frames, sizeof frames) < 0 || fsync(file) < 0) return 1;
        syncs[i] = (now_us() - between) / 1000;
        acts[i] = (between - before) / 1000;
        sd_bus_message_unref(reply);
    }
    qsort(acts, count, sizeof(double), by_size);
    qsort(syncs, count, sizeof(double), by_size);
    printf("%.2f %.2f\n", acts[count / 2], syncs[count / 2]);
    return 0;
}

static int longest(sd_bus *bus, char **name, char **command) {
    pid_t child = fork();
    if (child == 0) {
        if (!freopen("/dev/null", "w", stdout)) _exit(127);
        execvp(command[0], command);
        _exit(127);
    }
    double longest = 0;
    while (waitpid(child, NULL, WNOHANG) == 0) {
        sd_bus_message *reply = NULL;
        double before = now_us();
        if (sd_bus_call_method(bus, name[0], name[1], "org.freedesktop.DBus.Properties", "GetAll",
                               NULL, &reply, "s", name[2]) < 0)
            return 1;
        double took = now_us() - before;
        if (took > longest) longest = took;
        sd_bus_message_unref(reply);
        usleep(5000);
    }
    printf("%.1f\n", longest / 1000);
    return 0;
}

static int on_owner(sd_bus_message *m, void *data, sd_bus_error *e) {
    const char *name, *old, *new;
    (void)e;
    if (sd_bus_message_read(m, "sss", &name, &old, &new) >= 0 && *new) *(double *)data = now_us();
    return 0;
}

static int owned(sd_bus *bus, const char *name, char **command) {
    char rule[256];
    double when = 0;
    snprintf(rule, sizeof rule,
             "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='%s'", name);
    if (sd_bus_add_match(bus, NULL, rule, on_owner, &when) < 0) return 1;
    double begun = now_us();
    pid_t child = fork();
    if (child == 0) {
        execvp(command[0], command);
        _exit(127);
    }
    while (when == 0) {
        if (sd_bus_process(bus, NULL) > 0) continue;
        if (sd_bus_wait(bus, 10 * 1000 * 1000) <= 0) break;
    }
    kill(child, SIGTERM);
    waitpid(child, NULL, 0);
    if (when == 0) return 1;
    printf("%.1f\n", (when - begun) / 1e3);
    return 0;
}

int main(int argc, char **argv) {
    sd_bus *bus = NULL;
    if (argc < 4 || sd_bus_open_user(&bus) < 0) return 64;
    if (!strcmp(argv[1], "act")) return act(atoi(argv[2]), argv[3]);
    if (!strcmp(argv[1], "getall")) return getall(bus, atoi(argv[2]), (argc - 3) / 3, argv + 3);
    if (!strcmp(argv[1], "longest")) return longest(bus, argv + 2, argv + 5);
    if (!strcmp(argv[1], "owned")) return owned(bus, argv[2], argv + 3);
    if (!strcmp(argv[1], "forest") && argc == 5) return forest(bus, atoi(argv[2]), argv + 3);
    return 64;
}
