#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with its arguments, and `door` with each input; declared by no header of LLVM.
int LLVMFuzzerRunDriver(
  int *count, char ***arguments, int (*door)(const uint8_t *bytes, size_t length));
