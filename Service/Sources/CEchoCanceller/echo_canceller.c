#include "echo_canceller.h"

#include <complex.h>
#include <fftw3.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Overlap-save: two frames are transformed, and the second half of the result is valid.
enum { frame_size = ECHO_FRAME, size = 2 * ECHO_FRAME, bins = ECHO_FRAME + 1 };

// The fraction of the estimated path that is retained per frame. Larger values trust the past more
// and adapt more slowly to a moved microphone.
static const float memory = 0.9999f;

// The initial uncertainty of the filter at each frequency.
static const float first_doubt = 1.0f;

// Avoids division by zero in silence; a signal of one 16-bit step has about this power in a bin.
static const float floor_power = 1e-6f;

// The number of frames over which the benefit of the subtraction is averaged: half a second.
static const int watch = 50;

// The ratio of residual to input power above which the room is considered to have changed. In another
// room, the power doubles. A voice that happens to correlate with its echo also adds power: at 14 dB
// above the echo, an increase of a tenth was measured, and resetting the filter lost half of the
// following words.
static const float worse = 1.25f;

struct echo_canceller {
  int parts;
  int age;                      // frames since the filter was reset
  float heard, left;            // the recent mean power before and after subtraction
  int newest;                   // the index of the newest frame's spectrum in `reference`
  float complex *reference;     // parts × bins: the spectra of the played frames, a ring buffer
  float complex *path;          // parts × bins: the transfer function of the room, by part
  float *doubt;                 // parts × bins: the variance of each value of `path`
  float complex error[bins];
  float played[size];           // the last two played frames
  float *time;                  // the time domain buffer of the transforms
  float complex *spectrum;      // the frequency domain buffer of the transforms
  fftwf_plan forward, backward;
};

// FFTW's planner is not thread-safe; executing plans needs no lock.
static pthread_mutex_t planning = PTHREAD_MUTEX_INITIALIZER;

static void forward(echo_canceller *c, float complex *to) {
  fftwf_execute(c->forward);
  memcpy(to, c->spectrum, sizeof(float complex) * bins);
}

static void backward(echo_canceller *c, const float complex *from) {
  memcpy(c->spectrum, from, sizeof(float complex) * bins);
  fftwf_execute(c->backward);
  for (int n = 0; n < size; n++) c->time[n] /= size;
}

static float power(float complex z) {
  return crealf(z) * crealf(z) + cimagf(z) * cimagf(z);
}

// Returns the spectrum of the frame played `part` frames ago.
static const float complex *past(const echo_canceller *c, int part) {
  return c->reference + (size_t)((c->newest + part) % c->parts) * bins;
}

static void remember(echo_canceller *c, const float *reference) {
  memmove(c->played, c->played + frame_size, sizeof(float) * frame_size);
  memcpy(c->played + frame_size, reference, sizeof(float) * frame_size);
  memcpy(c->time, c->played, sizeof(c->played));
  c->newest = (c->newest + c->parts - 1) % c->parts;
  forward(c, c->reference + (size_t)c->newest * bins);
}

// Subtracts the estimated echo.
static void subtract(echo_canceller *c, float *frame) {
  float complex echo[bins] = {0};
  for (int p = 0; p < c->parts; p++) {
    const float complex *x = past(c, p), *h = c->path + (size_t)p * bins;
    for (int k = 0; k < bins; k++) echo[k] += h[k] * x[k];
  }
  backward(c, echo);
  for (int n = 0; n < frame_size; n++) frame[n] -= c->time[frame_size + n];
  memset(c->time, 0, sizeof(float) * frame_size);
  memcpy(c->time + frame_size, frame, sizeof(float) * frame_size);
  forward(c, c->error);
}

// The error occupies half of a frame pair, hence the factors of one half.
static void learn(echo_canceller *c) {
  float expected[bins];
  for (int k = 0; k < bins; k++) expected[k] = power(c->error[k]) + floor_power;
  for (int p = 0; p < c->parts; p++) {
    const float complex *x = past(c, p);
    const float *doubt = c->doubt + (size_t)p * bins;
    for (int k = 0; k < bins; k++) expected[k] += 0.5f * doubt[k] * power(x[k]);
  }
  for (int p = 0; p < c->parts; p++) {
    const float complex *x = past(c, p);
    float complex *h = c->path + (size_t)p * bins;
    float *doubt = c->doubt + (size_t)p * bins;
    for (int k = 0; k < bins; k++) {
      float weight = doubt[k] / expected[k];
      doubt[k] = memory * memory * (1 - 0.5f * weight * power(x[k])) * doubt[k]
        + (1 - memory * memory) * power(h[k]);
      h[k] = memory * (h[k] + weight * conjf(x[k]) * c->error[k]);
    }
  }
}

