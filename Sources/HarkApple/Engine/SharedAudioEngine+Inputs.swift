#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Foundation
  import Hark

  extension SharedAudioEngine {
    /// Returns a stream of the available microphones: the current list, then each changed list,
    /// until the stream is released.
    ///
    /// A headset is listed only while a microphone that may use it is open, so the list is read
    /// again after each route change.
    public func inputChanges() -> AsyncStream<[AudioInput]> {
      let (inputs, handle) = AsyncStream.makeStream(
        of: [AudioInput].self, bufferingPolicy: .bufferingNewest(1))
      let told = Locked<[AudioInput]?>(nil)
      let look: @Sendable () -> Void = { [rig] in
        rig.async { rig in
          let found = rig.session.ports.map(\.input)
          let isNew = told.withLock { told in
            defer { told = found }
            return told != found
          }
          if isNew { handle.yield(found) }
        }
      }
      let observer = SessionObserver { _, _ in look() }
      // The observer lives as long as the stream.
      handle.onTermination = { _ in withExtendedLifetime(observer) {} }
      look()
      return inputs
    }
  }
#endif
