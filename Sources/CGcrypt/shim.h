#pragma once
#include <gcrypt.h>
#include <string.h>

/* gcry_control is variadic, so Swift cannot import it. libsystemd uses this library in the same
 * process and may have initialised it already. */
static inline void cgcrypt_prepare(void) {
    if (gcry_control(GCRYCTL_INITIALIZATION_FINISHED_P)) return;
    gcry_check_version(NULL);
    gcry_control(GCRYCTL_DISABLE_SECMEM, 0);
    gcry_control(GCRYCTL_INITIALIZATION_FINISHED, 0);
}

/* Returns NULL if there is not enough memory. */
static inline gcry_md_hd_t cgcrypt_sha256(void) {
    gcry_md_hd_t digest = NULL;
    return gcry_md_open(&digest, GCRY_MD_SHA256, 0) == 0 ? digest : NULL;
}

/* Writes the 32 bytes of the digest. Nothing can be added afterwards. */
static inline void cgcrypt_sha256_value(gcry_md_hd_t digest, unsigned char *value) {
    memcpy(value, gcry_md_read(digest, GCRY_MD_SHA256), 32);
}
