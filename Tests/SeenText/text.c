#define _GNU_SOURCE
#include "SeenText.h"

#include <dlfcn.h>
#include <stdio.h>

/* The functions of Pango are found in the program, so that its headers are not needed. */
void pango_renderer_draw_layout(void *renderer, void *layout, int x, int y) {
    void (*draw)(void *, void *, int, int) = dlsym(RTLD_NEXT, "pango_renderer_draw_layout");
    int (*is_ellipsized)(void *) = dlsym(RTLD_DEFAULT, "pango_layout_is_ellipsized");
    const char *(*text)(void *) = dlsym(RTLD_DEFAULT, "pango_layout_get_text");
    if (is_ellipsized(layout)) fprintf(stderr, "does not fit: %s\n", text(layout));
    draw(renderer, layout, x, y);
}
