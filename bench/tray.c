/* A tray that accepts every item and reads all its properties once, as panels do. */
#include <stdio.h>
#include <stdlib.h>
#include <systemd/sd-bus.h>
#include <systemd/sd-event.h>

static int ignore(sd_bus_message *m, void *data, sd_bus_error *error) { return 0; }

static int register_item(sd_bus_message *m, void *data, sd_bus_error *error) {
    const char *path;
    int r = sd_bus_message_read(m, "s", &path);
    if (r < 0) return r;
    sd_bus *bus = sd_bus_message_get_bus(m);
    const char *sender = sd_bus_message_get_sender(m);
    sd_bus_call_method_async(bus, NULL, sender, path, "org.freedesktop.DBus.Properties", "GetAll",
                             ignore, NULL, "s", "org.kde.StatusNotifierItem");
    puts(sender);
    fflush(stdout);
    return sd_bus_reply_method_return(m, "");
}

static int there(sd_bus *bus, const char *path, const char *interface, const char *property,
                 sd_bus_message *reply, void *data, sd_bus_error *error) {
    return sd_bus_message_append(reply, "b", 1);
}

int main(void) {
    static const sd_bus_vtable table[] = {
        SD_BUS_VTABLE_START(0),
        SD_BUS_METHOD("RegisterStatusNotifierItem", "s", "", register_item,
                      SD_BUS_VTABLE_UNPRIVILEGED),
        SD_BUS_PROPERTY("IsStatusNotifierHostRegistered", "b", there, 0, 0), SD_BUS_VTABLE_END};
    sd_bus *bus = NULL;
    sd_event *event = NULL;
    if (sd_bus_open_user(&bus) < 0 || sd_event_default(&event) < 0) return 1;
    if (sd_bus_add_object_vtable(bus, NULL, "/StatusNotifierWatcher", "org.kde.StatusNotifierWatcher",
                                 table, NULL) < 0)
        return 1;
    if (sd_bus_attach_event(bus, event, 0) < 0) return 1;
    if (sd_bus_request_name(bus, "org.kde.StatusNotifierWatcher", 0) < 0) return 1;
    return sd_event_loop(event);
}
