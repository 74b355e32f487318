#ifndef CPOCKETSPHINX_SHIM_H
#define CPOCKETSPHINX_SHIM_H

// Debian's pocketsphinx 5prealpha, and the parts of its base library that compute cepstra.
#include <pocketsphinx.h>
#include <sphinxbase/cmd_ln.h>
#include <sphinxbase/cmn.h>
#include <sphinxbase/err.h>
#include <sphinxbase/fe.h>
#include <sphinxbase/feat.h>
#include <sphinxbase/ngram_model.h>
#include <linux/memfd.h>
#include <sys/syscall.h>
#include <unistd.h>

// The library logs its settings to standard error: through a callback, and directly into a file. The
// callback's setter takes a variadic function, which Swift does not import.
static inline void cpocketsphinx_silence_log(void) {
  err_set_callback(NULL, NULL);
  err_set_logfp(NULL);
}

// Opens a file in memory, which only this process can read; returns -1 on failure. glibc declares
// `memfd_create` only to sources that ask for GNU's extensions, which Swift's imports do not.
static inline int cpocketsphinx_open_memory(void) {
  return (int)syscall(SYS_memfd_create, "hark", MFD_CLOEXEC);
}

#endif
