#pragma once

/* The parts of the journal, sd_notify, sealed memory, private memory and the allocator that Swift cannot import. */

#include <errno.h>
#include <fcntl.h>
#include <linux/memfd.h>
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
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

/* --- private memory --- */

/* Declared only for GNU C. The flag is MLOCK_ONFAULT: pages are locked when they are first used. */
extern int mlock2(const void *address, size_t size, unsigned flags);

static inline int css_lock(uintptr_t address, size_t size) {
    int result = mlock2((const void *)address, size, 1);
    /* Before Linux 4.4, and in some sandboxes. */
    if (result != 0 && errno == ENOSYS) result = mlock((const void *)address, size);
    return result;
}

static inline void css_unlock(uintptr_t address, size_t size) {
    munlock((const void *)address, size);
}

/* The most bytes that this process may lock; -1 for no limit. */
static inline int64_t css_lock_limit(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_MEMLOCK, &limit) != 0 || limit.rlim_cur > INT64_MAX) return -1;
    return (int64_t)limit.rlim_cur;
}

static inline uintptr_t css_heap_end(void) { return (uintptr_t)sbrk(0); }

/* 1 if a line of /proc/self/maps is a private region that can be written and belongs to no file. */
static inline int css_parse_region(const char *line, uintptr_t *start, uintptr_t *end) {
    unsigned long first, last, inode;
    char rights[5];
    if (sscanf(line, "%lx-%lx %4s %*x %*s %lu", &first, &last, rights, &inode) != 4) return 0;
    *start = first;
    *end = last;
    return rights[1] == 'w' && rights[3] == 'p' && inode == 0;
}

/* The allocator fills a block with this byte when it is freed, and with its complement when it is
 * allocated. */
#define CSS_FREED_BYTE 0xff

static inline void css_make_memory_private(void) {
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    prctl(PR_SET_DUMPABLE, 0L, 0L, 0L, 0L);
    /* All blocks of all threads come from one heap, which never shrinks. */
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_PERTURB, CSS_FREED_BYTE);
}

/* Makes the free end of the heap this long. */
static inline void css_grow_heap(size_t size) {
    /* Without this, freeing the block would use all of its pages. */
    mallopt(M_PERTURB, 0);
    void *volatile block = malloc(size);
    free(block);
    mallopt(M_PERTURB, CSS_FREED_BYTE);
}

/* The allocator of glibc keeps up to 7 freed blocks of each size up to 1032 bytes as they are
 * (tcache). Allocating this many gets all of them back. */
static inline void css_overwrite_free_blocks(void) {
    void *blocks[7];
    for (size_t size = 24; size <= 1032; size += 16) {
        for (int i = 0; i < 7; i++) {
            blocks[i] = malloc(size);
            if (blocks[i]) explicit_bzero(blocks[i], size);
        }
        for (int i = 0; i < 7; i++) free(blocks[i]);
    }
    char stack[64 * 1024];
    explicit_bzero(stack, sizeof stack);
}

/* --- one locked text --- */

/* Whole pages that are not swapped and not in core dumps, filled with 0; NULL and errno if that is not
 * possible. */
static inline void *css_locked_pages(size_t size) {
    void *pages = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) return NULL;
    if (mlock(pages, size) != 0) {
        int code = errno;
        munmap(pages, size);
        errno = code;
        return NULL;
    }
    madvise(pages, size, MADV_DONTDUMP);
    return pages;
}

static inline void css_erase(void *memory, size_t size) { explicit_bzero(memory, size); }

static inline void css_free_locked_pages(void *pages, size_t size) {
    explicit_bzero(pages, size);
    munlock(pages, size);
    munmap(pages, size);
}

/* Lets the allocator overwrite each block that is freed, and turns core dumps off, or the reverse. */
static inline void css_guard_process(int on) {
    mallopt(M_PERTURB, on ? CSS_FREED_BYTE : 0);
    prctl(PR_SET_DUMPABLE, on ? 0L : 1L, 0L, 0L, 0L);
}

/* --- the journal --- */

static inline int css_journal_send(const struct iovec *parts, int count) {
    return sd_journal_sendv(parts, count);
}
