#pragma once

/* Languages and calendars of the C library, which Swift's own module of it leaves out. */

#include <langinfo.h>
#include <libintl.h>
#include <locale.h>
#include <stdint.h>

/* The day on which a week begins where the user is: 0 is Sunday. */
static inline int cintl_first_weekday(void) {
    /* A date that is the first of the locale's own list of days, as a number. */
    int first_of_list = (int)(intptr_t)nl_langinfo(_NL_TIME_WEEK_1STDAY) == 19971201 ? 1 : 0;
    return (first_of_list + nl_langinfo(_NL_TIME_FIRST_WEEKDAY)[0] - 1) % 7;
}

/* Names of months from 0, and of days from Sunday. */
static inline const char *cintl_month(int number) { return nl_langinfo(MON_1 + number); }
static inline const char *cintl_short_day(int number) { return nl_langinfo(ABDAY_1 + number); }
