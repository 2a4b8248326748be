#pragma once
/* A library to preload into a program. It replaces clock_gettime. The file that SHIFTED_CLOCK_FILE names has a number of
 * seconds that is added to the calendar clock, or after `=` the second since 1970 at which that clock stands still. */
