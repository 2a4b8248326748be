#pragma once

/* Some functions of gdk-pixbuf, loaded when they are needed: a program that is linked to the library
 * would load it at every start. */

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

/* GError of glib.h. It is repeated here so that glib is not needed to build. */
typedef struct {
    uint32_t domain;
    int code;
    char *message;
} cpixbuf_error;

typedef struct {
    void *(*new_image)(const uint8_t *pixels, int colorspace, int has_alpha, int bits, int width,
                       int height, int stride, void (*destroy)(uint8_t *, void *), void *data);
    void *(*new_loader)(const char *type, cpixbuf_error **error);
    void (*set_size)(void *loader, int width, int height);
    int (*write)(void *loader, const uint8_t *bytes, size_t count, cpixbuf_error **error);
    int (*close)(void *loader, cpixbuf_error **error);
    void *(*get_image)(void *loader);
    int (*get_width)(const void *image);
    int (*get_height)(const void *image);
    int (*get_channels)(const void *image);
    int (*get_stride)(const void *image);
    const uint8_t *(*get_pixels)(const void *image);
    int (*save)(void *image, uint8_t **buffer, size_t *count, const char *type, char **keys,
                char **values, cpixbuf_error **error);
    void *(*ref)(void *object);
    void (*unref)(void *object);
    void (*free)(void *memory);
    void (*free_error)(cpixbuf_error *error);
} cpixbuf_library;

/* Loads the functions. Returns 0 if the library is not installed. The library is never unloaded,
 * because GObject's types stay registered. */
static inline int cpixbuf_open(cpixbuf_library *library) {
    void *handle = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW);
    if (!handle) return 0;
    const struct {
        const char *name;
        void *place;
    } functions[] = {
        {"gdk_pixbuf_new_from_data", &library->new_image},
        {"gdk_pixbuf_loader_new_with_type", &library->new_loader},
        {"gdk_pixbuf_loader_set_size", &library->set_size},
        {"gdk_pixbuf_loader_write", &library->write},
        {"gdk_pixbuf_loader_close", &library->close},
        {"gdk_pixbuf_loader_get_pixbuf", &library->get_image},
        {"gdk_pixbuf_get_width", &library->get_width},
        {"gdk_pixbuf_get_height", &library->get_height},
        {"gdk_pixbuf_get_n_channels", &library->get_channels},
        {"gdk_pixbuf_get_rowstride", &library->get_stride},
        {"gdk_pixbuf_read_pixels", &library->get_pixels},
        {"gdk_pixbuf_save_to_bufferv", &library->save},
        {"g_object_ref", &library->ref},
        {"g_object_unref", &library->unref},
        {"g_free", &library->free},
        {"g_error_free", &library->free_error},
    };
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        void *found = dlsym(handle, functions[i].name);
        if (!found) return 0;
        *(void **)functions[i].place = found;
    }
    return 1;
}
