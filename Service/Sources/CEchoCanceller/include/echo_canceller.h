#pragma once

// Removes the echo of a known signal from a microphone signal: mono floats at 16 kHz, −1…1.
//
// Uses a Kalman filter for each frequency of each part of the echo path (the frequency-domain
// state-space model of G. Enzner and P. Vary, "Frequency-domain adaptive Kalman filter for acoustic
// echo control in hands-free telephones", Signal Processing 86, 2006; partitioned as in F. Kuech et
// al., ICASSP 2014). Unlike in older filters, simultaneous speech only slows down the adaptation, so
// that the speech is preserved. Nothing is suppressed beyond the subtracted echo.
//
// A canceller must be used by one thread at a time.

// The number of samples in a frame.
#define ECHO_FRAME 160

typedef struct echo_canceller echo_canceller;

// Creates a canceller for echo delays of up to `parts` frames; returns NULL if memory is exhausted.
echo_canceller *echo_canceller_new(int parts);

void echo_canceller_free(echo_canceller *canceller);

// Resets the canceller to its initial state.
void echo_canceller_reset(echo_canceller *canceller);

// Processes the next microphone frame in place; `reference` is the frame played at the same time or
// earlier.
void echo_canceller_process(echo_canceller *canceller, float *frame, const float *reference);
