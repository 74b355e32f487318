import CoreMedia
import Foundation

/// A module with scripted results. Not an Apple API.
@available(iOS 26.0, macOS 26.0, *)
protocol ScriptedModule: Sendable {
  var module: ModuleScript { get }
}

/// The scripted results of one module. Not an Apple API.
@available(iOS 26.0, macOS 26.0, *)
final class ModuleScript: Sendable {
  let locale: Locale
  let kind: String
  private let givesVolatile: Bool
  private let givesTimes: Bool
  private let givesConfidence: Bool

  private struct State {
    var listeners: [@Sendable (SpeechScript.Said, CMTimeRange) -> Void] = []
    var ends: [@Sendable ((any Error)?) -> Void] = []
  }

  private let state = Guarded(State())

  init(
    _ locale: Locale, kind: String, givesVolatile: Bool, givesTimes: Bool, givesConfidence: Bool
  ) {
    self.locale = locale
    self.kind = kind
    self.givesVolatile = givesVolatile
    self.givesTimes = givesTimes
    self.givesConfidence = givesConfidence
  }

  /// Returns a stream that omits earlier results. Apple does not document this, so the code must
  /// not rely on receiving them.
  func results<Result: Sendable>(
    _ make: @escaping @Sendable (AttributedString, CMTimeRange, CMTime) -> Result
  ) -> AsyncThrowingStream<Result, any Error> {
    AnalyzerScript.note("results")
    let (times, confidence) = (givesTimes, givesConfidence)
    return AsyncThrowingStream { stream in
      state.with {
        $0.listeners.append { said, range in
          let end = said.isFinal ? range.end : range.start
          stream.yield(make(said.attributed(times, confidence), range, end))
        }
        $0.ends.append { stream.finish(throwing: $0) }
      }
    }
  }

  func say(_ said: SpeechScript.Said, _ range: CMTimeRange) {
    guard said.isFinal || givesVolatile else { return }
    for listener in state.with({ $0.listeners }) { listener(said, range) }
  }

  func end(_ error: (any Error)? = nil) {
    let ends = state.with { state in
      defer { state = State() }
      return state.ends
    }
    for end in ends { end(error) }
  }
}
