import Testing

/// Everything that loads decoders runs one after another: each takes about 100 MB.
@Suite("PocketSphinx", .serialized)
enum PocketSphinxSuite {}
