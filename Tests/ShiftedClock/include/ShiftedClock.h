#pragma once
/* Preloaded into a program, this shows it a calendar clock that is off by as many seconds as the
 * file says that SHIFTED_CLOCK_FILE names. No declaration: it takes the place of clock_gettime. */
