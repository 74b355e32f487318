#include <openssl/bio.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509_vfy.h>

// Swift does not import macros with arguments or casts.

/// Requires TLS 1.2, or later if the system administrator requires it, and disables renegotiation.
static inline int hark_restrict(SSL_CTX *context) {
  SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION);
  SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
  if (SSL_CTX_get_min_proto_version(context) >= TLS1_2_VERSION) return 1;
  return SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
}

/// Sets the name of the requested server (RFC 6066).
static inline long hark_set_server_name(SSL *ssl, const char *name) {
  return SSL_set_tlsext_host_name(ssl, name);
}
