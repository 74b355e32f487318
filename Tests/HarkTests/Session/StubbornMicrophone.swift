import Hark

/// A microphone whose opening cannot be canceled.
///
/// It opens when the test allows it, even if it has been closed in the meantime.
actor StubbornMicrophone: Microphone {
  nonisolated let delivery = SoundDelivery.live

  private(set) var isAsked = false
  private(set) var hasOpened = false
  private(set) var isOpen = false
  private(set) var closeCount = 0

  private var mayOpen = false
  private var sound: AsyncThrowingStream<AudioChunk, any Error>.Continuation?
  private var waiters:
    [(isIt: (isolated StubbornMicrophone) -> Bool, CheckedContinuation<Void, Never>)] = []

  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    isAsked = true
    changed()
    await until { $0.mayOpen }
    let (stream, continuation) = AsyncThrowingStream<AudioChunk, any Error>.makeStream()
    sound = continuation
    hasOpened = true
    isOpen = true
    changed()
    return stream
  }

  func close() {
    closeCount += 1
    sound?.finish()
    sound = nil
    isOpen = false
    changed()
  }

  /// Lets the opening continue.
  func letOpen() {
    mayOpen = true
    changed()
  }

  /// Waits until `isIt` returns `true`, even if the waiting task is canceled.
  func until(_ isIt: @escaping @Sendable (isolated StubbornMicrophone) -> Bool) async {
    if isIt(self) { return }
    await withCheckedContinuation { waiters.append((isIt, $0)) }
  }

  private func changed() {
    let woken = waiters.filter { $0.isIt(self) }
    waiters.removeAll { $0.isIt(self) }
    for waiter in woken { waiter.1.resume() }
  }
}
