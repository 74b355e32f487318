#include "webrtc_audio.h"

#include <webrtc/modules/audio_processing/include/audio_processing.h>

using webrtc::AudioProcessing;

struct webrtc_stage {
  AudioProcessing *processing;
  webrtc::StreamConfig format;
};

namespace {

constexpr int kRate = 16000;
constexpr int kFrame = kRate / 100;

webrtc_stage *make(const webrtc::Config &config) {
  AudioProcessing *processing = AudioProcessing::Create(config);
  if (!processing) return nullptr;
  return new webrtc_stage{processing, webrtc::StreamConfig(kRate, 1)};
}

webrtc_stage *freed(webrtc_stage *stage) {
  webrtc_stage_free(stage);
  return nullptr;
}

}  // namespace

extern "C" {

webrtc_stage *webrtc_echo_cancellation(void) {
  webrtc::Config config;
  // Longer rooms, and delays that nobody can tell exactly.
  config.Set<webrtc::ExtendedFilter>(new webrtc::ExtendedFilter(true));
  config.Set<webrtc::DelayAgnostic>(new webrtc::DelayAgnostic(true));
  webrtc_stage *stage = make(config);
  if (!stage) return nullptr;
  auto *echo = stage->processing->echo_cancellation();
  // The gentlest: a recogniser is hurt more by what is cut from a voice than by a rest of the echo.
  echo->set_suppression_level(webrtc::EchoCancellation::kLowSuppression);
  return echo->Enable(true) == AudioProcessing::kNoError ? stage : freed(stage);
}

webrtc_stage *webrtc_noise_suppression(void) {
  webrtc_stage *stage = make(webrtc::Config());
  if (!stage) return nullptr;
  auto *noise = stage->processing->noise_suppression();
  noise->set_level(webrtc::NoiseSuppression::kModerate);
  return noise->Enable(true) == AudioProcessing::kNoError ? stage : freed(stage);
}

webrtc_stage *webrtc_gain_control(void) {
  webrtc_stage *stage = make(webrtc::Config());
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

int webrtc_stage_reference(webrtc_stage *stage, const float *frame) {
  float unused[kFrame];
  const float *from[] = {frame};
  float *to[] = {unused};
  return stage->processing->ProcessReverseStream(from, stage->format, stage->format, to);
}

int webrtc_stage_process(webrtc_stage *stage, float *frame, int delay) {
  // Out of range, the library takes the nearest delay that it knows, and says so by a warning.
  stage->processing->set_stream_delay_ms(delay);
  float *both[] = {frame};
  return stage->processing->ProcessStream(both, stage->format, stage->format, both);
}

}
