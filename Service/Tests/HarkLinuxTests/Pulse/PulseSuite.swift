import Foundation
import SoundFixtures
import Testing

/// The tests that start a Pulse server, which run one after another because the server works in
/// real time.
///
/// `make test` runs them in a separate process, in parallel with the other tests, because they
/// mostly wait.
@Suite(
  "Pulse", .serialized, .enabled(if: PulseServer.isInstalled),
  .timeLimit(.minutes(5 + Int(EchoTime.minutes))))
struct PulseSuite {}

/// The duration of replies that must not interrupt themselves.
enum EchoTime {
  /// The duration in minutes, which a thorough run sets in the environment.
  static let minutes =
    ProcessInfo.processInfo.environment["HARK_ECHO_MINUTES"].flatMap(Double.init) ?? 0.3
}
