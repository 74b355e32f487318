import CPocketSphinx
import Foundation

/// Hark's live pass and second pass; `LivePass` and `SegmentedDecoding` explain their design.
final class TwoPasses {
  private static let width = 13
  private static let hop = 160
  private static let window = 410
  private static let checkpoints = [40, 100, 250]
  private static let unheard: [Float] = [
    41.00, -5.29, -0.12, 5.09, 2.48, -4.07, -1.37, -1.78, -5.08, -2.05, -6.45, -1.42, 1.17,
  ]

  private let decoder: OpaquePointer
  private let frontEnd: OpaquePointer
  private let found = UnsafeMutablePointer<Float>.allocate(capacity: 64 * width)
  private let pair = UnsafeMutablePointer<Float>.allocate(capacity: 2 * width)
  private var taken = 0
  private var frames: [Float] = []
  private var places: [Int] = []
  private var carried: [Float]?
  private var mean = TwoPasses.unheard
  private var fed = 0
  private var nextCheckpoint = 0

  /// Loads a model with Debian's directory layout; `nil` if the library fails to load it.
  init?(folder: String) {
    cpocketsphinx_silence_log()
    let arguments = [
      "bare", "-hmm", folder + "/en-us", "-lm", folder + "/en-us.lm.bin", "-dict",
      folder + "/cmudict-en-us.dict", "-fwdflat", "no", "-bestpathlw", "8", "-maxhmmpf", "10000",
      "-remove_noise", "yes",
    ]
    var copies = arguments.map { strdup($0) }
    guard let config = cmd_ln_parse_r(nil, ps_args(), Int32(copies.count), &copies, 1),
      let decoder = ps_init(config), let frontEnd = fe_init_auto_r(config)
    else { return nil }
    ps_get_feat(decoder).pointee.cmn = CMN_NONE
    fe_start_stream(frontEnd)
    fe_start_utt(frontEnd)
    self.decoder = decoder
    self.frontEnd = frontEnd
  }

  /// Converts the next audio to frames.
  func take(_ sound: UnsafeBufferPointer<Int16>) {
    guard let first = sound.baseAddress else { return }
    for start in stride(from: 0, to: sound.count, by: Self.hop) {
      var next: UnsafePointer<Int16>? = first + start
      var left = min(Self.hop, sound.count - start)
      var count: Int32 = 64
      var unused: Int32 = 0
      taken += left
      var rows = (0..<64).map { UnsafeMutablePointer?(found + $0 * Self.width) }
      fe_process_frames(frontEnd, &next, &left, &rows, &count, &unused)
      add(Int(count), endingAt: (taken - Self.window) / Self.hop)
    }
  }

  /// Begins a segment.
  func beginSegment() {
    mean = carried ?? Self.unheard
    fed = 0
    nextCheckpoint = 0
    ps_start_utt(decoder)
  }

  /// Runs the live pass over the new frames and reads its text.
  func hearLive() {
    while nextCheckpoint < Self.checkpoints.count,
      places.count >= Self.checkpoints[nextCheckpoint]
    {
      fed = max(fed, hear(fed..<Self.checkpoints[nextCheckpoint]))
      nextCheckpoint += 1
      let better = average(fed, weight: carried == nil ? 5 : 300).mean
      if zip(better, mean).reduce(0, { $0 + abs($1.0 - $1.1) }) <= 12 { continue }
      mean = better
      ps_end_utt(decoder)
      ps_start_utt(decoder)
      _ = hear(0..<fed)
    }
    fed = hear(fed..<places.count)
    var score: Int32 = 0
    _ = ps_get_hyp(decoder, &score)
  }

  /// Ends the segment at a sample, runs the second pass over it, and begins the next segment.
  func endSegment(at cut: Int) {
    let kept = places.prefix { $0 * Self.hop + Self.window / 2 < cut }.count
    let rest = (frames[(kept * Self.width)...], places[kept...])
    frames.removeLast(rest.0.count)
    places.removeLast(rest.1.count)
    secondPass()
    frames = Array(rest.0)
    places = Array(rest.1)
    beginSegment()
    hearLive()
  }

  /// Ends the audio and the last segment.
  func endSound() {
    var count: Int32 = 0
    fe_end_utt(frontEnd, found, &count)
    add(Int(count), endingAt: (taken - Self.window) / Self.hop + 1)
    secondPass()
  }

  private func secondPass() {
    ps_end_utt(decoder)
    mean = average(places.count, weight: carried == nil ? 0 : 50).mean
    let next = average(places.count, weight: 20)
    if next.voiced > 50 { carried = next.mean }
    guard places.count >= 10 else { return }
    ps_start_utt(decoder)
    let scratch = UnsafeMutablePointer<Float>.allocate(capacity: frames.count)
    process(0..<places.count, in: scratch, whole: true)
    scratch.deallocate()
    ps_end_utt(decoder)
    var score: Int32 = 0
    if let text = ps_get_hyp(decoder, &score) { print(String(cString: text)) }
    var word = ps_seg_iter(decoder)
    while let entry = word {
      _ = ps_seg_prob(entry, nil, nil, nil)
      word = ps_seg_next(entry)
    }
  }

  private func hear(_ range: Range<Int>) -> Int {
    for first in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
      process(first..<min(first + 2, range.upperBound), in: pair, whole: false)
    }
    return range.upperBound
  }

  private func process(_ range: Range<Int>, in scratch: UnsafeMutablePointer<Float>, whole: Bool) {
    var rows: [UnsafeMutablePointer<Float>?] = []
    for (row, frame) in range.enumerated() {
      rows.append(scratch + row * Self.width)
      for number in 0..<Self.width {
        scratch[row * Self.width + number] = frames[frame * Self.width + number] - mean[number]
      }
    }
    ps_process_cep(decoder, &rows, Int32(range.count), 0, whole ? 1 : 0)
  }

  private func average(_ count: Int, weight: Double) -> (mean: [Float], voiced: Int) {
    let prior = carried ?? Self.unheard
    var sums = [Double](repeating: 0, count: Self.width)
    var voiced = 0
    for frame in 0..<count where frames[frame * Self.width] >= 0 {
      for number in 0..<Self.width { sums[number] += Double(frames[frame * Self.width + number]) }
      voiced += 1
    }
    let total = Double(voiced) + weight
    guard total > 0 else { return (prior, 0) }
    return (zip(sums, prior).map { Float(($0 + weight * Double($1)) / total) }, voiced)
  }

  private func add(_ count: Int, endingAt last: Int) {
    frames += UnsafeBufferPointer(start: found, count: count * Self.width)
    places += (0..<count).map { last - (count - 1 - $0) }
  }
}