// Each part of the path is one frame long, so the second half of its impulse response must be zero.
static void constrain(echo_canceller *c) {
  for (int p = 0; p < c->parts; p++) {
    float complex *h = c->path + (size_t)p * bins;
    backward(c, h);
    memset(c->time + frame_size, 0, sizeof(float) * frame_size);
    forward(c, h);
  }
}

static float energy(const float *frame) {
  float sum = 0;
  for (int n = 0; n < frame_size; n++) sum += frame[n] * frame[n];
  return sum;
}

static void forget_room(echo_canceller *c) {
  size_t count = (size_t)c->parts * bins;
  memset(c->path, 0, count * sizeof *c->path);
  for (size_t k = 0; k < count; k++) c->doubt[k] = first_doubt;
  c->age = 0;
  c->heard = c->left = 0;
}

// If the subtraction makes the signal much louder, the room has changed, and learning it from scratch
// is faster than adapting.
static void doubt_room(echo_canceller *c, float before, float behind) {
  c->heard += (before - c->heard) / watch;
  c->left += (behind - c->left) / watch;
  c->age++;
  if (c->age > watch && c->left > worse * c->heard) forget_room(c);
}

echo_canceller *echo_canceller_new(int parts) {
  echo_canceller *c = calloc(1, sizeof *c);
  if (!c) return NULL;
  size_t count = (size_t)parts * bins;
  c->parts = parts;
  c->reference = calloc(count, sizeof *c->reference);
  c->path = calloc(count, sizeof *c->path);
  c->doubt = calloc(count, sizeof *c->doubt);
  c->time = fftwf_alloc_real(size);
  c->spectrum = fftwf_alloc_complex(bins);
  if (c->time && c->spectrum) {
    pthread_mutex_lock(&planning);
    c->forward = fftwf_plan_dft_r2c_1d(size, c->time, c->spectrum, FFTW_ESTIMATE);
    c->backward = fftwf_plan_dft_c2r_1d(size, c->spectrum, c->time, FFTW_ESTIMATE);
    pthread_mutex_unlock(&planning);
  }
  if (!c->reference || !c->path || !c->doubt || !c->forward || !c->backward) {
    echo_canceller_free(c);
    return NULL;
  }
  echo_canceller_reset(c);
  return c;
}

void echo_canceller_free(echo_canceller *c) {
  if (!c) return;
  pthread_mutex_lock(&planning);
  if (c->forward) fftwf_destroy_plan(c->forward);
  if (c->backward) fftwf_destroy_plan(c->backward);
  pthread_mutex_unlock(&planning);
  fftwf_free(c->time);
  fftwf_free(c->spectrum);
  free(c->reference);
  free(c->path);
  free(c->doubt);
  free(c);
}

void echo_canceller_reset(echo_canceller *c) {
  memset(c->reference, 0, (size_t)c->parts * bins * sizeof *c->reference);
  memset(c->played, 0, sizeof c->played);
  forget_room(c);
}

// If subtracting the estimated echo makes the frame louder, the filter has not adapted yet, or
// there is no echo, as with headphones. Then subtracts only the share that minimizes the energy.
static void mend(float *frame, const float *heard) {
  float product = 0, squares = 0;
  for (int n = 0; n < frame_size; n++) {
    float echo = heard[n] - frame[n];
    product += heard[n] * echo;
    squares += echo * echo;
  }
  float share = squares > 0 ? fminf(fmaxf(product / squares, 0), 1) : 0;
  for (int n = 0; n < frame_size; n++) frame[n] = heard[n] - share * (heard[n] - frame[n]);
}

void echo_canceller_process(echo_canceller *c, float *frame, const float *reference) {
  float heard[frame_size];
  memcpy(heard, frame, sizeof heard);
  float before = energy(frame);
  remember(c, reference);
  subtract(c, frame);
  learn(c);
  constrain(c);
  float behind = energy(frame);
  doubt_room(c, before, behind);
  if (behind > before) mend(frame, heard);
}
