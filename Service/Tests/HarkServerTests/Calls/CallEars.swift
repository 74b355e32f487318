import Foundation
import Hark
import NIOCore

@testable import HarkServer
@testable import HarkTesting

/// Receives the audio that a page plays and reports how much was heard: all of it immediately, or
/// up to a limit.
final class CallEars: Sendable {
  private struct State: Sendable {
    var sound: [UInt32: [Float]] = [:]
    var limit: Int
    var faults = 0
  }

  private let state: Watched<State>

  /// Creates a listener on `socket` that hears the first `limit` samples of each reply.
  init(_ socket: ClientSocket, limit: Int = .max) {
    state = Watched(State(limit: limit))
    let sounds = socket.sounds
    Task {
      for await bytes in sounds {
        guard let (playback, position) = self.take(bytes) else { continue }
        try? await socket.say(.playback(playback, .heard(position: position)))
      }
    }
  }

  /// Returns the audio of a reply so far.
  func sound(of playback: UInt32) -> [Float] { state.now.sound[playback] ?? [] }

  /// The number of messages that were not audio, or did not continue where the previous one ended.
  var faults: Int { state.now.faults }

  /// Returns when `count` samples of a reply have arrived.
  func heard(_ count: Int, of playback: UInt32) async {
    await state.wait { $0.sound[playback, default: []].count >= count }
  }

  private func take(_ bytes: ByteBuffer) -> (UInt32, Int)? {
    guard let sound = try? WireSound(bytes) else {
      state.change { $0.faults += 1 }
      return nil
    }
    return state.change { state in
      let before = state.sound[sound.opening]?.count ?? 0
      if sound.first != before { state.faults += 1 }
      state.sound[sound.opening, default: []] += sound.samples
      guard before < state.limit else { return nil }
      return (sound.opening, min(before + sound.samples.count, state.limit))
    }
  }
}
