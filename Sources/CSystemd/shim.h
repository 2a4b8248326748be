#pragma once

/* What of sd-bus and sd-event does not import into Swift by itself: macros, unions with
 * padding that must be zero, and variadic functions. Nothing here has a policy. */

#include <errno.h>
#include <fcntl.h>
#include <linux/memfd.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/timerfd.h>
#include <unistd.h>
#include <malloc.h>
#include <systemd/sd-bus.h>
#include <systemd/sd-daemon.h>
#include <systemd/sd-event.h>
#include <systemd/sd-id128.h>
/* Which line of which file wrote an entry says nothing to whoever reads the journal. */
#define SD_JOURNAL_SUPPRESS_LOCATION
#include <systemd/sd-journal.h>
#include <time.h>

/* --- memory as a file, with seals: glibc declares these for GNU C alone, which Swift is not --- */

extern int memfd_create(const char *name, unsigned flags);

static inline int csd_memory(const char *name) {
    return memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

/* F_ADD_SEALS with every seal there has been from the beginning: nobody shrinks, grows, writes or
 * seals it any more (linux/fcntl.h). */
static inline int csd_seal(int descriptor) {
    return fcntl(descriptor, 1024 + 9, 0x1 | 0x2 | 0x4 | 0x8);
}

/* --- vtables: sd-bus wants every unused byte of an entry to be zero (sd-bus-vtable.h) --- */

static inline void csd_vtable_start(sd_bus_vtable *v, uint64_t flags) {
    memset(v, 0, sizeof *v);
    v->type = _SD_BUS_VTABLE_START;
    v->flags = flags;
    v->x.start.element_size = sizeof(sd_bus_vtable);
    v->x.start.features = _SD_BUS_VTABLE_PARAM_NAMES;
    v->x.start.vtable_format_reference = &sd_bus_object_vtable_format;
}

static inline void csd_vtable_end(sd_bus_vtable *v) {
    memset(v, 0, sizeof *v);
    v->type = _SD_BUS_VTABLE_END;
}

/* names: the arguments' names in, then out, each ended by NUL, the list by an empty one. */
static inline void csd_vtable_method(sd_bus_vtable *v, const char *member, const char *signature,
                                     const char *result, const char *names,
                                     sd_bus_message_handler_t handler, size_t offset,
                                     uint64_t flags) {
    memset(v, 0, sizeof *v);
    v->type = _SD_BUS_VTABLE_METHOD;
    v->flags = flags;
    v->x.method.member = member;
    v->x.method.signature = signature;
    v->x.method.result = result;
    v->x.method.handler = handler;
    v->x.method.offset = offset;
    v->x.method.names = names;
}

static inline void csd_vtable_signal(sd_bus_vtable *v, const char *member, const char *signature,
                                     const char *names, uint64_t flags) {
    memset(v, 0, sizeof *v);
    v->type = _SD_BUS_VTABLE_SIGNAL;
    v->flags = flags;
    v->x.signal.member = member;
    v->x.signal.signature = signature;
    v->x.signal.names = names;
}

static inline void csd_vtable_property(sd_bus_vtable *v, const char *member, const char *signature,
                                       sd_bus_property_get_t get, sd_bus_property_set_t set,
                                       size_t offset, uint64_t flags) {
    memset(v, 0, sizeof *v);
    v->type = set ? _SD_BUS_VTABLE_WRITABLE_PROPERTY : _SD_BUS_VTABLE_PROPERTY;
    v->flags = flags;
    v->x.property.member = member;
    v->x.property.signature = signature;
    v->x.property.get = get;
    v->x.property.set = set;
    v->x.property.offset = offset;
}

/* --- a timerfd that never fires but is cancelled when CLOCK_REALTIME is set --- */

static inline int csd_clock_watch_arm(int fd) {
    struct itimerspec far = {.it_value = {.tv_sec = INT64_MAX / 4}};
    return timerfd_settime(fd, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &far, NULL) < 0 ? -errno
                                                                                            : 0;
}

static inline int csd_clock_watch_open(void) {
    int fd = timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC);
    if (fd < 0) return -errno;
    int r = csd_clock_watch_arm(fd);
    if (r < 0) {
        close(fd);
        return r;
    }
    return fd;
}

/* 1: the clock was set; 0: nothing happened; negative errno otherwise. */
static inline int csd_clock_watch_read(int fd) {
    uint64_t count;
    if (read(fd, &count, sizeof count) >= 0) return 0;
    if (errno == ECANCELED) return 1;
    return errno == EAGAIN || errno == EINTR ? 0 : -errno;
}

/* Gives back what the allocator holds for later, and the mappings of code that ran once: what runs
 * again is mapped again from the page cache. Code is what was mapped from a file to be run and never
 * written. */
static inline void csd_release_memory(void) {
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

/* Lets the allocator hold little for later: its own limits grow with the largest block it has seen. */
static inline void csd_hold_little_memory(void) {
    mallopt(M_MMAP_THRESHOLD, 64 * 1024);
    mallopt(M_TRIM_THRESHOLD, 128 * 1024);
}

static inline int csd_journal_send(const struct iovec *parts, int count) {
    return sd_journal_sendv(parts, count);
}
