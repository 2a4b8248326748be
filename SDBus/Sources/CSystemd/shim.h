#pragma once

/* Parts of sd-bus and sd-event that Swift cannot import: macros, unions whose padding must be zero,
 * and variadic functions. */

#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/inotify.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <systemd/sd-bus.h>
#include <systemd/sd-event.h>
#include <systemd/sd-id128.h>
#include <time.h>
#include <unistd.h>

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

/* names: the names of the arguments, then of the results. Each ends with NUL. An empty name ends the
 * list. */
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

/* --- a copy of a call without its descriptors: sd-bus does not say whether a message has some --- */

static inline int csd_copy_basic(sd_bus_message *to, sd_bus_message *from, char type, size_t *bytes) {
    union {
        uint64_t number;
        const char *text;
    } value = {0};
    /* The copy would have the descriptor too. */
    if (type == SD_BUS_TYPE_UNIX_FD) return -EBADF;
    int r = sd_bus_message_read_basic(from, type, &value);
    if (r < 0) return r;
    if (type == SD_BUS_TYPE_STRING || type == SD_BUS_TYPE_OBJECT_PATH || type == SD_BUS_TYPE_SIGNATURE) {
        *bytes += strlen(value.text) + 5;
        return sd_bus_message_append_basic(to, type, value.text);
    }
    *bytes += 8;
    return sd_bus_message_append_basic(to, type, &value);
}

/* Appends what is left in the current container of one message to another. */
static inline int csd_copy_values(sd_bus_message *to, sd_bus_message *from, size_t *bytes) {
    for (;;) {
        char type;
        const char *contents;
        int r = sd_bus_message_peek_type(from, &type, &contents);
        if (r <= 0) return r;
        if (contents == NULL) {
            r = csd_copy_basic(to, from, type, bytes);
            if (r < 0) return r;
            continue;
        }
        char element = contents[0];
        if (type == SD_BUS_TYPE_ARRAY && contents[1] == 0 && strchr("ynqiuxtd", element) != NULL) {
            const void *array;
            size_t size;
            r = sd_bus_message_read_array(from, element, &array, &size);
            if (r < 0) return r;
            r = sd_bus_message_append_array(to, element, array, size);
            if (r < 0) return r;
            *bytes += size + 8;
            continue;
        }
        /* `contents` belongs to `from` and is gone when more is read. */
        r = sd_bus_message_open_container(to, type, contents);
        if (r < 0) return r;
        r = sd_bus_message_enter_container(from, type, contents);
        if (r < 0) return r;
        r = csd_copy_values(to, from, bytes);
        if (r < 0) return r;
        r = sd_bus_message_exit_container(from);
        if (r < 0) return r;
        r = sd_bus_message_close_container(to);
        if (r < 0) return r;
        *bytes += 8;
    }
}

/* Copies a call that was received, as if it were received again. Adds the bytes of its values, roughly.
 * Fails with EBADF if a descriptor is among them. */
static inline int csd_copy_call(sd_bus_message *from, sd_bus_message **copy, size_t *bytes) {
    sd_bus_message *to = NULL;
    uint64_t cookie;
    int r = sd_bus_message_get_cookie(from, &cookie);
    if (r < 0) return r;
    /* sd-bus does not serve a call without a destination. */
    r = sd_bus_message_new_method_call(sd_bus_message_get_bus(from), &to,
                                       sd_bus_message_get_destination(from),
                                       sd_bus_message_get_path(from), sd_bus_message_get_interface(from),
                                       sd_bus_message_get_member(from));
    if (r < 0) return r;
    r = sd_bus_message_set_sender(to, sd_bus_message_get_sender(from));
    if (r >= 0) r = sd_bus_message_set_expect_reply(to, sd_bus_message_get_expect_reply(from));
    if (r >= 0)
        r = sd_bus_message_set_allow_interactive_authorization(
            to, sd_bus_message_get_allow_interactive_authorization(from));
    if (r >= 0) r = sd_bus_message_rewind(from, 1);
    if (r >= 0) r = csd_copy_values(to, from, bytes);
    if (r >= 0) r = sd_bus_message_seal(to, cookie, 0);
    if (r < 0) {
        sd_bus_message_unref(to);
        return r;
    }
    *copy = to;
    return 0;
}

/* --- a timerfd that never expires but is cancelled when CLOCK_REALTIME is set --- */

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

/* Returns 1 if the clock was set, 0 if not, and a negative errno on failure. */
static inline int csd_clock_watch_read(int fd) {
    uint64_t count;
    if (read(fd, &count, sizeof count) >= 0) return 0;
    if (errno == ECANCELED) return 1;
    return errno == EAGAIN || errno == EINTR ? 0 : -errno;
}
