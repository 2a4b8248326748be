/* The reference for Properties.GetAll: a minimal service on sd-bus with the properties of app.atrest.Timer1. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <systemd/sd-bus.h>
#include <systemd/sd-event.h>

#define TYPE_s char *
#define TYPE_t uint64_t
#define TYPE_u uint32_t
#define TYPE_b int
#define TYPE_o struct { char unused; }
#define VALUE_s(value) value
#define VALUE_t(value) value
#define VALUE_u(value) value
#define VALUE_b(value) value
#define VALUE_o(value) {0}

static struct state {
#define PROPERTY(name, type, value) TYPE_##type name;
#include "timer1.properties"
#undef PROPERTY
} state = {
#define PROPERTY(name, type, value) .name = VALUE_##type(value),
#include "timer1.properties"
#undef PROPERTY
};

/* An empty dictionary, as while a fast runs. */
static int nothing(sd_bus *bus, const char *path, const char *interface, const char *name,
                   sd_bus_message *reply, void *data, sd_bus_error *error) {
    (void)bus, (void)path, (void)interface, (void)name, (void)data, (void)error;
    return sd_bus_message_append(reply, "a{sv}", 0);
}

#define SIGNATURE_s "s", NULL
#define SIGNATURE_t "t", NULL
#define SIGNATURE_u "u", NULL
#define SIGNATURE_b "b", NULL
#define SIGNATURE_o "a{sv}", nothing
/* The second one gets the two parts of a signature as two arguments. */
#define ENTRY(name, signature, place) SERVED(name, signature, place)
#define SERVED(name, signature, getter, place)                                                     \
    SD_BUS_PROPERTY(name, signature, getter, place, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE)

int main(void) {
    const sd_bus_vtable table[] = {
        SD_BUS_VTABLE_START(0),
#define PROPERTY(name, type, value) ENTRY(#name, SIGNATURE_##type, offsetof(struct state, name)),
#include "timer1.properties"
#undef PROPERTY
        SD_BUS_VTABLE_END};
    sd_bus *bus = NULL;
    sd_event *event = NULL;
    if (sd_bus_open_user(&bus) < 0 || sd_event_default(&event) < 0) return 1;
    if (sd_bus_add_object_vtable(bus, NULL, "/reference", "reference.Timer1", table, &state) < 0)
        return 1;
    if (sd_bus_attach_event(bus, event, 0) < 0) return 1;
    if (sd_bus_request_name(bus, "reference.Service", 0) < 0) return 1;
    return sd_event_loop(event);
}
