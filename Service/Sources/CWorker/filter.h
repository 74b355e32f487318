#pragma once

// Returns whether the kernel can filter this process's system calls.
int hark_can_filter(void);

// Denies this process all system calls except those that a worker needs; returns 0, or −1 if the
// kernel cannot. A worker that reads files may also open them and load libraries.
int hark_filter(int reads_files);
