#pragma once

/* What of libnotify and GLib does not import into Swift: casts and connecting macros. */

#include <libnotify/notify.h>
#include <sys/eventfd.h>

/* A descriptor on which one thread tells another that something waits. */
static inline int cnotify_bell_new(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }
static inline void cnotify_bell_ring(int bell) { eventfd_write(bell, 1); }
static inline void cnotify_bell_silence(int bell) {
    eventfd_t rings;
    eventfd_read(bell, &rings);
}

/* A GMainContext that belongs to the calling thread, and in which GDBus delivers from now on.
 * Before notify_init, or actions never arrive. */
static inline GMainContext *cnotify_own_context(void) {
    GMainContext *context = g_main_context_new();
    g_main_context_push_thread_default(context);
    return context;
}

/* Runs a function in the context's thread, never in the caller's. */
static inline void cnotify_post(GMainContext *context, GSourceFunc function, gpointer data) {
    GSource *source = g_idle_source_new();
    g_source_set_priority(source, G_PRIORITY_DEFAULT);
    g_source_set_callback(source, function, data, NULL);
    g_source_attach(source, context);
    g_source_unref(source);
}

/* Runs a function once in the context's thread, so many milliseconds from now. */
static inline GSource *cnotify_after(GMainContext *context, guint milliseconds,
                                     GSourceFunc function, gpointer data) {
    GSource *source = g_timeout_source_new(milliseconds);
    g_source_set_callback(source, function, data, NULL);
    g_source_attach(source, context);
    return source;
}

static inline void cnotify_cancel(GSource *source) {
    g_source_destroy(source);
    g_source_unref(source);
}

/* Connects to the session bus, or fails; without the SIGTERM that GDBus raises when a bus goes. */
static inline gboolean cnotify_connect(void) {
    GDBusConnection *connection = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
    if (!connection) return FALSE;
    g_dbus_connection_set_exit_on_close(connection, FALSE);
    g_object_unref(connection);
    return TRUE;
}

/* libnotify prints what it also reports; once is enough. */
static void cnotify_drop_log(const gchar *domain, GLogLevelFlags level, const gchar *message,
                             gpointer data) {
    (void)domain, (void)level, (void)message, (void)data;
}

static inline void cnotify_silence(void) {
    g_log_set_handler("libnotify", G_LOG_LEVEL_MASK, cnotify_drop_log, NULL);
}

enum {
    CNOTIFY_BODY_MARKUP = 1,
    CNOTIFY_ACTIONS = 2,
};

/* What the server offers, as flags; -1: it offers nothing, or did not answer. */
static inline int cnotify_server_offers(void) {
    GList *capabilities = notify_get_server_caps();
    int offers = capabilities ? 0 : -1;
    for (GList *at = capabilities; at; at = at->next) {
        if (g_strcmp0((const char *)at->data, "body-markup") == 0) offers |= CNOTIFY_BODY_MARKUP;
        if (g_strcmp0((const char *)at->data, "actions") == 0) offers |= CNOTIFY_ACTIONS;
    }
    g_list_free_full(capabilities, g_free);
    return offers;
}

/* No value takes the hint away. */
static inline void cnotify_hint_string(NotifyNotification *n, const char *key, const char *value) {
    notify_notification_set_hint(n, key, value ? g_variant_new_string(value) : NULL);
}

/* A hint that is false is left out. */
static inline void cnotify_hint_flag(NotifyNotification *n, const char *key, gboolean value) {
    notify_notification_set_hint(n, key, value ? g_variant_new_boolean(TRUE) : NULL);
}

/* A square picture of red, green, blue and opacity, which is copied; none where the side is 0. It
 * travels in the message itself, so no file is written. */
static inline void cnotify_hint_image(NotifyNotification *n, int side, const uint8_t *pixels) {
    GVariant *image = NULL;
    if (side > 0) {
        const int channels = 4, bits = 8, stride = side * channels;
        GVariant *bytes = g_variant_new_fixed_array(G_VARIANT_TYPE_BYTE, pixels,
                                                    (gsize)stride * (gsize)side, 1);
        image = g_variant_new("(iiibii@ay)", side, side, stride, TRUE, bits, channels, bytes);
    }
    notify_notification_set_hint(n, "image-data", image);
}

typedef void (*cnotify_action_handler)(NotifyNotification *notification, char *key, gpointer data);

static inline void cnotify_add_action(NotifyNotification *n, const char *key, const char *label,
                                      cnotify_action_handler handler, gpointer data) {
    notify_notification_add_action(n, key, label, handler, data, NULL);
}

/* The server's unique name, to be freed; NULL where the name has no owner. The bus answers at once. */
static inline char *cnotify_server_owner(void) {
    GDBusConnection *connection = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
    if (!connection) return NULL;
    GVariant *reply = g_dbus_connection_call_sync(
        connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
        "GetNameOwner", g_variant_new("(s)", "org.freedesktop.Notifications"),
        G_VARIANT_TYPE("(s)"), G_DBUS_CALL_FLAGS_NONE, 5000, NULL, NULL);
    char *owner = NULL;
    if (reply) {
        g_variant_get(reply, "(s)", &owner);
        g_variant_unref(reply);
    }
    g_object_unref(connection);
    return owner;
}

/* Watches the server's coming and going, in the calling thread's own context. It tells after
 * libnotify's proxy has learned of it, if that was made before. */
static inline void cnotify_watch_server(GBusNameAppearedCallback came, GBusNameVanishedCallback left,
                                        gpointer data) {
    g_bus_watch_name(G_BUS_TYPE_SESSION, "org.freedesktop.Notifications",
                     G_BUS_NAME_WATCHER_FLAGS_NONE, came, left, data, NULL);
}

typedef void (*cnotify_closed_handler)(NotifyNotification *notification, gpointer data);

static inline void cnotify_on_closed(NotifyNotification *n, cnotify_closed_handler handler,
                                     gpointer data) {
    g_signal_connect(n, "closed", G_CALLBACK(handler), data);
}

static inline void cnotify_unref(NotifyNotification *n) { g_object_unref(n); }
