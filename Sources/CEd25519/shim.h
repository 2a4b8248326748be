#pragma once

/* Ed25519 of libgcrypt, loaded when it is needed: a program that is linked to the library would load
 * it at every start, and most installations never check a signature. */

#include <dlfcn.h>
#include <gcrypt.h>
#include <stddef.h>

typedef struct {
    gcry_error_t (*make)(gcry_sexp_t *value, const void *bytes, size_t count, int detects_format);
    void (*release)(gcry_sexp_t value);
    gcry_sexp_t (*find)(gcry_sexp_t list, const char *name, size_t length);
    const char *(*get_bytes)(gcry_sexp_t list, int index, size_t *count);
    gcry_error_t (*verify)(gcry_sexp_t signature, gcry_sexp_t data, gcry_sexp_t key);
    gcry_error_t (*sign)(gcry_sexp_t *signature, gcry_sexp_t data, gcry_sexp_t key);
    gcry_error_t (*make_key)(gcry_sexp_t *key, gcry_sexp_t parameters);
} ced25519_library;

/* Loads the functions and prepares the library, unless another part of the process has done that.
 * Returns 0 if it is not installed. It is never unloaded. */
static inline int ced25519_open(ced25519_library *library) {
    void *handle = dlopen("libgcrypt.so.20", RTLD_NOW);
    if (!handle) return 0;
    const struct {
        const char *name;
        void *place;
    } functions[] = {
        {"gcry_sexp_new", &library->make},
        {"gcry_sexp_release", &library->release},
        {"gcry_sexp_find_token", &library->find},
        {"gcry_sexp_nth_data", &library->get_bytes},
        {"gcry_pk_verify", &library->verify},
        {"gcry_pk_sign", &library->sign},
        {"gcry_pk_genkey", &library->make_key},
    };
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        void *found = dlsym(handle, functions[i].name);
        if (!found) return 0;
        *(void **)functions[i].place = found;
    }
    const char *(*check_version)(const char *) =
        (const char *(*)(const char *))dlsym(handle, "gcry_check_version");
    gcry_error_t (*control)(enum gcry_ctl_cmds, ...) =
        (gcry_error_t (*)(enum gcry_ctl_cmds, ...))dlsym(handle, "gcry_control");
    if (!check_version || !control) return 0;
    if (control(GCRYCTL_INITIALIZATION_FINISHED_P)) return 1;
    check_version(NULL);
    control(GCRYCTL_DISABLE_SECMEM, 0);
    control(GCRYCTL_INITIALIZATION_FINISHED, 0);
    return 1;
}
