import SoundFixtures
import Testing

/// Everything that starts a Pulse server runs one after another: sound in real time needs the
/// machine's attention.
@Suite("Pulse", .serialized, .enabled(if: PulseServer.isInstalled))
struct PulseSuite {}
