#include "revision.h"

// Package.swift defines it. In C, so that a new commit compiles only this file again.
#ifndef ATREST_COMMIT
#define ATREST_COMMIT ""
#endif

const char *crevision_commit(void) { return ATREST_COMMIT; }
