#pragma once

/* Languages and calendars of the C library. Swift's Glibc module does not have them. */

#include <langinfo.h>
#include <libintl.h>
#include <locale.h>
#include <stdint.h>

/* The first day of the week in the user's locale. 0 is Sunday. */
static inline int cintl_first_weekday(void) {
    /* A date as a number, for example 19971130. It has the weekday with which the locale's list
     * of days begins. */
    int first_of_list = (int)(intptr_t)nl_langinfo(_NL_TIME_WEEK_1STDAY) == 19971201 ? 1 : 0;
    return (first_of_list + nl_langinfo(_NL_TIME_FIRST_WEEKDAY)[0] - 1) % 7;
}

/* The names of months and days. Both count from 0, days from Sunday. */
static inline const char *cintl_month(int number) { return nl_langinfo(MON_1 + number); }
static inline const char *cintl_short_day(int number) { return nl_langinfo(ABDAY_1 + number); }
