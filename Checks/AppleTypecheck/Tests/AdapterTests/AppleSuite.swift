import Testing

/// All tests that run an adapter.
///
/// They are serialized, because the stand-ins, like Apple's systems themselves, are shared by the
/// whole process.
@Suite(.serialized, .timeLimit(.minutes(1))) enum AppleSuite {}
