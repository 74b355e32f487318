import Hark

/// The space bar of a terminal, with a timer that resolves its gestures.
actor SpaceKey {
  private let timekeeper: any Timekeeper
  private let act: @Sendable (SpaceBar.Wish) async -> Void
  private var bar = SpaceBar()
  private var alarm: Task<Void, Never>?

  /// Creates a key that passes its gestures to `act`, one after another.
  init(
    timekeeper: any Timekeeper = SystemTimekeeper(),
    act: @escaping @Sendable (SpaceBar.Wish) async -> Void
  ) {
    self.timekeeper = timekeeper
    self.act = act
  }

  /// Handles a keystroke or repeat of the key.
  func press(_ manner: SpaceBar.Manner) async {
    let wishes = bar.press(manner, at: timekeeper.now)
    await follow(wishes)
  }

  private func pass() async {
    let wishes = bar.pass(timekeeper.now)
    await follow(wishes)
  }

  private func follow(_ wishes: [SpaceBar.Wish]) async {
    alarm?.cancel()
    alarm = bar.deadline.map { deadline in
      Task { [weak self, timekeeper] in
        guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
        await self?.pass()
      }
    }
    for wish in wishes { await act(wish) }
  }
}
