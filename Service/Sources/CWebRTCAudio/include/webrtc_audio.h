#pragma once

#ifdef __cplusplus
extern "C" {
#endif

// One effect on a mono signal of floats at 16 kHz, −1…1, in frames of 160 samples. A stage must
// be used by one thread at a time. Functions that return an `int` return 0 on success.
typedef struct webrtc_stage webrtc_stage;

// Each function returns NULL if the library cannot create the stage.
webrtc_stage *webrtc_noise_suppression(void);
webrtc_stage *webrtc_gain_control(void);

void webrtc_stage_free(webrtc_stage *stage);

// Resets the stage, discarding its adaptation to earlier audio.
int webrtc_stage_reset(webrtc_stage *stage);

// Processes the next microphone frame in place.
int webrtc_stage_process(webrtc_stage *stage, float *frame);

#ifdef __cplusplus
}
#endif
