import Foundation
import Hark
import NIOCore
import Synchronization

@testable import HarkServer

/// Hears what a page is played, and says how much of it was heard: everything at once, or up to a
/// place and no further.
final class CallEars: Sendable {
  private struct State {
    var sound: [UInt32: [Float]] = [:]
    var limit: Int
    var faults = 0
  }

  private let state: Mutex<State>

  /// Listens to `socket`, and hears the first `limit` samples of each reply.
  init(_ socket: ClientSocket, limit: Int = .max) {
    state = Mutex(State(limit: limit))
    let sounds = socket.sounds
    Task {
      for await bytes in sounds {
        guard let (playback, position) = self.take(bytes) else { continue }
        try? await socket.say(.playback(playback, .heard(position: position)))
      }
    }
  }

  /// What came of a reply so far.
  func sound(of playback: UInt32) -> [Float] { state.withLock { $0.sound[playback] ?? [] } }

  /// Messages that were no sound, or did not go on where the last one ended.
  var faults: Int { state.withLock { $0.faults } }

  /// Returns when so many samples of a reply have come.
  func heard(_ count: Int, of playback: UInt32) async throws {
    while sound(of: playback).count < count { try await Task.sleep(nanoseconds: 2_000_000) }
  }

  private func take(_ bytes: ByteBuffer) -> (UInt32, Int)? {
    guard let sound = try? WireSound(bytes) else {
      state.withLock { $0.faults += 1 }
      return nil
    }
    return state.withLock { state in
      let before = state.sound[sound.opening]?.count ?? 0
      if sound.first != before { state.faults += 1 }
      state.sound[sound.opening, default: []] += sound.samples
      guard before < state.limit else { return nil }
      return (sound.opening, min(before + sound.samples.count, state.limit))
    }
  }
}
