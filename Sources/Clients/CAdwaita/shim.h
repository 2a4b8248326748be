#pragma once

/* GTK and libadwaita, and the parts of them that Swift cannot import: macros, and functions with a
 * variable number of arguments. */

/* Only what the oldest supported versions have can be used, and nothing is deprecated that they still
 * recommend. docs/decisions/0026-the-oldest-gtk.md says when these numbers are raised. Package.swift and
 * scripts/build/has-window name them as well. */
#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_74
#define GLIB_VERSION_MAX_ALLOWED GLIB_VERSION_2_74
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8
#define ADW_VERSION_MIN_REQUIRED ADW_VERSION_1_2
#define ADW_VERSION_MAX_ALLOWED ADW_VERSION_1_2

#include <adwaita.h>
#include <dlfcn.h>
#include <malloc.h>

/* Lets all threads share one heap. The tops of the heaps of other threads never go back to the system.
 * Call it before there are threads. */
static inline void cadwaita_use_one_heap(void) { mallopt(M_ARENA_MAX, 1); }

/* Returns the free memory of the heap to the system. */
static inline void cadwaita_trim_heap(void) { malloc_trim(0); }

/* A source that asks its owner whether it is ready, before and after each wait. */
typedef struct {
    GSource source;
    gboolean (*ready)(gpointer data);
    gboolean (*dispatch)(gpointer data);
    gpointer data;
} CAdwaitaSource;

static gboolean cadwaita_source_prepare(GSource *source, gint *timeout) {
    (void)timeout;
    CAdwaitaSource *own = (CAdwaitaSource *)source;
    return own->ready(own->data);
}

static gboolean cadwaita_source_check(GSource *source) {
    CAdwaitaSource *own = (CAdwaitaSource *)source;
    return own->ready(own->data);
}

static gboolean cadwaita_source_dispatch(GSource *source, GSourceFunc unused, gpointer data) {
    (void)unused, (void)data;
    CAdwaitaSource *own = (CAdwaitaSource *)source;
    return own->dispatch(own->data);
}

/* Adds a source for a descriptor to the default loop. The caller owns the returned source.
 * - ready: tells whether dispatch has anything to do.
 * - dispatch: returns FALSE to remove the source. */
static inline GSource *cadwaita_watch(int descriptor, gboolean (*ready)(gpointer),
                                      gboolean (*dispatch)(gpointer), gpointer data) {
    static GSourceFuncs functions = {cadwaita_source_prepare, cadwaita_source_check,
                                     cadwaita_source_dispatch, NULL, NULL, NULL};
    CAdwaitaSource *own = (CAdwaitaSource *)g_source_new(&functions, sizeof(CAdwaitaSource));
    own->ready = ready;
    own->dispatch = dispatch;
    own->data = data;
    g_source_add_unix_fd(&own->source, descriptor, G_IO_IN);
    g_source_attach(&own->source, NULL);
    return &own->source;
}

/* Gives the surface of a window the id of a desktop entry, by which desktops with Wayland group it with the
 * launcher. GTK gives it the id of the GApplication when it maps the window, so call this from the signal "map": the
 * surface has no content yet then. The function is missing if GTK was built without Wayland. */
static inline void cadwaita_set_desktop_entry(GtkWidget *window, const char *entry) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    GType wayland = g_type_from_name("GdkWaylandToplevel");
    void (*set)(GdkSurface *, const char *) =
        (void (*)(GdkSurface *, const char *))dlsym(RTLD_DEFAULT, "gdk_wayland_toplevel_set_application_id");
    if (set && wayland && surface && G_TYPE_CHECK_INSTANCE_TYPE(surface, wayland)) set(surface, entry);
}

/* The text that a screen reader speaks instead of the content. */
static inline void cadwaita_set_name(GtkWidget *widget, const char *name) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The text of a button, which is its name too. Newer versions of GTK name a button by the label in it, and a reader then
 * says the text that it had first and the new one. So the function of GTK alone is not for Swift. */
static inline void cadwaita_set_button_text(GtkWidget *button, const char *text) {
    gtk_button_set_label(GTK_BUTTON(button), text);
    gtk_accessible_reset_relation(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    cadwaita_set_name(button, text);
}
void gtk_button_set_label(GtkButton *, const char *) __attribute__((unavailable("cadwaita_set_button_text")));

/* The same for a page of a GtkStack, which is not a widget. */
static inline void cadwaita_set_page_name(GtkStackPage *page, const char *name) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(page), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* What a screen reader adds to the name. */
static inline void cadwaita_set_description(GtkWidget *widget, const char *text) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                   -1);
}

static gboolean cadwaita_show_tip(GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tip,
                                  gpointer text) {
    (void)widget, (void)x, (void)y, (void)by_keyboard;
    gtk_tooltip_set_text(tip, text);
    return TRUE;
}

static void cadwaita_free_tip(gpointer text, GClosure *closure) {
    (void)closure;
    g_free(text);
}

/* A tooltip that screen readers do not know. */
static inline void cadwaita_set_tip(GtkWidget *widget, const char *text) {
    g_signal_handlers_disconnect_matched(widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, cadwaita_show_tip, NULL);
    g_signal_connect_data(widget, "query-tooltip", G_CALLBACK(cadwaita_show_tip), g_strdup(text),
                          cadwaita_free_tip, 0);
    gtk_widget_set_has_tooltip(widget, TRUE);
}

