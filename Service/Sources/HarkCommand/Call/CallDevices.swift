import Hark
import HarkLinux

/// The devices named on the command line, and the microphones available.
struct CallDevices {
  /// The microphone named on the command line; `nil` if there is none.
  let microphone: String?

  /// The loudspeaker named on the command line; `nil` if there is none.
  let loudspeaker: String?

  private let known: [PulseDevice]

  /// Looks up the devices before anything is drawn, so that a wrong name is reported immediately.
  ///
  /// Throws a failure that describes the problem and its remedy.
  init(microphone: String?, loudspeaker: String?) async throws(CommandFailure) {
    do {
      known = try await PulseMicrophone.devices()
      let chosen = try known.choose(microphone)
      self.microphone = microphone == nil ? nil : chosen.name
      let loudspeakers = loudspeaker == nil ? [] : try await PulseLoudspeaker.devices()
      self.loudspeaker = try loudspeaker.map { try loudspeakers.choose($0).name }
    } catch let problem as PulseError {
      throw CommandFailure(problem)
    } catch {
      throw CommandFailure(status: .unavailable, sentence: "\(error)")
    }
  }

  /// Returns whether a microphone with that name is available.
  func has(_ name: String) -> Bool { known.contains { $0.name == name } }
}
