#pragma once

#include <stdint.h>

// The structures passed to sherpa-onnx's C interface, in the memory layout of its versions 2.0.x.
// Written from its documentation, with nested structures of pointers flattened, which changes no
// offset.
//
// `_Nullable` marks the members that both configurations have, so that Swift gives them one type.
//
// The library is opened at run time. A later version may support more models, each of which appends
// members to `model`. The offsets of the existing members do not change, so a configuration that ends
// in zeros also works with later versions: zero selects the default. `later` reserves these zeros.

typedef struct sherpa_online_config {
  int32_t sample_rate, feature_dim;
  struct sherpa_online_model {
    const char *encoder, *decoder, *joiner;
    const char *paraformer_encoder, *paraformer_decoder;
    const char *zipformer2_ctc;
    const char *_Nullable tokens;
    int32_t num_threads;
    const char *_Nullable provider;
    int32_t debug;
    const char *model_type, *_Nullable modeling_unit, *_Nullable bpe_vocab;
    const char *tokens_text;
    int32_t tokens_text_size;
    const char *nemo_ctc;
    const char *t_one_ctc;
  } model;
  const char *_Nullable decoding_method;
  int32_t max_active_paths;
  int32_t enable_endpoint;
  float endpoint_rules[3];
  const char *hotwords_file;
  float hotwords_score;
  const char *graph;
  int32_t graph_max_active;
  const char *rule_fsts, *rule_fars;
  float blank_penalty;
  const char *hotwords_text;
  int32_t hotwords_text_size;
  const char *homophones[3];
  char later[512];
} sherpa_online_config;

typedef struct sherpa_offline_config {
  int32_t sample_rate, feature_dim;
  struct sherpa_offline_model {
    const char *encoder, *decoder, *joiner;
    const char *paraformer;
    const char *nemo_ctc;
    struct {
      const char *encoder, *decoder, *language, *task;
      int32_t tail_paddings, token_timestamps, segment_timestamps;
    } whisper;
    const char *tdnn;
    const char *_Nullable tokens;
    int32_t num_threads, debug;
    const char *_Nullable provider;
    const char *model_type, *_Nullable modeling_unit, *_Nullable bpe_vocab;
    const char *telespeech_ctc;
    struct {
      const char *model, *language;
      int32_t use_itn;
    } sense_voice;
    const char *moonshine[5];
    const char *fire_red_encoder, *fire_red_decoder;
    const char *dolphin;
    const char *zipformer_ctc;
    struct {
      const char *encoder, *decoder, *source, *target;
      int32_t use_pnc;
    } canary;
    const char *wenet_ctc;
    const char *omnilingual;
    const char *medasr;
    struct {
      const char *files[4], *prompts[2];
      int32_t max_new_tokens;
      float temperature, top_p;
      int32_t seed;
      const char *language;
      int32_t itn;
      const char *hotwords;
    } funasr_nano;
    const char *fire_red_ctc;
    struct {
      const char *files[4];
      int32_t max_total_len, max_new_tokens;
      float temperature, top_p;
      int32_t seed;
      const char *hotwords;
    } qwen3;
    struct {
      const char *encoder, *decoder, *language;
      int32_t use_punct, use_itn;
    } cohere;
  } model;
  const char *language_model;
  float language_model_scale;
  const char *_Nullable decoding_method;
  int32_t max_active_paths;
  const char *hotwords_file;
  float hotwords_score;
  const char *rule_fsts, *rule_fars;
  float blank_penalty;
  const char *homophones[3];
  const char *graph;
  int32_t graph_max_active;
  char later[512];
} sherpa_offline_config;

// The result of a live stream; `timestamps` in seconds, NULL if unknown.
typedef struct sherpa_online_result {
  const char *text, *tokens;
  const char *const *tokens_list;
  const float *timestamps;
  int32_t count;
} sherpa_online_result;

// The result of complete audio.
typedef struct sherpa_offline_result {
  const char *text;
  const float *timestamps;
  int32_t count;
  const char *tokens;
  const char *const *tokens_list;
} sherpa_offline_result;
