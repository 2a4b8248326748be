#pragma once
/* A library to preload into a program. It replaces clock_gettime and adds to the calendar clock the
 * number of seconds in the file that SHIFTED_CLOCK_FILE names. */
