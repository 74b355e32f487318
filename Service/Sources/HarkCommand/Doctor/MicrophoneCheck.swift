import Foundation
import Hark
import HarkPulse

/// Records briefly from the microphone.
struct MicrophoneCheck {
  let device: String?
  var server: String?

  private static let name = "microphone"
  private static let length = 1.0

  /// The timeout for the test recording, in seconds, which allows for slow devices.
  private static let patience = 5.0

  /// Runs the check, which normally takes slightly more than one second.
  func run() async -> DoctorFinding {
    do {
      let chosen = try await PulseMicrophone.devices(server: server).choose(device)
      return await listen(to: chosen)
    } catch {
      let problem = error as? PulseError
      return Self.broken(problem?.sentence ?? "\(error)", fix: problem?.fix)
    }
  }

  private func listen(to device: PulseDevice) async -> DoctorFinding {
    let name = device.name
    let louder = "pactl set-source-volume \(name) 100%"
    if device.isMuted {
      return Self.broken("\(name) is muted in the mixer.", fix: "pactl set-source-mute \(name) 0")
    }
    if device.volume < 0.05 {
      return Self.broken("\(name) is turned down in the mixer.", fix: louder)
    }
    let microphone = PulseMicrophone(device: name, server: server)
    let loudest = await loudest(microphone)
    await microphone.close()
    switch microphone.problem {
    case .taken: return .works(Self.name, "\(name) is in use by another recording.")
    case let problem?: return Self.broken(problem.sentence, fix: problem.fix)
    case nil: break
    }
    guard let loudest else { return Self.broken("\(name) is open but delivers no audio.") }
    if loudest == 0 {
      return Self.broken("\(name) delivers only silence: it is switched off or unplugged.")
    }
    let decibels = String(format: "%.0f dB", 20 * log10(loudest))
    if loudest < 0.006 {
      return .works(
        Self.name, "\(name) is very quiet (\(decibels)); speak during the check.", fix: louder)
    }
    return .works(Self.name, "\(name) (\(device.description)), peak \(decibels)")
  }

  private static func broken(_ detail: String, fix: String? = nil) -> DoctorFinding {
    .broken(name, detail, fix: fix ?? "hark listen --list-devices")
  }

  /// Returns the peak of `length` seconds of audio; `nil` if none arrives in time.
  private func loudest(_ microphone: PulseMicrophone) async -> Float? {
    guard let sound = try? await microphone.open(.measurement) else { return nil }
    let alarm = Task {
      try await Task.sleep(nanoseconds: UInt64(Self.patience * 1e9))
      await microphone.close()
    }
    defer { alarm.cancel() }
    var loudest: Float?
    do {
      for try await chunk in sound {
        loudest = chunk.samples.reduce(loudest ?? 0) { max($0, abs($1)) }
        if AudioTime.seconds(chunk.end) >= Self.length { break }
      }
    } catch {
      // The microphone's `problem` contains the reason.
    }
    return loudest
  }
}
