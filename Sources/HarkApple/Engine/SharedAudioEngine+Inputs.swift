#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Foundation
  import Hark

  extension SharedAudioEngine {
    /// The microphones to choose from now, and whenever they are others, until the stream is let go.
    ///
    /// A headset is listed while a microphone is open that may use it, so they are looked at anew
    /// whenever sound goes another way.
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
      // It listens for as long as the stream is read.
      handle.onTermination = { _ in withExtendedLifetime(observer) {} }
      look()
      return inputs
    }
  }
#endif
