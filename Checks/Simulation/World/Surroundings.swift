import Hark
import HarkSimulation
import HarkTesting

/// The shared parts of a simulated world (its time, audio, and record) and the random source of one
/// part.
///
/// Each part has its own random source, so that additional draws in one part do not change others:
/// a run without some of the acts resembles the run with all of them.
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

  /// Returns the same world with a separate random source, derived from the seed and `number`.
  func part(_ number: Int) -> Surroundings {
    var part = self
    var mixed = Dice(seed: seed &+ UInt64(number) &* 0xD1B5_4A32_D192_ED03)
    part.dice = Locked(Dice(seed: mixed.next()))
    return part
  }

  /// The simulated time in samples, rounded to whole frames, so that events often coincide.
  var position: Int { Int((clock.now * 100).rounded()) * WordAudio.frame }

  func once(in count: Int) -> Bool { dice.withLock { $0.once(in: count) } }

  /// Returns `true` for one in `count` values of `number`; the result for a given seed never
  /// changes.
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

  /// Waits for at most this many hundredths of a second; short waits are more likely.
  ///
  /// Throws if the task is canceled.
  func pause(upTo hundredths: Int) async throws {
    let longest = number(below: hundredths + 1)
    try await clock.sleep(until: moment(after: number(below: longest + 1)))
  }

  /// Waits like `pause(upTo:)`, but for the whole time even if the task is canceled, as a device
  /// does.
  func delay(upTo hundredths: Int) async {
    let longest = number(below: hundredths + 1)
    let deadline = moment(after: number(below: longest + 1))
    await Task { [clock] in try? await clock.sleep(until: deadline) }.value
  }

  /// Returns the time that is this many hundredths of a second from now.
  private func moment(after hundredths: Int) -> Double {
    ((clock.now * 100).rounded() + Double(hundredths)) / 100
  }
}
