#define _GNU_SOURCE
#include "ShiftedClock.h"

#include <stdlib.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static struct timespec realTime(void) {
    struct timespec time;
    syscall(SYS_clock_gettime, CLOCK_REALTIME, &time);
    return time;
}

/* The time of day that the program sees. */
static struct timespec seenTime(void) {
    struct timespec time = realTime();
    const char *path = getenv("SHIFTED_CLOCK_FILE");
    FILE *file = path ? fopen(path, "re") : NULL;
    long seconds = 0;
    if (!file) return time;
    int first = fgetc(file);
    if (first == '=') {
        if (fscanf(file, "%ld", &seconds) == 1) time = (struct timespec){.tv_sec = seconds};
    } else {
        ungetc(first, file);
        if (fscanf(file, "%ld", &seconds) == 1) time.tv_sec += seconds;
    }
    fclose(file);
    return time;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (clock != CLOCK_REALTIME) return (int)syscall(SYS_clock_gettime, clock, time);
    *time = seenTime();
    return 0;
}

/* The timers of the time of day, by their descriptors. */
static char ofTheDay[1024];

int timerfd_create(clockid_t clock, int flags) {
    int timer = (int)syscall(SYS_timerfd_create, clock, flags);
    if (timer >= 0 && timer < (int)sizeof ofTheDay) ofTheDay[timer] = clock == CLOCK_REALTIME;
    return timer;
}

/* The kernel's timer expires after the time that is left by the clock that the program sees. */
int timerfd_settime(
    int timer, int flags, const struct itimerspec *value, struct itimerspec *former) {
    struct itimerspec moved = *value;
    if (timer >= 0 && timer < (int)sizeof ofTheDay && ofTheDay[timer] &&
        (flags & TFD_TIMER_ABSTIME) && value->it_value.tv_sec > 0 &&
        value->it_value.tv_sec < 1L << 40) {
        moved.it_value.tv_sec += realTime().tv_sec - seenTime().tv_sec;
        if (moved.it_value.tv_sec < 1) moved.it_value.tv_sec = 1;
    }
    return (int)syscall(SYS_timerfd_settime, timer, flags, &moved, former);
}
