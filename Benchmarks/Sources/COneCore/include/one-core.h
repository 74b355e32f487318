#ifndef HARK_ONE_CORE_H
#define HARK_ONE_CORE_H

/// Restricts this process to the first of its permitted cores and returns the core's number, or −1 if
/// the system refuses.
int hark_keep_to_one_core(void);

#endif
