import Hark
import HarkSimulation
import HarkTesting

/// What all parts of a simulated world share, its time, its sound, and its record; and the luck of one
/// of them.
///
/// Each part draws from its own dice, so that a part that draws more often changes no other part: a
/// life without some of the acts resembles the life with all of them.
struct Surroundings: Sendable {
  let clock = SimulatedClock()
  let room = Room()
  let record: Record
  private let seed: UInt64
  private var dice: Locked<Dice>

  init(seed: UInt64, record: Record) {
    self.seed = seed
    self.record = record
    dice = Locked(Dice(seed: seed))
    record.begin(clock)
  }

  /// Returns the same world with the luck of another part, which follows from the seed and `number`.
  func part(_ number: Int) -> Surroundings {
    var part = self
    var mixed = Dice(seed: seed &+ UInt64(number) &* 0xD1B5_4A32_D192_ED03)
    part.dice = Locked(Dice(seed: mixed.next()))
    return part
  }

  /// Simulated time in samples, in whole frames, so that events often coincide.
  var position: Int { Int((clock.now * 100).rounded()) * WordAudio.frame }

  func once(in count: Int) -> Bool { dice.withLock { $0.once(in: count) } }

  /// Returns `true` for 1 in `count` numbers, always the same ones.
  func isUnlucky(in number: Int, once count: Int) -> Bool {
    var mixed = Dice(seed: seed &+ UInt64(number) &* 0xA24B_AED4_963E_E407)
    return mixed.once(in: count)
  }

  func number(below count: Int) -> Int { dice.withLock { $0.number(below: count) } }

  func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

  func say(_ count: Int) -> Int {
    let start = position + WordAudio.frame * number(below: 30)
    return dice.withLock { room.say(count, from: start, &$0) }
  }

  /// Waits for up to `hundredths` of a second; short waits are likelier.
  ///
  /// Throws if the task is canceled.
  func pause(upTo hundredths: Int) async throws {
    let longest = number(below: hundredths + 1)
    try await clock.sleep(until: moment(after: number(below: longest + 1)))
  }

  /// Waits as `pause` does, but to the end even if the task is canceled, as devices do.
  func delay(upTo hundredths: Int) async {
    let longest = number(below: hundredths + 1)
    let deadline = moment(after: number(below: longest + 1))
    await Task { [clock] in try? await clock.sleep(until: deadline) }.value
  }

  /// Returns the time a number of hundredths of a second from now.
  private func moment(after hundredths: Int) -> Double {
    ((clock.now * 100).rounded() + Double(hundredths)) / 100
  }
}
