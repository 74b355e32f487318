import Foundation
import Hark
import Observation

/// Measures the audio of the app's screens during a device check.
///
/// Recognized text is kept in memory only, until the next check.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
final class CheckMeter {
  private(set) var isOn = false

  /// The routes since the beginning, in order, without consecutive duplicates.
  private(set) var routes: [String] = []

  /// The highest input level so far, 0…1.
  private(set) var loudest: Float = 0

  /// The text of the latest recording.
  private(set) var heard = ""

  @ObservationIgnored private var watching: [Task<Void, Never>] = []
  @ObservationIgnored private var observer: (any NSObjectProtocol)?

  /// Discards all measurements and begins new ones.
  func begin() {
    clear()
    isOn = true
    #if canImport(UIKit)
      note(route: AudioRoute.current)
      observer = AudioRoute.observe { [weak self] route in
        Task { @MainActor [weak self] in self?.note(route: route) }
      }
    #endif
  }

  /// Stops measuring and discards all measurements.
  func clear() {
    end()
    (routes, loudest, heard) = ([], 0, "")
  }

  /// Stops measuring; the measurements so far remain.
  func end() {
    isOn = false
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }

  /// Measures `session` instead of the previous one, until it is closed.
  func watch(_ session: VoiceSession) {
    for task in watching { task.cancel() }
    let (snapshots, transcripts) = (session.snapshots, session.transcripts)
    watching = [
      Task { [weak self] in for await snapshot in snapshots { self?.note(level: snapshot.level) } },
      Task { [weak self] in for await transcript in transcripts { self?.note(transcript.text) } },
    ]
  }

  private func note(route: String) {
    if isOn, routes.last != route { routes.append(route) }
  }

  private func note(level: Float) {
    if isOn, level > loudest { loudest = level }
  }

  private func note(_ text: String) {
    if isOn, !text.isEmpty { heard = text }
  }
}
