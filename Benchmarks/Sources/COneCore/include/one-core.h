#ifndef HARK_ONE_CORE_H
#define HARK_ONE_CORE_H

/// Keeps this process to the first of the cores that it may use, and returns its number; −1 when the
/// system does not let it.
int hark_keep_to_one_core(void);

#endif
