#pragma once

// pipe2(2), which Swift's module of the C library leaves out.
extern int pipe2(int ends[2], int flags);
