import Testing

/// Everything that loads decoders runs one after another: each takes about 100 MB, and a recogniser
/// that is shared has only so many.
@Suite("PocketSphinx", .serialized)
enum PocketSphinxSuite {}