/* Lets the description of another widget, which need not be shown, be that of a widget. When the other description
 * changes, a reader does not speak, but it finds the new one when it asks. */
static inline void cadwaita_described_by(GtkWidget *widget, GtkWidget *other) {
    gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, other,
                                   NULL, -1);
}

typedef void (*CAdwaitaAnnounce)(GtkAccessible *, const char *, int);

static inline CAdwaitaAnnounce cadwaita_announcer(void) {
    static CAdwaitaAnnounce announce = NULL;
    if (!announce) announce = (CAdwaitaAnnounce)dlsym(RTLD_DEFAULT, "gtk_accessible_announce");
    return announce;
}

/* Whether this GTK is 4.14 or newer, which brought announcements. */
static inline gboolean cadwaita_can_announce(void) { return cadwaita_announcer() != NULL; }

/* Whether what is in a field was refused. GTK 4.8 tells readers of it as if the field were gone, and they are silent
 * about it then. */
static inline void cadwaita_set_invalid(GtkWidget *widget, gboolean invalid) {
    if (!cadwaita_can_announce()) return;
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID,
                                invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

/* Hides a widget, or shows it, to screen readers only. */
static inline void cadwaita_set_hidden(GtkWidget *widget, gboolean hidden) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

/* Keeps readers from saying after each text that can be selected that it opens a menu. */
static inline void cadwaita_set_no_popup(GtkWidget *label) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(label), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, FALSE, -1);
}

/* Tells readers whether the part that a widget opens is open. */
static inline void cadwaita_set_expanded(GtkWidget *widget, gboolean expanded) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

/* Gives a part of another widget a role. It has no effect after the part was shown. */
static inline void cadwaita_set_role(GtkWidget *widget, GtkAccessibleRole role) {
    g_object_set(widget, "accessible-role", role, NULL);
}

/* A widget with a role, for a class that has none of its own. The role cannot be changed later. */
static inline GtkWidget *cadwaita_new(GType type, GtkAccessibleRole role) {
    return GTK_WIDGET(g_object_new(type, "accessible-role", role, NULL));
}

/* Says a sentence through the screen reader, after what it says now. Returns FALSE if this GTK cannot. */
static inline gboolean cadwaita_announce(GtkRoot *window, const char *sentence) {
    CAdwaitaAnnounce announce = cadwaita_announcer();
    if (!announce) return FALSE;
    const int medium = 1;
    announce(GTK_ACCESSIBLE(window), sentence, medium);
    return TRUE;
}

/* Reads a file of settings with its comments. Newer versions of GLib mark the type of the flag with flag_enum, and
 * Swift then imports the flag by another name. */
static inline gboolean cadwaita_load(GKeyFile *file, const char *path) {
    return g_key_file_load_from_file(file, path, G_KEY_FILE_KEEP_COMMENTS, NULL);
}

static inline void cadwaita_set_flag(gpointer object, const char *property, gboolean value) {
    g_object_set(object, property, value, NULL);
}

static inline void cadwaita_set_text(gpointer object, const char *property, const char *value) {
    g_object_set(object, property, value, NULL);
}

static inline int cadwaita_number(gpointer object, const char *property) {
    int value = 0;
    g_object_get(object, property, &value, NULL);
    return value;
}

/* A closure that gets the arguments of a signal as they are. The first one is the object. */
typedef struct {
    GClosure closure;
    gboolean (*body)(const GValue *arguments, gpointer data);
} CAdwaitaClosure;

static void cadwaita_marshal(GClosure *closure, GValue *result, guint count, const GValue *arguments,
                             gpointer hint, gpointer unused) {
    (void)count, (void)hint, (void)unused;
    gboolean answer = ((CAdwaitaClosure *)closure)->body(arguments, closure->data);
    if (result && G_VALUE_HOLDS_BOOLEAN(result)) g_value_set_boolean(result, answer);
}

/* Calls a function on each emission of a signal. What it returns is that of a signal that asks for a gboolean. */
static inline void cadwaita_connect(gpointer object, const char *signal,
                                    gboolean (*body)(const GValue *, gpointer), gpointer data,
                                    void (*release)(gpointer, GClosure *)) {
    GClosure *closure = g_closure_new_simple(sizeof(CAdwaitaClosure), data);
    ((CAdwaitaClosure *)closure)->body = body;
    g_closure_add_finalize_notifier(closure, data, release);
    g_closure_set_marshal(closure, cadwaita_marshal);
    g_signal_connect_closure(object, signal, closure, FALSE);
}

/* GLib before 2.76 has an allocator of its own for blocks up to about 1 KB. It keeps freed blocks as they are.
 * Allocating many of each size gets them back, and they are overwritten. */
static inline void cadwaita_overwrite_free_slices(void) {
    enum { COUNT = 256 };
    static gpointer blocks[COUNT];
    for (gsize size = 16; size <= 1024; size += 16) {
        for (int i = 0; i < COUNT; i++) blocks[i] = g_slice_alloc0(size);
        for (int i = 0; i < COUNT; i++) g_slice_free1(size, blocks[i]);
    }
}
