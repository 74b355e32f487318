import Foundation
import Hark
import HarkScreens
import HarkTesting

@testable import HarkServer

/// A page in a call, which performs the user's actions, sends speech, and plays replies.
struct CallClient {
  var page: SessionClient
  let ears: CallEars
  let session: String
  private var done = 0

  /// Creates a page that sends hello, begins the call, and hears the first `limit` samples of each
  /// reply.
  init(_ server: LiveServer, hears limit: Int = .max, token: String? = nil) async throws {
    let (page, welcome) = try await SessionClient.greeted(
      server, WireExamples.hello("call"), token: token)
    self.page = page
    session = welcome.session
    ears = CallEars(page.socket, limit: limit)
    try await act(.begin)
  }

  /// Performs an action.
  mutating func act(_ action: PersonAction) async throws {
    done += 1
    try await page.say(.person(ActionRequest(id: done, action: action)))
  }

  /// Records manually: starts the recording, sends the audio, and stops.
  mutating func record(_ sound: [Float] = [Float](repeating: 0.1, count: 8_000)) async throws {
    try await act(.activate)
    guard let opening = try await page.answerOpening() else { throw SessionClient.Unwelcome() }
    try await speak(sound, opening)
    done += 1
    let end = SoundPlace(opening: opening, samples: sound.count)
    try await page.say(.person(ActionRequest(id: done, action: .stop, after: end)))
  }

  /// Sends audio, and advances the server's clock by its duration.
  func speak(_ sound: [Float], _ opening: UInt32) async throws {
    for first in stride(from: 0, to: sound.count, by: 1_600) {
      let piece = Array(sound[first..<min(first + 1_600, sound.count)])
      await page.clock?.advance(by: AudioTime.seconds(piece.count))
      try await page.speak(WireSound(opening: opening, first: first, samples: piece))
    }
  }

  /// Returns the number of the next reply that is played.
  mutating func played() async throws -> UInt32? {
    try await page.next { envelope in
      if case .message(_, .playback(let playback, .play)) = envelope { playback } else { nil }
    }
  }

  /// Waits for the end of a reply, reports that all of it was heard, and returns its audio.
  mutating func finished(_ playback: UInt32) async throws -> [Float] {
    let total: Int? = try await page.next { envelope in
      if case .message(_, .playback(playback, .finish(let samples))) = envelope {
        samples
      } else {
        nil
      }
    }
    await ears.heard(total ?? .max, of: playback)
    try await page.say(.playback(playback, .ended))
    return ears.sound(of: playback)
  }

  /// Returns the next screen of the call for which `isWanted` holds.
  mutating func screen(where isWanted: (CallView) -> Bool) async throws -> ScreenView? {
    try await page.screen { $0.call.map(isWanted) ?? false }
  }
}
