#pragma once

#include <sys/vfs.h>

// Returns f_type of fstatfs(2), or 0 if it fails. In Swift, the struct hides the function of the same name.
static inline unsigned int disk_type(int descriptor) {
    struct statfs status;
    return fstatfs(descriptor, &status) < 0 ? 0 : (unsigned int)status.f_type;
}
