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
static inline const char *cintl_short_month(int number) { return nl_langinfo(ABMON_1 + number); }
/* Without a day, in languages that inflect the name of the month. */
static inline const char *cintl_month_alone(int number) {
    return nl_langinfo(__ALTMON_1 + number);
}
static inline const char *cintl_day(int number) { return nl_langinfo(DAY_1 + number); }
static inline const char *cintl_short_day(int number) { return nl_langinfo(ABDAY_1 + number); }

/* The form of a date, as strftime(3) takes it. */
static inline const char *cintl_date_form(void) { return nl_langinfo(D_FMT); }
/* "AM" and "PM"; "" in many locales. */
static inline const char *cintl_before_noon(void) { return nl_langinfo(AM_STR); }
static inline const char *cintl_after_noon(void) { return nl_langinfo(PM_STR); }
