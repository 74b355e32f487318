import Hark

/// Plays audio through a playback under test and logs its reports.
struct PlaybackTrial: Sendable {
  let playback: any Playback
  let log: Watched<PlaybackLog>
  let check: LoudspeakerConformance

  /// Plays all of the audio in two pieces.
  func playAll() async {
    let half = check.sound.count / 2
    play(Array(check.sound[..<half]))
    await standStill { play(Array(check.sound[half...])) }
    await check.bounds.settle()
    log.change { $0.finish() }
    call("finish") { playback.finish() }
    if await !log.wait(within: check.bounds.patient, until: \.isOver) {
      log.change { $0.note(.ends, "ended did not come within \(check.bounds.patient) s") }
    }
    await check.bounds.settle()
    log.change { $0.expectAll(check.sound) }
  }

  /// Plays one half, fades it out, plays the other half, and stops before the end.
  func fadeAndStop() async {
    let half = check.sound.count / 2
    play(Array(check.sound[..<half]))
    _ = await log.wait(within: check.bounds.patient) { $0.sent.count >= half }
    call("fade") { playback.fade(to: 0) }
    play(Array(check.sound[half...]))
    _ = await log.wait(within: check.bounds.patient) { $0.sent.count >= check.sound.count }
    log.change { $0.expectSilence(from: half + AudioTime.samples(PlaybackTiming.ramp)) }
    call("stop") { playback.stop() }
    let late = await check.bounds.growth { log.now.count }
    if late > 0 { log.change { $0.note(.stopsSilently, "\(late) reports came later") } }
  }

  /// Performs `deed` while the playback is paused.
  private func standStill(_ deed: () -> Void) async {
    call("pause") { playback.pause() }
    await check.bounds.settle()
    let before = log.now.sent.count
    deed()
    await check.bounds.settle()
    let more = log.now.sent.count - before
    if more > 0 { log.change { $0.note(.pauses, "\(more) samples were sent meanwhile") } }
    call("resume") { playback.resume() }
  }

  private func play(_ samples: [Float]) {
    log.change { $0.give(samples.count) }
    call("play") { playback.play(samples) }
  }

  private func call(_ name: String, _ body: () -> Void) {
    if let breach = check.bounds.prompt(name, body) {
      log.change { $0.note(.returnsAtOnce, breach) }
    }
  }
}
