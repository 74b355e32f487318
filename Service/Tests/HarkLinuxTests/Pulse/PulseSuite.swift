import Foundation
import SoundFixtures
import Testing

/// Everything that starts a Pulse server, which works in real time, runs one after another.
///
/// `make test` runs it in a process of its own beside the rest, since it mostly waits.
@Suite(
  "Pulse", .serialized, .enabled(if: PulseServer.isInstalled),
  .timeLimit(.minutes(5 + Int(EchoTime.minutes))))
struct PulseSuite {}

/// How long replies are played that must not interrupt themselves.
enum EchoTime {
  /// In minutes; those of a thorough run come from the environment.
  static let minutes =
    ProcessInfo.processInfo.environment["HARK_ECHO_MINUTES"].flatMap(Double.init) ?? 0.3
}
