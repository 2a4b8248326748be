#pragma once
/* A library to preload into a program with GTK. It writes a line to standard error for each text that is drawn and does
 * not fit: "does not fit: " and the text. */
