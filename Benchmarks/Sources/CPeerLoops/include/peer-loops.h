#ifndef HARK_PEER_LOOPS_H
#define HARK_PEER_LOOPS_H

#include <stddef.h>
#include <stdint.h>

// Loops over whole recordings, one for each detector that Hark is compared with, so that none of them
// pays for the language that it is called from.
//
// `samples` are 16-bit, mono, 16 kHz unless said otherwise, `count` of them. Each loop writes one
// answer, 0…1, for every whole frame and returns the CPU seconds that the process spent in it. States
// and functions are those of the detectors' own libraries.

/// An energy detector, frames of 160: the level, smoothed, over its least of three seconds.
double hark_energy_loop(const int16_t *samples, size_t count, float *answers);

typedef int (*hark_webrtc_process)(void *state, int rate, const int16_t *frame, size_t length);

/// WebRTC's, frames of `length`: the mean of the yes and no of as many `states` as there are `modes`.
double hark_webrtc_loop(
  hark_webrtc_process process, void *const *states, int modes, size_t length,
  const int16_t *samples, size_t count, float *answers);

typedef int (*hark_ten_process)(
  void *state, const int16_t *frame, size_t length, float *probability, int32_t *flag);

/// TEN's, frames of `length`.
double hark_ten_loop(
  hark_ten_process process, void *state, size_t length, const int16_t *samples, size_t count,
  float *answers);

typedef float (*hark_rnnoise_process)(void *state, float *cleaned, const float *frame);

/// RNNoise, frames of 480 samples at 48 kHz, in the range of 16-bit integers.
double hark_rnnoise_loop(
  hark_rnnoise_process process, void *state, const float *samples, size_t count, float *answers);

typedef void *(*hark_onnx_run)(
  void *session, const void *options, const char *const *input_names, const void *const *inputs,
  size_t input_count, const char *const *output_names, size_t output_count, void **outputs);

/// Silero's network in onnxruntime, with the memory that its inputs and outputs are bound to.
struct hark_silero {
  hark_onnx_run run;
  void *session;
  const void *const *inputs;
  void **outputs;
  float *input;      // 64 samples of the frame before, 512 new ones
  float *state;      // 256
  float *next_state; // 256
  float *answer;
};

/// Silero's, frames of 512; negative when onnxruntime refuses.
double hark_silero_loop(
  const struct hark_silero *silero, const int16_t *samples, size_t count, float *answers);

#endif
