import Hark
import HarkScreens
import Synchronization

/// The microphones of a page's machine, from which the user can choose.
final class RemoteDevices: Sendable {
  private struct State {
    var known: PageDevices?
    var reader: AsyncStream<CallSurroundings.Choices>.Continuation?
  }

  private let state = Mutex(State())

  func take(_ devices: PageDevices) {
    state.withLock { state in
      guard state.known != devices else { return }
      state.known = devices
      state.reader?.yield(devices.choices)
    }
  }

  /// Returns a stream of the newest choices; the stream of an earlier call finishes.
  func choices() -> AsyncStream<CallSurroundings.Choices> {
    let (choices, reader) = AsyncStream.makeStream(
      of: CallSurroundings.Choices.self, bufferingPolicy: .bufferingNewest(1))
    let before = state.withLock { state in
      defer { state.reader = reader }
      if let known = state.known { reader.yield(known.choices) }
      return state.reader
    }
    before?.finish()
    return choices
  }
}

extension PageDevices {
  fileprivate var choices: CallSurroundings.Choices {
    CallSurroundings.Choices(inputs: inputs, effects: effects)
  }
}
