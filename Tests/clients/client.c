/* A fast, two glasses of water and an undo. Prints what it did.
 *
 * The headers are those that gdbus-codegen --c-namespace Atrest --interface-prefix app.atrest. makes. */
#include <gio/gio.h>
#include <stdio.h>
#include <stdlib.h>

#include "Agent1.h"
#include "History1.h"
#include "Journal1.h"
#include "Timer1.h"
#include "Water1.h"

#define PROXY(kind) \
    atrest_##kind##_proxy_new_for_bus_sync(G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_NONE, \
        "app.atrest.Atrest", "/app/atrest/Atrest", NULL, &error)

static GError *error = NULL;

static void check(gboolean is_done) {
    if (is_done) return;
    fprintf(stderr, "%s\n", error->message);
    exit(1);
}

/* An a{sv} with one entry. */
static GVariant *option(const char *key, GVariant *value) {
    GVariantDict dict;
    g_variant_dict_init(&dict, NULL);
    if (key) g_variant_dict_insert_value(&dict, key, value);
    return g_variant_dict_end(&dict);
}

/* Takes the signals that came before the last answer. */
static void settle(void) {
    while (g_main_context_iteration(NULL, FALSE)) {
    }
}

int main(void) {
    AtrestAgent1 *agent = PROXY(agent1);
    check(agent != NULL);
    AtrestTimer1 *timer = PROXY(timer1);
    check(timer != NULL);
    AtrestWater1 *water = PROXY(water1);
    AtrestJournal1 *journal = PROXY(journal1);
    AtrestHistory1 *history = PROXY(history1);
    check(water && journal && history);

    const char *problem = atrest_agent1_get_problem(agent);
    if (problem && *problem) {
        printf("unreadable %s\n", problem);
        return 0;
    }
    GVariant *started = NULL;
    guint64 target = 18 * G_GUINT64_CONSTANT(3600000000);
    check(atrest_timer1_call_start_sync(
        timer, option("Target", g_variant_new_uint64(target)), &started, NULL, &error));
    settle();
    printf("%s %d\n", atrest_timer1_get_status(timer),
        (int)(atrest_timer1_get_target(timer) / G_GUINT64_CONSTANT(3600000000)));
    const char *next = atrest_timer1_get_next_milestone_title(timer);
    if (next && *next) printf("next %s\n", next);

    char *uuid = g_uuid_string_random();
    for (int i = 0; i < 2; i++) { /* the second call is a repetition */
        GVariantDict dict;
        GVariant *added = NULL;
        g_variant_dict_init(&dict, NULL);
        g_variant_dict_insert(&dict, "Id", "s", uuid);
        g_variant_dict_insert(&dict, "Milliliters", "u", 300);
        check(atrest_water1_call_add_sync(water, g_variant_dict_end(&dict), &added, NULL, &error));
    }
    settle();
    printf("water %u\n", atrest_water1_get_today_milliliters(water));
    GVariant *details = atrest_journal1_get_undo_details(journal);
    const char *latest = NULL;
    if (details && g_variant_lookup(details, "Act", "&s", &latest)) printf("undo %s\n", latest);

    GVariant *undone = NULL, *again = NULL;
    guint64 act = atrest_journal1_get_undo_act(journal);
    check(atrest_journal1_call_undo_sync(
        journal, option("Act", g_variant_new_uint64(act)), &undone, NULL, &error));
    if (atrest_journal1_call_undo_sync(
            journal, option("Act", g_variant_new_uint64(act)), &again, NULL, &error))
        printf("undone twice\n");
    else
        g_clear_error(&error);
    const char *kind = NULL, *outcome = NULL;
    gboolean kept = FALSE;
    g_variant_lookup(undone, "Act", "&s", &kind);
    printf("undone %s\n", kind);

    GVariant *ended = NULL, *rows = NULL;
    check(atrest_timer1_call_end_sync(
        timer, option("Id", g_variant_lookup_value(started, "Id", G_VARIANT_TYPE_STRING)), &ended, NULL,
        &error));
    g_variant_lookup(ended, "Outcome", "&s", &outcome);
    g_variant_lookup(ended, "Kept", "b", &kept);
    printf("%s %s\n", outcome, kept ? "true" : "false");
    check(atrest_history1_call_list_sync(history, option(NULL, NULL), &rows, NULL, &error));
    printf("rows %d\n", (int)g_variant_n_children(rows));
    return 0;
}
