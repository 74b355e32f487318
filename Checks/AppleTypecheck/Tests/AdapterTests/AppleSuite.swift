import Testing

/// Every test that runs an adapter: the stand-ins for Apple's systems are one for the whole process,
/// as the systems themselves are.
@Suite(.serialized, .timeLimit(.minutes(1))) enum AppleSuite {}
