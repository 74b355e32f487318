#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with its arguments, and `target` with each input; declared by no header of LLVM.
int LLVMFuzzerRunDriver(
  int *count, char ***arguments, int (*target)(const uint8_t *bytes, size_t length));
