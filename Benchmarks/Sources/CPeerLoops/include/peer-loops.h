#ifndef HARK_PEER_LOOPS_H
#define HARK_PEER_LOOPS_H

#include <stddef.h>
#include <stdint.h>

// Loops over whole recordings, one for each detector that Hark is compared with, so that the cost of
// the calling language is not measured.
//
// `samples` are `count` 16-bit mono samples at 16 kHz unless stated otherwise. Each loop writes one
// answer, from 0 to 1, for every whole frame, and returns the CPU seconds that the process spent in
// the loop. States and functions come from the detectors' own libraries.

/// An energy detector with frames of 160 samples: the smoothed level relative to its minimum over
/// three seconds.
double hark_energy_loop(const int16_t *samples, size_t count, float *answers);

typedef int (*hark_webrtc_process)(void *state, int rate, const int16_t *frame, size_t length);

/// WebRTC's detector with frames of `length` samples: the mean of the binary answers of `states`,
/// one for each of `modes`.
double hark_webrtc_loop(
  hark_webrtc_process process, void *const *states, int modes, size_t length,
  const int16_t *samples, size_t count, float *answers);

typedef int (*hark_ten_process)(
  void *state, const int16_t *frame, size_t length, float *probability, int32_t *flag);

/// TEN's detector with frames of `length` samples.
double hark_ten_loop(
  hark_ten_process process, void *state, size_t length, const int16_t *samples, size_t count,
  float *answers);

typedef float (*hark_rnnoise_process)(void *state, float *cleaned, const float *frame);

/// RNNoise with frames of 480 samples at 48 kHz, in the range of 16-bit integers.
double hark_rnnoise_loop(
  hark_rnnoise_process process, void *state, const float *samples, size_t count, float *answers);

typedef void *(*hark_onnx_run)(
  void *session, const void *options, const char *const *input_names, const void *const *inputs,
  size_t input_count, const char *const *output_names, size_t output_count, void **outputs);

/// Silero's network in onnxruntime, with the memory bound to its inputs and outputs.
struct hark_silero {
  hark_onnx_run run;
  void *session;
  const void *const *inputs;
  void **outputs;
  float *input;      // the last 64 samples of the previous frame, 512 new ones
  float *state;      // 256
  float *next_state; // 256
  float *answer;
};

/// Silero's detector with frames of 512 samples; negative if onnxruntime fails.
double hark_silero_loop(
  const struct hark_silero *silero, const int16_t *samples, size_t count, float *answers);

#endif
