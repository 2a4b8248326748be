#pragma once

/* What a full-screen program needs of the C library. Swift's Glibc module does not have it. */

#include <locale.h>
#include <stdint.h>
#include <sys/timerfd.h>
#include <time.h>
#include <wchar.h>

/* How many cells a character takes by the data of the C library (UAX #11), which does not depend
 * on the user's locale. -1 for a control or an unassigned character, -2 if there is no such data.
 * Only the terminal of the tests uses it, so that they compare TextCells with other data. */
static inline int cterminal_width(uint32_t character) {
    extern int wcwidth(wchar_t);
    static locale_t data = (locale_t)0;
    static int is_loaded = 0;
    if (!is_loaded) {
        data = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
        is_loaded = 1;
    }
    if (data == (locale_t)0) return -2;
    locale_t before = uselocale(data);
    int width = wcwidth((wchar_t)character);
    uselocale(before);
    return width;
}

/* A timer that counts the time of a suspended system too, as SteadyClock does. */
static inline int cterminal_timer(void) {
    return timerfd_create(CLOCK_BOOTTIME, TFD_CLOEXEC | TFD_NONBLOCK);
}

/* Sets the timer to a time from now; 0 stops it. Returns -1 if that fails. */
static inline int cterminal_set_timer(int timer, int64_t nanoseconds) {
    struct itimerspec value = {
        .it_value = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000}};
    return timerfd_settime(timer, 0, &value, NULL);
}
