#pragma once

// Takes the echo of a known signal out of a microphone's: mono, 16,000 floats a second, −1…1.
//
// A Kalman filter for each frequency of each part of the echo's path (the state-space model in the
// frequency domain of G. Enzner and P. Vary, "Frequency-domain adaptive Kalman filter for acoustic
// echo control in hands-free telephones", Signal Processing 86, 2006; in parts as F. Kuech et al.,
// ICASSP 2014). What tells it from older filters is that speech beside the echo only makes it learn
// more slowly, so that the speech stays whole. Nothing is suppressed beyond what is subtracted.
//
// One canceller belongs to one thread at a time.

// Samples in a frame.
#define ECHO_FRAME 160

typedef struct echo_canceller echo_canceller;

// Covers echoes up to `parts` frames after what they are echoes of; NULL when memory is short.
echo_canceller *echo_canceller_new(int parts);

void echo_canceller_free(echo_canceller *canceller);

// Forgets the room.
void echo_canceller_reset(echo_canceller *canceller);

// Changes the next frame of the microphone in place; `reference` is the frame that is played while it
// is heard, or before.
void echo_canceller_process(echo_canceller *canceller, float *frame, const float *reference);
