import Foundation
import Hark
import Observation

/// The device checks, and the answers to them so far.
///
/// The answers are saved after each change, because the system terminates an app whose permissions
/// change.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
final class CheckRun {
  let sections: [CheckSection]

  /// The measurements of the current check.
  let meter: CheckMeter

  /// The model of the phone, which the tester enters.
  var model: String { didSet { save() } }

  /// The index of the current check among all checks.
  var index: Int { didSet { save() } }

  private var answers: [DeviceCheck.ID: CheckAnswer] { didSet { save() } }

  @ObservationIgnored private let checks: [DeviceCheck]
  @ObservationIgnored private let measuring: Measuring

  private struct Saved: Codable {
    var model = ""
    var index = 0
    var answers: [DeviceCheck.ID: CheckAnswer] = [:]
  }

  init(_ meter: CheckMeter, _ measuring: Measuring) {
    (self.meter, self.measuring) = (meter, measuring)
    let file = Bundle.main.url(forResource: "device-checks", withExtension: "json")
    // If the file is missing, the page shows that there are no checks.
    sections = (try? file.map { try CheckSection.all(in: Data(contentsOf: $0)) }) ?? []
    checks = sections.flatMap(\.checks)
    // On the first launch, there is no file.
    let saved =
      (try? JSONDecoder().decode(Saved.self, from: Data(contentsOf: SamplerPlaces.checks)))
    model = saved?.model ?? ""
    answers = saved?.answers ?? [:]
    index = min(max(0, saved?.index ?? 0), max(0, checks.count - 1))
  }

  /// The current check; `nil` if there are none.
  var check: DeviceCheck? { checks.indices.contains(index) ? checks[index] : nil }

  var isLast: Bool { index + 1 >= checks.count }

  /// The section of the current check.
  var section: CheckSection? {
    check.flatMap { check in sections.first { $0.checks.contains { $0.id == check.id } } }
  }

  /// The answer to the current check.
  var answer: CheckAnswer {
    get { check.flatMap { answers[$0.id] } ?? CheckAnswer() }
    set { if let check { answers[check.id] = newValue } }
  }

  /// Whether the answer includes the recognized text.
  var addsHeard: Bool {
    get { answer.heard != nil }
    set { answer.heard = newValue ? meter.heard : nil }
  }

  /// Returns the sentence to say when the recognition language is `language`.
  func sentence(_ language: SamplerLanguage) -> SpokenSentence {
    language == .bokmal ? .bokmal : .english
  }

  /// Begins to measure for the current check; screens that are opened from now on are measured.
  func measure() {
    measuring.isOn = true
    measuring.clear()
    answer.heard = nil
    meter.begin()
  }

  /// Answers the current check, with the measurements since `measure()`.
  func answer(_ verdict: CheckAnswer.Verdict, findings: [String]) {
    answer.verdict = verdict
    if meter.isOn { answer.findings = findings }
    meter.end()
  }

  /// Goes to another check, and discards the measurements.
  func move(by steps: Int) {
    meter.clear()
    index = min(max(0, index + steps), max(0, checks.count - 1))
  }

  /// Discards all answers.
  func clear() { (answers, index) = ([:], 0) }

  /// Returns the measurements for the current check, without recognized text.
  func findings(_ sentence: SpokenSentence) -> [String] {
    check?.measures.flatMap { findings(of: $0, sentence) } ?? []
  }

  private func findings(of measure: DeviceCheck.Measure, _ sentence: SpokenSentence) -> [String] {
    switch measure {
    case .times:
      let sheet = measuring.sheet
      return TimeBudget.allCases.filter { sheet[$0].count > 0 }.map {
        "\($0.title): \(sheet[$0].summary(limit: $0.limit))"
      }
    case .frames:
      let frames = measuring.frames
      return ["Frames: \(Int(frames.average.rounded())) per second, \(frames.dropped) dropped"]
    case .level:
      return ["Loudest level: \(Int((meter.loudest * 100).rounded())) of 100"]
    case .routes: return meter.routes.map { "Route: \($0)" }
    case .words:
      guard !meter.heard.isEmpty else { return ["Words: none recognized"] }
      let (errors, words) = sentence.errors(in: meter.heard)
      return ["Words: \(errors) errors in \(words)"]
    }
  }

  /// The report of all answers.
  var report: String {
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    return CheckReport(
      device: "\(model.isEmpty ? "Unknown model" : model), \(system)", sections: sections,
      answers: answers
    ).markdown
  }

  private func save() {
    let saved = Saved(model: model, index: index, answers: answers)
    // If the file cannot be written, the answers are kept only until the app exits, and the report
    // is shared from memory.
    try? JSONEncoder().encode(saved).write(to: SamplerPlaces.checks, options: .atomic)
  }
}
