#include <openssl/bio.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509_vfy.h>

// Swift imports no macro that has arguments or a cast.

/// TLS 1.2, or later where the system's administrator wants that, without renegotiation.
static inline int hark_restrict(SSL_CTX *context) {
  SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION);
  SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
  if (SSL_CTX_get_min_proto_version(context) >= TLS1_2_VERSION) return 1;
  return SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
}

/// Names the server that is meant (RFC 6066).
static inline long hark_set_server_name(SSL *ssl, const char *name) {
  return SSL_set_tlsext_host_name(ssl, name);
}
