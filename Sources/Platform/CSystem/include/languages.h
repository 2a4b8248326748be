#pragma once

/* Languages and calendars of the C library. Swift's Glibc module does not have them. */

#include <iconv.h>
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

/* A text of LC_TIME. The names of months and days count from 0, days from Sunday. */
enum cintl_text {
    CINTL_MONTH = MON_1,
    CINTL_SHORT_MONTH = ABMON_1,
    /* Without a day, in languages that inflect the name of the month. */
    CINTL_MONTH_ALONE = __ALTMON_1,
    CINTL_DAY = DAY_1,
    CINTL_SHORT_DAY = ABDAY_1,
    /* The form of a date, as strftime(3) takes it. */
    CINTL_DATE_FORM = D_FMT,
    /* "AM" and "PM"; "" in many locales. */
    CINTL_BEFORE_NOON = AM_STR,
    CINTL_AFTER_NOON = PM_STR,
};

static inline const char *cintl_local(enum cintl_text text, int number) {
    return nl_langinfo((nl_item)text + number);
}
static inline const char *cintl_english(enum cintl_text text, int number) {
    /* The C library has this locale built in, and there is nothing to free. */
    return nl_langinfo_l((nl_item)text + number, newlocale(LC_ALL_MASK, "C", (locale_t)0));
}

/* The character set of the texts of LC_TIME. The rest of the locale may have another one. */
static inline const char *cintl_time_charset(void) { return nl_langinfo(_NL_TIME_CODESET); }

/* Converts text to UTF-8. Returns the number of bytes, or -1 if the text is not in the character set. */
static inline long cintl_utf8(
    const char *charset, const char *text, size_t length, char *utf8, size_t size) {
    iconv_t conversion = iconv_open("UTF-8", charset);
    if (conversion == (iconv_t)-1) return -1;
    char *rest = (char *)text, *end = utf8;
    size_t result = iconv(conversion, &rest, &length, &end, &size);
    if (result != (size_t)-1) result = iconv(conversion, 0, 0, &end, &size);
    iconv_close(conversion);
    return result == (size_t)-1 ? -1 : end - utf8;
}
