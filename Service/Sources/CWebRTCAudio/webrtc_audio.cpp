#include "webrtc_audio.h"

#include <webrtc_audio_processing/webrtc/modules/audio_processing/include/audio_processing.h>

using webrtc::AudioProcessing;

struct webrtc_stage {
  AudioProcessing *processing;
  webrtc::StreamConfig format;
};

namespace {

constexpr int kRate = 16000;

webrtc_stage *make() {
  AudioProcessing *processing = AudioProcessing::Create();
  if (!processing) return nullptr;
  return new webrtc_stage{processing, webrtc::StreamConfig(kRate, 1)};
}

webrtc_stage *freed(webrtc_stage *stage) {
  webrtc_stage_free(stage);
  return nullptr;
}

}  // namespace

extern "C" {

webrtc_stage *webrtc_noise_suppression(void) {
  webrtc_stage *stage = make();
  if (!stage) return nullptr;
  auto *noise = stage->processing->noise_suppression();
  noise->set_level(webrtc::NoiseSuppression::kModerate);
  return noise->Enable(true) == AudioProcessing::kNoError ? stage : freed(stage);
}

webrtc_stage *webrtc_gain_control(void) {
  webrtc_stage *stage = make();
  if (!stage) return nullptr;
  auto *gain = stage->processing->gain_control();
  gain->set_mode(webrtc::GainControl::kAdaptiveDigital);
  gain->enable_limiter(true);
  return gain->Enable(true) == AudioProcessing::kNoError ? stage : freed(stage);
}

void webrtc_stage_free(webrtc_stage *stage) {
  if (!stage) return;
  delete stage->processing;
  delete stage;
}

int webrtc_stage_reset(webrtc_stage *stage) { return stage->processing->Initialize(); }

int webrtc_stage_process(webrtc_stage *stage, float *frame) {
  float *both[] = {frame};
  return stage->processing->ProcessStream(both, stage->format, stage->format, both);
}

}
