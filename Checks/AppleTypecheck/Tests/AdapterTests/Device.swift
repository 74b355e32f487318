@_spi(Script) import AVFAudio
import Foundation
import Hark
import HarkTesting

@testable import HarkApple

/// A scripted phone and its audio adapters.
struct Device {
  let clock = ManualTimekeeper()
  let engine: SharedAudioEngine

  init(order: PlayerOrder = .beforeTap) {
    AppleSound.reset()
    engine = SharedAudioEngine(timekeeper: clock, order: order)
  }

  var microphone: AVAudioEngineMicrophone { AVAudioEngineMicrophone(engine: engine) }

  /// Retains a stream permanently, because the effects of its release would otherwise occur during
  /// the next test.
  static func hold(_ sound: AsyncThrowingStream<AudioChunk, any Error>) {
    held.withLock { $0.append(sound) }
  }

  /// Returns whether a microphone can be opened.
  static func opens(_ microphone: AVAudioEngineMicrophone) async -> Bool {
    guard let sound = try? await microphone.open(.record) else { return false }
    hold(sound)
    return true
  }

  private static let held = Locked<[AsyncThrowingStream<AudioChunk, any Error>]>([])

  /// Returns when all requested work has finished.
  func settle() async { await engine.rig.run { _ in } }

  /// Advances the clock to a pending attempt and returns when the attempt has been made,
  /// successfully or not.
  ///
  /// A woken task makes its attempt shortly after the clock advances.
  func goOn(by seconds: Double) async {
    let before = await generation
    await clock.advance(by: seconds)
    while await generation == before { await Task.yield() }
  }

  private var generation: Int {
    get async { await engine.rig.run { $0.generation } }
  }

  /// Returns the calls to the system after the first `count` calls.
  static func calls(after count: Int) -> [String] { Array(AppleSound.calls.dropFirst(count)) }

  /// Reports an interruption. It stops the audio, except with reason 1, the late report of a
  /// suspension.
  static func interrupt(began: Bool, reason: UInt = 0, shouldResume: Bool = false) {
    if began, reason != 1 { AppleSound.interrupt() }
    NotificationCenter.default.post(
      name: AVAudioSession.interruptionNotification, object: nil,
      userInfo: [
        AVAudioSessionInterruptionTypeKey: UInt(began ? 1 : 0),
        AVAudioSessionInterruptionReasonKey: reason,
        AVAudioSessionInterruptionOptionKey: UInt(shouldResume ? 1 : 0),
      ])
  }

  /// Reports a route change from a route with the given inputs, if they are known.
  static func changeRoute(
    _ reason: AVAudioSession.RouteChangeReason, from inputs: [AppleSound.Port]? = nil
  ) {
    var info: [String: Any] = [AVAudioSessionRouteChangeReasonKey: reason.rawValue]
    info[AVAudioSessionRouteChangePreviousRouteKey] = inputs.map {
      AVAudioSessionRouteDescription(inputs: $0)
    }
    NotificationCenter.default.post(
      name: AVAudioSession.routeChangeNotification, object: nil, userInfo: info)
  }

  static func tell(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }

  /// Returns 0.1 s of a tone at the hardware's sample rate.
  static func tenth(rate: Int = 48_000) -> [Float] {
    (0..<rate / 10).map { Float(abs($0 % 64 - 32) - 16) / 128 }
  }
}

/// The audio of an open microphone, read as it arrives.
struct Listening {
  private var sound: AsyncThrowingStream<AudioChunk, any Error>.Iterator
  private(set) var next = 0

  init(_ sound: AsyncThrowingStream<AudioChunk, any Error>) {
    self.sound = sound.makeAsyncIterator()
  }

  /// Reads until `count` samples have arrived in total; returns false if the audio ended or had a
  /// gap.
  mutating func reach(_ count: Int) async throws -> Bool {
    while next < count {
      guard let chunk = try await sound.next(isolation: nil), chunk.start == next else {
        return false
      }
      next = chunk.end
    }
    return true
  }

  /// Reads to the end and returns the total number of samples; throws the error that ended the
  /// audio.
  mutating func end() async throws -> Int {
    while let chunk = try await sound.next(isolation: nil) { next = chunk.end }
    return next
  }

  /// Reads to the end and returns the failure that ended the audio.
  mutating func failure() async -> VoiceFailure? {
    do {
      _ = try await end()
      return nil
    } catch {
      return error as? VoiceFailure
    }
  }
}
