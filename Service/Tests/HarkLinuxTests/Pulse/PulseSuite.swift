import SoundFixtures
import Testing

typealias PulseSuite = PocketSphinxSuite.Pulse

extension PocketSphinxSuite {
  /// Everything that starts a Pulse server runs one after another, and not beside what loads
  /// decoders: sound in real time needs the machine's attention, and both share a recogniser.
  @Suite("Pulse", .serialized, .enabled(if: PulseServer.isInstalled), .timeLimit(.minutes(5)))
  struct Pulse {}
}
