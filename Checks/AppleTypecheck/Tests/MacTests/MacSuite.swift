import Testing

/// All tests that run on a Mac's stand-ins.
///
/// They are serialized, because the whole process shares the stand-ins for Apple's systems, as it
/// does the systems themselves.
@Suite(.serialized, .timeLimit(.minutes(1))) enum MacSuite {}
