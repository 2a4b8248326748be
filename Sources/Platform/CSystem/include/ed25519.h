#pragma once

/* What verifies Ed25519 in libgcrypt, loaded when it is needed: a program that is linked to the
 * library would load it at every start, and most installations never check a signature. */

#include <dlfcn.h>
#include <gcrypt.h>
#include <stddef.h>

typedef struct {
    gcry_error_t (*make)(gcry_sexp_t *value, const void *bytes, size_t count, int detects_format);
    void (*release)(gcry_sexp_t value);
    gcry_error_t (*verify)(gcry_sexp_t signature, gcry_sexp_t data, gcry_sexp_t key);

    /* Numbers: gcry_mpi_NAME. */
    gcry_mpi_t (*number)(unsigned int bits);
    void (*release_number)(gcry_mpi_t number);
    gcry_error_t (*scan)(gcry_mpi_t *number, enum gcry_mpi_format format, const void *bytes,
                         size_t count, size_t *used);
    int (*compare)(gcry_mpi_t number, gcry_mpi_t other);
    unsigned int (*bits)(gcry_mpi_t number);
    void (*add)(gcry_mpi_t sum, gcry_mpi_t number, gcry_mpi_t other, gcry_mpi_t modulus);
    void (*subtract)(gcry_mpi_t difference, gcry_mpi_t number, gcry_mpi_t other, gcry_mpi_t modulus);
    void (*multiply)(gcry_mpi_t product, gcry_mpi_t number, gcry_mpi_t other, gcry_mpi_t modulus);
    void (*power)(gcry_mpi_t power, gcry_mpi_t base, gcry_mpi_t exponent, gcry_mpi_t modulus);

    /* Points: gcry_mpi_ec_NAME. */
    gcry_error_t (*curve)(gcry_ctx_t *curve, gcry_sexp_t key, const char *name);
    void (*release_curve)(gcry_ctx_t curve);
    gcry_mpi_point_t (*point)(unsigned int bits);
    void (*release_point)(gcry_mpi_point_t point);
    gcry_mpi_point_t (*set_point)(gcry_mpi_point_t point, gcry_mpi_t x, gcry_mpi_t y, gcry_mpi_t z);
    void (*multiply_point)(gcry_mpi_point_t product, gcry_mpi_t number, gcry_mpi_point_t point,
                           gcry_ctx_t curve);
    int (*get_affine)(gcry_mpi_t x, gcry_mpi_t y, gcry_mpi_point_t point, gcry_ctx_t curve);
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
        {"gcry_pk_verify", &library->verify},
        {"gcry_mpi_new", &library->number},
        {"gcry_mpi_release", &library->release_number},
        {"gcry_mpi_scan", &library->scan},
        {"gcry_mpi_cmp", &library->compare},
        {"gcry_mpi_get_nbits", &library->bits},
        {"gcry_mpi_addm", &library->add},
        {"gcry_mpi_subm", &library->subtract},
        {"gcry_mpi_mulm", &library->multiply},
        {"gcry_mpi_powm", &library->power},
        {"gcry_mpi_ec_new", &library->curve},
        {"gcry_ctx_release", &library->release_curve},
        {"gcry_mpi_point_new", &library->point},
        {"gcry_mpi_point_release", &library->release_point},
        {"gcry_mpi_point_set", &library->set_point},
        {"gcry_mpi_ec_mul", &library->multiply_point},
        {"gcry_mpi_ec_get_affine", &library->get_affine},
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
