import Foundation
import Hark
import HarkLinux
import HarkTesting
import SoundFixtures
import Testing

extension PulseSuite {
  @Suite("A reply that the microphone hears")
  struct SelfInterruption {
    private static let sentence = "This is a long answer that goes on and says nothing new. "

    /// Minutes of reply; those of a thorough run come from the environment.
    private static let minutes =
      ProcessInfo.processInfo.environment["HARK_ECHO_MINUTES"].flatMap(Double.init) ?? 0.3

    @Test("It never interrupts itself, nor lowers its voice")
    func alone() async throws {
      let folder = try TemporaryFolder()
      // A sentence takes four seconds.
      let room = try await SpeakingRoom(
        reply: String(repeating: Self.sentence, count: Int(Self.minutes * 20)))
      try await room.ask(.short, in: folder)
      try await Task.sleep(nanoseconds: UInt64(Self.minutes * 60e9))
      #expect(await room.phase == .speaking)
      let orders = room.orders.given.map(\.order)
      print("Orders in \(Self.minutes) minutes of reply: \(orders)")
      #expect(orders.isEmpty)
      await room.leave()
    }

    @Test("A syllable and no more lowers it, and then it goes on where it was")
    func syllable() async throws {
      let folder = try TemporaryFolder()
      let room = try await SpeakingRoom(reply: String(repeating: Self.sentence, count: 20))
      try await room.ask(.short, in: folder)
      try await Task.sleep(nanoseconds: 7_000_000_000)
      for c in Clip.librivox { for l in [3200, 5600] {
      let begun = SystemTimekeeper().now
      let v = Array(c.samples[8000..<8000+l])
      try await room.make(v, in: folder)
      try await Task.sleep(nanoseconds: 4_000_000_000)
      let given = room.orders.given.filter { $0.at > begun }
      print("Orders after a cough: \(c.name) \(l) \(power(v)) \(given.map { ($0.order, $0.at - begun) }) \(await room.phase)")
      }}
      await room.leave()
    }

    @Test("Words over it lower it at once, end it, and are the next message")
    func words() async throws {
      let folder = try TemporaryFolder()
      let room = try await SpeakingRoom(reply: String(repeating: Self.sentence, count: 20))
      try await room.ask(.short, in: folder)
      try await Task.sleep(nanoseconds: 7_000_000_000)
      let begun = SystemTimekeeper().now
      try await room.make(Clip.librivox[0].samples, in: folder)
      let given = room.orders.given
      print("Orders after words: \(given.map { ($0.order, $0.at - begun) })")
      #expect(given.map(\.order).prefix(3) == [.lower, .pause, .stop])
      #expect(await room.phase?.isRecording == true)
      await room.leave()
    }
  }
}

/// Something like a cough: noise through a throat, with a hard beginning that dies away.
enum Cough {
  static func samples(seconds: Double) -> [Float] {
    var dice = SeededDice()
    var throat: (Float, Float) = (0, 0)
    return (0..<AudioTime.samples(seconds)).map { index in
      // One resonance at 900 Hz, 300 Hz wide.
      let sound = dice.noise() + 1.77 * throat.0 - 0.889 * throat.1
      throat = (sound, throat.0)
      return 0.02 * sound * exp(-Float(index) / 1_600)
    }
  }
}
