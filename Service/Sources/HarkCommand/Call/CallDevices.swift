import Hark
import HarkLinux

/// The devices of a call, as far as they are named and there.
struct CallDevices {
  /// The microphone that the command line names; nil when it names none.
  let microphone: String?

  /// The loudspeaker that the command line names; nil when it names none.
  let loudspeaker: String?

  private let known: [PulseDevice]

  /// Looks for them before anything is drawn, so that a wrong name is answered at once.
  ///
  /// Throws what is wrong and what to do.
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

  /// Whether there is a microphone of that name.
  func has(_ name: String) -> Bool { known.contains { $0.name == name } }
}
