import Testing

/// The tests that load decoders, which run one after another.
///
/// Each decoder takes about 100 MB, and a shared recognizer has only a few.
@Suite("PocketSphinx", .serialized)
enum PocketSphinxSuite {}
