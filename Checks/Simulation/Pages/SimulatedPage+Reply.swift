import Hark
import NIOCore

@testable import HarkServer
@testable import World

// The page's loudspeaker.
extension SimulatedPage {
  /// A server's commands for a reply.
  static let orders: Set = ["play", "fade", "pause", "resume", "finish", "stopPlayback"]

  /// The time, in seconds, during which a page that does not play sends no report.
  ///
  /// The server's timeout is shorter.
  private static let deafness = RemoteLoudspeaker.heardWithin + 2

  var isSounding: Bool { loudspeaker.reply != nil }

  func take(_ order: PageNews, of number: UInt32) {
    if order.type == "play" { begin(number) }
    if let gain = order.gain, !(0...1).contains(gain) {
      world.record.complain("A reply is played at a gain of \(gain).")
    }
    loudspeaker.take(order.type, of: number, samples: order.samples)
    complain()
  }

  func hear(_ bytes: ByteBuffer) {
    guard let sound = try? WireSound(bytes) else {
      return world.record.complain("A page received audio that it cannot decode.")
    }
    loudspeaker.take(sound)
    complain()
  }

  private func complain() {
    for sentence in loudspeaker.takeComplaints() { world.record.complain(sentence) }
  }

  private func begin(_ number: UInt32) {
    if let over, world.clock.now > over + Self.lateness {
      world.record.complain("A reply is played after the end of its call.")
    }
    loudspeaker.begin(number)
    if world.once(in: 20) { return fail(number) }
    let isDeaf = world.once(in: 30)
    if isDeaf { world.record.inject("page plays nothing") }
    let deafness = world.pick([Self.deafness, 10 * Self.deafness])
    let (step, latency) = (world.pick([5, 5, 10, 25]), world.pick([0, 0, 1, 4]))
    Task {
      if isDeaf { try? await world.clock.sleep(until: world.clock.now + deafness) }
      await play(number, step: step, latency: latency)
    }
  }

  /// Plays a reply in steps of `step` hundredths of a second until it is over.
  private func play(_ number: UInt32, step: Int, latency: Int) async {
    let length = Double(step) / 100
    while true {
      guard (try? await world.clock.sleep(until: world.clock.now + length)) != nil, !isOver,
        loudspeaker.reply?.number == number
      else { return }
      if world.once(in: 300) { return fail(number) }
      if let position = loudspeaker.play(AudioTime.samples(length), latency: latency) {
        tell(number, "heard", #","position":\#(position)"#)
      }
      if loudspeaker.end() { return tell(number, "ended") }
    }
  }

  private func fail(_ number: UInt32) {
    world.record.inject("page cannot play")
    loudspeaker.cut()
    tell(number, "failed")
  }

  private func tell(_ number: UInt32, _ event: String, _ members: String = "") {
    note("reply \(number) \(event)")
    if isWelcome {
      send(#"{"type":"playback","playback":\#(number),"event":"\#(event)"\#(members)}"#)
    }
  }
}
