@_spi(Script) import AVFAudio
import Foundation
import Hark
import HarkTesting

@testable import HarkApple

/// A phone that does as a test says, and the adapters of its sound.
struct Device {
  let clock = ManualTimekeeper()
  let engine: SharedAudioEngine

  init() {
    AppleSound.reset()
    engine = SharedAudioEngine(timekeeper: clock)
  }

  var microphone: AVAudioEngineMicrophone { AVAudioEngineMicrophone(engine: engine) }

  /// What is held here is never let go of: what comes of that would fall into the next test.
  static func hold(_ sound: AsyncThrowingStream<AudioChunk, any Error>) {
    held.withLock { $0.append(sound) }
  }

  /// Whether a microphone can be opened.
  static func opens(_ microphone: AVAudioEngineMicrophone) async -> Bool {
    guard let sound = try? await microphone.open(.record) else { return false }
    hold(sound)
    return true
  }

  private static let held = Locked<[AsyncThrowingStream<AudioChunk, any Error>]>([])

  /// Returns when everything that was asked for has been done.
  func settle() async { await engine.rig.run { _ in } }

  /// Lets time go on to an attempt that waits, and returns when that was made, well or badly.
  ///
  /// Whoever was woken asks for it a moment behind the clock.
  func goOn(by seconds: Double) async {
    let before = await generation
    await clock.advance(by: seconds)
    while await generation == before { await Task.yield() }
  }

  private var generation: Int {
    get async { await engine.rig.run { $0.generation } }
  }

  /// What was asked of the system since `count` calls ago.
  static func calls(after count: Int) -> [String] { Array(AppleSound.calls.dropFirst(count)) }

  static func interrupt(began: Bool, reason: UInt = 0, shouldResume: Bool = false) {
    NotificationCenter.default.post(
      name: AVAudioSession.interruptionNotification, object: nil,
      userInfo: [
        AVAudioSessionInterruptionTypeKey: UInt(began ? 1 : 0),
        AVAudioSessionInterruptionReasonKey: reason,
        AVAudioSessionInterruptionOptionKey: UInt(shouldResume ? 1 : 0),
      ])
  }

  static func changeRoute(_ reason: AVAudioSession.RouteChangeReason) {
    NotificationCenter.default.post(
      name: AVAudioSession.routeChangeNotification, object: nil,
      userInfo: [AVAudioSessionRouteChangeReasonKey: reason.rawValue])
  }

  static func tell(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }

  /// A tenth of a second of a tone at the hardware's rate.
  static func tenth(rate: Int = 48_000) -> [Float] {
    (0..<rate / 10).map { Float(abs($0 % 64 - 32) - 16) / 128 }
  }
}

/// The sound of an open microphone, read as it comes.
struct Listening {
  private var sound: AsyncThrowingStream<AudioChunk, any Error>.Iterator
  private(set) var next = 0

  init(_ sound: AsyncThrowingStream<AudioChunk, any Error>) {
    self.sound = sound.makeAsyncIterator()
  }

  /// Reads until `count` samples have come in all, checking that none is missing; false where the
  /// sound ended or had a gap.
  mutating func reach(_ count: Int) async throws -> Bool {
    while next < count {
      guard let chunk = try await sound.next(isolation: nil), chunk.start == next else {
        return false
      }
      next = chunk.end
    }
    return true
  }

  /// How many samples there were at the end; throws what the sound ended with.
  mutating func end() async throws -> Int {
    while let chunk = try await sound.next(isolation: nil) { next = chunk.end }
    return next
  }

  /// What the sound broke off with.
  mutating func failure() async -> VoiceFailure? {
    do {
      _ = try await end()
      return nil
    } catch {
      return error as? VoiceFailure
    }
  }
}
