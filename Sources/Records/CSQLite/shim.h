#pragma once
#include <sqlite3.h>

/* SQLITE_TRANSIENT is a cast of -1 to a function pointer, which Swift cannot import. */
static inline int csqlite_bind_text(sqlite3_stmt *s, int at, const char *text, int length) {
    return sqlite3_bind_text(s, at, text, length, SQLITE_TRANSIENT);
}

/* sqlite3_db_config for options with a flag. Swift cannot import it, because it is variadic. */
static inline int csqlite_set_option(sqlite3 *db, int option, int on) {
    return sqlite3_db_config(db, option, on, (int *)0);
}

/* Makes the random numbers of SQLite follow from a seed, in the whole process; 0 for the system's. Swift
   cannot import sqlite3_test_control, because it is variadic. */
static inline void csqlite_seed(int seed) {
    sqlite3_test_control(SQLITE_TESTCTRL_PRNG_SEED, seed, (sqlite3 *)0);
}
