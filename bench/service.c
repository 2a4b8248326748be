/* The reference for Properties.GetAll: a minimal service on sd-bus. It has the properties of
 * app.atrest.Timer1, with the same types; a test compares them. */
#include <stdint.h>
#include <stdio.h>
#include <systemd/sd-bus.h>
#include <systemd/sd-event.h>

static struct {
    char *status, *id, *key, *title, *text, *next, *line, *caution;
    uint64_t t[8];
    uint32_t u[3];
    int kept, first, never;
} state = {"active", "00000000-0000-4000-8000-000000000000", "deeperRhythm", "Deeper rhythm",
           "A text that is about as long as the companion text of a phase, which is one or two "
           "sentences of up to 160 characters.",
           "extendedFast", "", "", {1, 2, 3, 4, 5, 6, 7, 8}, {1, 2, 3}, 0, 0, 0};

#define PROPERTY(name, type, field)                                                                \
    SD_BUS_PROPERTY(name, type, NULL, (char *)&state.field - (char *)&state,                       \
                    SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE)

/* An empty dictionary, as while a fast runs. */
static int nothing(sd_bus *bus, const char *path, const char *interface, const char *name,
                   sd_bus_message *reply, void *data, sd_bus_error *error) {
    (void)bus, (void)path, (void)interface, (void)name, (void)data, (void)error;
    return sd_bus_message_append(reply, "a{sv}", 0);
}

int main(void) {
    const sd_bus_vtable table[] = {
        SD_BUS_VTABLE_START(0),
        PROPERTY("Status", "s", status), PROPERTY("Id", "s", id), PROPERTY("Kept", "b", kept),
        PROPERTY("StartedAt", "t", t[0]), PROPERTY("EndedAt", "t", t[1]),
        PROPERTY("Target", "t", t[2]), PROPERTY("TargetAt", "t", t[3]),
        PROPERTY("Milestone", "s", key), PROPERTY("MilestoneTitle", "s", title),
        PROPERTY("MilestoneText", "s", text), PROPERTY("MilestoneSince", "t", t[4]),
        PROPERTY("NextMilestone", "s", next),
        PROPERTY("NextMilestoneTitle", "s", title), PROPERTY("NextMilestoneAt", "t", t[5]),
        PROPERTY("Line", "s", line), PROPERTY("FirstFast", "b", first),
        PROPERTY("NeverStarted", "b", never), PROPERTY("Caution", "s", caution),
        PROPERTY("UndoAct", "t", t[7]),
        SD_BUS_PROPERTY("UndoDetails", "a{sv}", nothing, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
        PROPERTY("TreeVariant", "u", u[0]), PROPERTY("TreeTone", "u", u[1]),
        PROPERTY("Version", "u", u[2]),
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
