import Foundation
import SoundFixtures
import Testing

typealias PulseSuite = PocketSphinxSuite.Pulse

extension PocketSphinxSuite {
  /// Everything that starts a Pulse server runs one after another, and not beside what loads
  /// decoders: sound in real time needs the machine's attention, and both share a recogniser.
  @Suite(
    "Pulse", .serialized, .enabled(if: PulseServer.isInstalled),
    .timeLimit(.minutes(5 + Int(EchoTime.minutes))))
  struct Pulse {}
}

/// How long replies are played that must not interrupt themselves.
enum EchoTime {
  /// In minutes; those of a thorough run come from the environment.
  static let minutes =
    ProcessInfo.processInfo.environment["HARK_ECHO_MINUTES"].flatMap(Double.init) ?? 0.3
}
