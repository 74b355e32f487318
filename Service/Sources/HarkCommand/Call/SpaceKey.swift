import Hark

/// The space bar of a terminal, with the time that it takes to know what a finger does.
actor SpaceKey {
  private let timekeeper: any Timekeeper
  private let act: @Sendable (SpaceBar.Wish) async -> Void
  private var bar = SpaceBar()
  private var alarm: Task<Void, Never>?

  /// Tells `act` each wish, one after another.
  init(
    timekeeper: any Timekeeper = SystemTimekeeper(),
    act: @escaping @Sendable (SpaceBar.Wish) async -> Void
  ) {
    self.timekeeper = timekeeper
    self.act = act
  }

  /// The key came.
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
