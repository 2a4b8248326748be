#pragma once

/* The parts of libnotify and GLib that Swift cannot import: casts and macros. */

#include <libnotify/notify.h>
#include <sys/eventfd.h>

/* An event that one thread signals and another waits for with poll. Returns -1 if no file descriptor
 * is free. */
static inline int cnotify_event_new(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }
static inline void cnotify_event_signal(int event) { eventfd_write(event, 1); }
static inline void cnotify_event_clear(int event) {
    eventfd_t count;
    eventfd_read(event, &count);
}

/* Creates a context for the calling thread. GDBus delivers in it from now on. It must be created
 * before notify_init: otherwise actions never arrive. */
static inline GMainContext *cnotify_own_context(void) {
    GMainContext *context = g_main_context_new();
    g_main_context_push_thread_default(context);
    return context;
}

/* Runs a function later on the context's thread, then releases its data. */
static inline void cnotify_post(GMainContext *context, GSourceFunc function, gpointer data,
                                GDestroyNotify release) {
    GSource *source = g_idle_source_new();
    g_source_set_priority(source, G_PRIORITY_DEFAULT);
    g_source_set_callback(source, function, data, release);
    g_source_attach(source, context);
    g_source_unref(source);
}

/* Runs a function once on the context's thread after a delay. The caller owns the returned source. */
static inline GSource *cnotify_schedule(GMainContext *context, guint milliseconds,
                                        GSourceFunc function, gpointer data,
                                        GDestroyNotify release) {
    GSource *source = g_timeout_source_new(milliseconds);
    g_source_set_callback(source, function, data, release);
    g_source_attach(source, context);
    return source;
}

static inline void cnotify_cancel(GSource *source) {
    g_source_destroy(source);
    g_source_unref(source);
}

/* Connects to the session bus. GDBus does not raise SIGTERM when the bus goes. */
static inline gboolean cnotify_connect(void) {
    GDBusConnection *connection = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
    if (!connection) return FALSE;
    g_dbus_connection_set_exit_on_close(connection, FALSE);
    g_object_unref(connection);
    return TRUE;
}

/* libnotify prints errors that it also returns. They are logged once, by the caller. */
static void cnotify_drop_log(const gchar *domain, GLogLevelFlags level, const gchar *message,
                             gpointer data) {
    (void)domain, (void)level, (void)message, (void)data;
}

static inline void cnotify_silence(void) {
    g_log_set_handler("libnotify", G_LOG_LEVEL_MASK, cnotify_drop_log, NULL);
}

/* Whether an error of a call says that there is no notification server and that the bus cannot start
 * one. Removes the name of the error from the message of any other error. */
static inline gboolean cnotify_is_no_server(GError *error) {
    if (g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_SERVICE_UNKNOWN)) return TRUE;
    g_dbus_error_strip_remote_error(error);
    return FALSE;
}

enum {
    CNOTIFY_BODY_MARKUP = 1,
    CNOTIFY_ACTIONS = 2,
};

/* What the server supports, as flags. -1 if it supports nothing or does not answer. */
static inline int cnotify_server_capabilities(void) {
    GList *capabilities = notify_get_server_caps();
    int flags = capabilities ? 0 : -1;
    for (GList *at = capabilities; at; at = at->next) {
        if (g_strcmp0((const char *)at->data, "body-markup") == 0) flags |= CNOTIFY_BODY_MARKUP;
        if (g_strcmp0((const char *)at->data, "actions") == 0) flags |= CNOTIFY_ACTIONS;
    }
    g_list_free_full(capabilities, g_free);
    return flags;
}

/* Removes the hint if the value is NULL. */
static inline void cnotify_hint_string(NotifyNotification *n, const char *key, const char *value) {
    notify_notification_set_hint(n, key, value ? g_variant_new_string(value) : NULL);
}

/* Removes the hint if the value is false. */
static inline void cnotify_hint_flag(NotifyNotification *n, const char *key, gboolean value) {
    notify_notification_set_hint(n, key, value ? g_variant_new_boolean(TRUE) : NULL);
}

/* A square image of red, green, blue and opacity, which is copied. Removes the hint if the side is 0.
 * The pixels are part of the message, so no file is written. */
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

/* The server's unique name, which the caller frees. NULL if no server is running. The bus answers this
 * call itself, so it is fast. */
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

/* Watches for servers that appear and vanish, in the calling thread's own context. The callbacks run
 * after libnotify's proxy knows the new owner, if the proxy was created before. */
static inline void cnotify_watch_server(GBusNameAppearedCallback appeared,
                                        GBusNameVanishedCallback vanished, gpointer data) {
    g_bus_watch_name(G_BUS_TYPE_SESSION, "org.freedesktop.Notifications",
                     G_BUS_NAME_WATCHER_FLAGS_NONE, appeared, vanished, data, NULL);
}

typedef void (*cnotify_closed_handler)(NotifyNotification *notification, gpointer data);

static inline void cnotify_on_closed(NotifyNotification *n, cnotify_closed_handler handler,
                                     gpointer data) {
    g_signal_connect(n, "closed", G_CALLBACK(handler), data);
}

static inline void cnotify_release(NotifyNotification *n) { g_object_unref(n); }
