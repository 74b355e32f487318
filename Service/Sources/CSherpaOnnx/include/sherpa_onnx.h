#pragma once

#include <spawn.h>
#include <stdint.h>

// What is handed to sherpa-onnx's C interface, as its versions 2.0 lay it out in memory; written from
// its documentation, with nested structures of pointers flattened, which changes no offset.
//
// The library is opened at run time, and a later one may know more models, each of which lengthens
// `model`. Up to there no offset changes, so whoever leaves what follows zero is understood by later
// ones as well: zero stands for their defaults. `later` is zero for what they append.

typedef struct sherpa_online_config {
  int32_t sample_rate, feature_dim;
  struct {
    const char *encoder, *decoder, *joiner;
    const char *paraformer_encoder, *paraformer_decoder;
    const char *zipformer2_ctc;
    const char *tokens;
    int32_t num_threads;
    const char *provider;
    int32_t debug;
    const char *model_type, *modeling_unit, *bpe_vocab;
    const char *tokens_text;
    int32_t tokens_text_size;
    const char *nemo_ctc;
    const char *t_one_ctc;
  } model;
  const char *decoding_method;
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
  struct {
    const char *encoder, *decoder, *joiner;
    const char *paraformer;
    const char *nemo_ctc;
    struct {
      const char *encoder, *decoder, *language, *task;
      int32_t tail_paddings, token_timestamps, segment_timestamps;
    } whisper;
    const char *tdnn;
    const char *tokens;
    int32_t num_threads, debug;
    const char *provider;
    const char *model_type, *modeling_unit, *bpe_vocab;
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
  const char *decoding_method;
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

// What a stream of live sound has been recognised as; `timestamps` in seconds, NULL where unknown.
typedef struct sherpa_online_result {
  const char *text, *tokens;
  const char *const *tokens_list;
  const float *timestamps;
  int32_t count;
} sherpa_online_result;

// The same of sound that was whole.
typedef struct sherpa_offline_result {
  const char *text;
  const float *timestamps;
  int32_t count;
  const char *tokens;
  const char *const *tokens_list;
} sherpa_offline_result;

// Makes this process a worker of the one that started it: the kernel kills it when the thread that
// did is gone, and with it its process. What Swift does not see of prctl(2).
void hark_become_worker(void);

// Has a new process close all files but the first three. What Swift does not see of posix_spawn(3).
int hark_close_other_files(posix_spawn_file_actions_t *actions);
