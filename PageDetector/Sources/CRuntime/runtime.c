// The allocator for a program without an operating system: blocks whose sizes are powers of two,
// with a free list for each size. Freed blocks are reused for the same size, so memory grows no
// further than the peak use of each size.
#include <stddef.h>
#include <stdint.h>

// The start of free memory, defined by the linker.
extern unsigned char __heap_base;

static const size_t page = 65536;

// The header of a block: the binary logarithm of its size, and the next free block.
struct header {
  uint32_t size;
  struct header *next;
};

// The alignment of blocks, in bytes.
static const size_t alignment = 16;

static uintptr_t top;
static struct header *unused[32];

static uint32_t size_for(size_t wanted) {
  uint32_t size = 5;
  while (((size_t)1 << size) < wanted + alignment) size++;
  return size;
}

static int reach(uintptr_t end) {
  size_t there = __builtin_wasm_memory_size(0) * page;
  if (end <= there) return 1;
  return __builtin_wasm_memory_grow(0, (end - there + page - 1) / page) != (size_t)-1;
}

int posix_memalign(void **place, size_t wanted_alignment, size_t wanted) {
  const int out_of_memory = 12;
  if (wanted_alignment > alignment || wanted > (size_t)1 << 30) return out_of_memory;
  uint32_t size = size_for(wanted);
  struct header *block = unused[size];
  if (block) {
    unused[size] = block->next;
  } else {
    if (!top) top = ((uintptr_t)&__heap_base + alignment - 1) & ~(uintptr_t)(alignment - 1);
    if (!reach(top + ((size_t)1 << size))) return out_of_memory;
    block = (struct header *)top;
    block->size = size;
    top += (size_t)1 << size;
  }
  *place = (unsigned char *)block + alignment;
  return 0;
}

void free(void *place) {
  if (!place) return;
  struct header *block = (struct header *)((unsigned char *)place - alignment);
  block->next = unused[block->size];
  unused[block->size] = block;
}

// Each of these compiles to a machine instruction.
void *memset(void *place, int value, size_t count) { return __builtin_memset(place, value, count); }

void *memcpy(void *to, const void *from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}
