#include "peer-loops.h"

#include <math.h>
#include <string.h>
#include <time.h>

static double cpu_seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

double hark_webrtc_loop(
  hark_webrtc_process process, void *const *states, int modes, size_t length,
  const int16_t *samples, size_t count, float *answers) {
  double start = cpu_seconds();
  for (size_t at = 0; at + length <= count; at += length) {
    int heard = 0;
    for (int mode = 0; mode < modes; mode++) {
      heard += process(states[mode], 16000, samples + at, length) == 1;
    }
    *answers++ = (float)heard / (float)modes;
  }
  return cpu_seconds() - start;
}

double hark_ten_loop(
  hark_ten_process process, void *state, size_t length, const int16_t *samples, size_t count,
  float *answers) {
  int32_t flag;
  double start = cpu_seconds();
  for (size_t at = 0; at + length <= count; at += length) {
    process(state, samples + at, length, answers++, &flag);
  }
  return cpu_seconds() - start;
}

double hark_rnnoise_loop(
  hark_rnnoise_process process, void *state, const float *samples, size_t count, float *answers) {
  float cleaned[480];
  double start = cpu_seconds();
  for (size_t at = 0; at + 480 <= count; at += 480) {
    *answers++ = process(state, cleaned, samples + at);
  }
  return cpu_seconds() - start;
}

double hark_silero_loop(
  const struct hark_silero *silero, const int16_t *samples, size_t count, float *answers) {
  static const char *const inputs[] = {"input", "state", "sr"};
  static const char *const outputs[] = {"output", "stateN"};
  memset(silero->input, 0, 576 * sizeof(float));
  memset(silero->state, 0, 256 * sizeof(float));
  double start = cpu_seconds();
  for (size_t at = 0; at + 512 <= count; at += 512) {
    memmove(silero->input, silero->input + 512, 64 * sizeof(float));
    for (size_t n = 0; n < 512; n++) silero->input[64 + n] = (float)samples[at + n] / 32768;
    if (silero->run(silero->session, NULL, inputs, silero->inputs, 3, outputs, 2, silero->outputs)) {
      return -1;
    }
    memcpy(silero->state, silero->next_state, 256 * sizeof(float));
    *answers++ = *silero->answer;
  }
  return cpu_seconds() - start;
}

enum { energy_frame = 160, energy_memory = 300 };

double hark_energy_loop(const int16_t *samples, size_t count, float *answers) {
  float levels[energy_memory], level = 0;
  double start = cpu_seconds();
  for (size_t frame = 0; (frame + 1) * energy_frame <= count; frame++) {
    double power = 1e-9;
    for (size_t n = 0; n < energy_frame; n++) {
      double sample = samples[frame * energy_frame + n] / 32768.0;
      power += sample * sample / energy_frame;
    }
    float now = 10 * log10f((float)power);
    level = frame == 0 ? now : level + 0.3f * (now - level);
    levels[frame % energy_memory] = level;
    float floor = level;
    for (size_t n = 0; n <= frame && n < energy_memory; n++) floor = fminf(floor, levels[n]);
    // A probability of 0.5 at 9 dB above the floor; 3 dB corresponds to one nat.
    answers[frame] = 1 / (1 + expf((9 - (level - floor)) / 3));
  }
  return cpu_seconds() - start;
}
