#pragma once

/* The parts of the journal, sd_notify, sealed memory and the allocator that Swift cannot import. */

#include <fcntl.h>
#include <linux/memfd.h>
#include <malloc.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <systemd/sd-daemon.h>
#include <systemd/sd-id128.h>
/* The source file and line of an entry are of no use to readers of the journal. */
#define SD_JOURNAL_SUPPRESS_LOCATION
#include <systemd/sd-journal.h>
#include <unistd.h>

/* --- sealed memory: glibc declares these only for GNU C, and Swift does not define that --- */

extern int memfd_create(const char *name, unsigned flags);

static inline int css_memory(const char *name) {
    return memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

/* F_ADD_SEALS with F_SEAL_SEAL, _SHRINK, _GROW and _WRITE (linux/fcntl.h). */
static inline int css_seal(int descriptor) {
    return fcntl(descriptor, 1024 + 9, 0x1 | 0x2 | 0x4 | 0x8);
}

/* --- the allocator --- */

/* Returns free memory to the system, and drops the pages of code, which come back from the page cache
 * when the code runs again. Code is a mapping of a file that can be executed and was never written. */
static inline void css_release_memory(void) {
    malloc_trim(0);
    FILE *maps = fopen("/proc/self/maps", "re");
    if (!maps) return;
    char line[512], rights[5];
    unsigned long begin, end, offset;
    char path[2];
    while (fgets(line, sizeof line, maps))
        if (sscanf(line, "%lx-%lx %4s %lx %*s %*s %1s", &begin, &end, rights, &offset, path) == 5 &&
            strcmp(rights, "r-xp") == 0 && path[0] == '/')
            madvise((void *)begin, end - begin, MADV_DONTNEED);
    fclose(maps);
}

/* Sets fixed limits. Otherwise the limits of the allocator grow with the largest block so far. */
static inline void css_limit_allocator_cache(void) {
    mallopt(M_MMAP_THRESHOLD, 64 * 1024);
    mallopt(M_TRIM_THRESHOLD, 128 * 1024);
}

/* --- the journal --- */

static inline int css_journal_send(const struct iovec *parts, int count) {
    return sd_journal_sendv(parts, count);
}
