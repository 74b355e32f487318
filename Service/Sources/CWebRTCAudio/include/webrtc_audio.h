#pragma once

#ifdef __cplusplus
extern "C" {
#endif

// One effect on a mono signal of 16,000 floats a second, −1…1, 160 of them at a time.
// A stage belongs to one thread at a time. Calls that answer return 0 when all went well.
typedef struct webrtc_stage webrtc_stage;

// Each returns NULL when the library cannot make it.
webrtc_stage *webrtc_noise_suppression(void);
webrtc_stage *webrtc_gain_control(void);

void webrtc_stage_free(webrtc_stage *stage);

// Forgets everything heard so far.
int webrtc_stage_reset(webrtc_stage *stage);

// Changes the next frame of the microphone in place.
int webrtc_stage_process(webrtc_stage *stage, float *frame);

#ifdef __cplusplus
}
#endif
