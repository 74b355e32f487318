import Foundation
import Hark
import NIOCore

@testable import HarkServer
@testable import HarkTesting

/// Hears what a page is played, and says how much of it was heard: everything at once, or up to a
/// place and no further.
final class CallEars: Sendable {
  private struct State: Sendable {
    var sound: [UInt32: [Float]] = [:]
    var limit: Int
    var faults = 0
  }

  private let state: Watched<State>

  /// Listens to `socket`, and hears the first `limit` samples of each reply.
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

  /// What came of a reply so far.
  func sound(of playback: UInt32) -> [Float] { state.now.sound[playback] ?? [] }

  /// Messages that were no sound, or did not go on where the last one ended.
  var faults: Int { state.now.faults }

  /// Returns when so many samples of a reply have come.
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
