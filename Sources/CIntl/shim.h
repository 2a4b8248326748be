#pragma once

/* Translations through the C library, which Swift's own module of it leaves out. */

#include <libintl.h>
#include <locale.h>
