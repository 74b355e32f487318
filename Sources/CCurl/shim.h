#include <curl/curl.h>
#include <stdbool.h>

// Swift imports neither variadic functions nor function-like macros.

static inline CURLcode hark_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

/// curl copies the bytes.
static inline CURLcode hark_set_body(CURL *easy, const void *bytes, size_t count) {
  curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
  return curl_easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, count ? bytes : "");
}

/// curl copies the text.
static inline CURLcode hark_set_text(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}

/// curl uses the list until the transfer ends. The caller frees it.
static inline CURLcode hark_set_fields(CURL *easy, struct curl_slist *fields) {
  return curl_easy_setopt(easy, CURLOPT_HTTPHEADER, fields);
}

/// curl passes `context` to both callbacks.
static inline void hark_set_callbacks(CURL *easy, curl_write_callback header,
                                      curl_write_callback body, void *context) {
  curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, header);
  curl_easy_setopt(easy, CURLOPT_HEADERDATA, context);
  curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, body);
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, context);
}

/// curl calls `check` with `context` before it sends the request.
static inline void hark_set_check(CURL *easy, void *context, curl_prereq_callback check) {
  curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, check);
  curl_easy_setopt(easy, CURLOPT_PREREQDATA, context);
}

/// Whether name resolution has completed.
static inline bool hark_has_address(CURL *easy) {
  curl_off_t microseconds = 0;
  return curl_easy_getinfo(easy, CURLINFO_NAMELOOKUP_TIME_T, &microseconds) == CURLE_OK &&
         microseconds > 0;
}

/// The result of a completed transfer.
static inline CURLcode hark_result(const CURLMsg *message) { return message->data.result; }
