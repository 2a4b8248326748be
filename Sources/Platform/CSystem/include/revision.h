#ifndef CREVISION_H
#define CREVISION_H

/// The commit from which the program was built, such as "8362f69"; "8362f69+" if files had changed since.
/// Empty if it was not known.
const char *crevision_commit(void);

#endif
