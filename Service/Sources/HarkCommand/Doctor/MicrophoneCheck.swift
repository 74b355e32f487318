import Foundation
import Hark
import HarkLinux

/// Records briefly from the microphone.
struct MicrophoneCheck {
  /// The device; `nil` for the default of `hark listen`.
  let device: String?

  /// The address of the sound server; `nil` for the user's own.
  var server: String?

  private static let name = "microphone"
  private static let again = "hark listen --list-devices"

  /// The length of the test recording, in seconds.
  private static let length = 1.0

  /// The timeout for the test recording, in seconds, which allows for slow devices.
  private static let patience = 5.0

  /// Runs the check, which takes slightly more than one second.
  func run() async -> DoctorFinding {
    do {
      let chosen = try await PulseMicrophone.devices(server: server).choose(device)
      return await listen(to: chosen)
    } catch let problem as PulseError {
      return .broken(Self.name, problem.sentence, fix: problem.mend ?? Self.again)
    } catch {
      return .broken(Self.name, "\(error)", fix: Self.again)
    }
  }

  private func listen(to device: PulseDevice) async -> DoctorFinding {
    if device.isMuted {
      return .broken(
        Self.name, "\(device.name) is muted in the mixer.",
        fix: "pactl set-source-mute \(device.name) 0")
    }
    if device.volume < 0.05 {
      return .broken(
        Self.name, "\(device.name) is turned down in the mixer.",
        fix: "pactl set-source-volume \(device.name) 100%")
    }
    let microphone = PulseMicrophone(device: device.name, server: server)
    let loudest = await loudest(microphone)
    await microphone.close()
    return judge(loudest, device, microphone.problem)
  }

  private func judge(
    _ loudest: Float?, _ device: PulseDevice, _ problem: PulseError?
  ) -> DoctorFinding {
    if case .taken = problem {
      return .works(Self.name, "\(device.name) is in use by another recording.")
    }
    if let problem {
      return .broken(Self.name, problem.sentence, fix: problem.mend ?? Self.again)
    }
    guard let loudest else {
      return .broken(
        Self.name, "\(device.name) is open but delivers no audio.", fix: Self.again)
    }
    if loudest == 0 {
      return .broken(
        Self.name, "\(device.name) delivers only silence: it is switched off or unplugged.",
        fix: Self.again)
    }
    let decibels = String(format: "%.0f dB", 20 * log10(loudest))
    if loudest < 0.006 {
      return .works(
        Self.name, "\(device.name) is very quiet (\(decibels)); speak during the check.",
        fix: "pactl set-source-volume \(device.name) 100%")
    }
    return .works(Self.name, "\(device.name) (\(device.description)), peak \(decibels)")
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
