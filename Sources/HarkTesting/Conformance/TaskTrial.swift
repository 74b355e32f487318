import Hark

/// The rules that apply to every port with tasks.
protocol TaskRule: FailureRule {
  static var returnsAtOnce: Self { get }
  static var ends: Self { get }
  static var endsOnce: Self { get }
  static var endsWhenFinished: Self { get }
}

/// The input and the reports of a task under test, with the violations found in them.
protocol TaskLog: Sendable {
  associatedtype Rule: TaskRule
  associatedtype Report: Sendable

  var progress: TaskProgress { get set }
  var findings: Findings<Rule> { get set }

  mutating func take(_ report: Report)
}

struct TaskProgress: Sendable {
  var isFinished = false

  /// Whether the task has ended or failed.
  var isOver = false
  var count = 0
}

extension TaskLog {
  /// Counts a report, and checks that it does not follow the end.
  mutating func count() {
    progress.count += 1
    findings.note(.endsOnce, "a report came after the end", if: progress.isOver)
  }

  mutating func end() {
    findings.note(.endsWhenFinished, "ended came before finish()", if: !progress.isFinished)
    progress.isOver = true
  }

  mutating func fail(_ failure: VoiceFailure) {
    findings.note(.ends, "failed(\(failure.code)) came instead of ended")
    progress.isOver = true
  }
}

struct TaskTrial<Subject: Sendable, Log: TaskLog>: Sendable {
  let task: Subject
  let log: Watched<Log>
  let bounds: ConformanceBounds

  func call(_ name: String, _ body: (Subject) -> Void) {
    if let breach = bounds.prompt(name, { body(task) }) { note(.returnsAtOnce, breach) }
  }

  func finish(_ finish: (Subject) -> Void) {
    log.change { $0.progress.isFinished = true }
    call("finish()", finish)
  }

  func note(_ rule: Log.Rule, _ seen: String, if isBreach: Bool = true) {
    log.change { $0.findings.note(rule, seen, if: isBreach) }
  }

  /// Waits at most `bounds.patient` seconds for the end of the task, and then for late reports.
  func awaitEnd() async {
    if await !log.wait(within: bounds.patient, until: { $0.progress.isOver }) {
      note(.ends, "ended did not come within \(bounds.patient) s")
    }
    await bounds.settle()
  }

  func expectSilence(or rule: Log.Rule) async {
    let late = await bounds.growth { log.now.progress.count }
    note(rule, "\(late) reports came later", if: late > 0)
  }
}

extension TaskTrial {
  /// Starts a task with the call `name`; records a failure as `Findings.result(of:_:or:)` does.
  init?(
    _ name: String, _ log: Log, _ bounds: ConformanceBounds, or rule: Log.Rule,
    _ findings: inout Findings<Log.Rule>,
    _ start: @escaping @Sendable (@escaping @Sendable (Log.Report) -> Void) async throws -> Subject
  ) async {
    let log = Watched(log)
    let task = await findings.result(of: name, within: bounds.patient, or: rule) {
      try await start { report in log.change { $0.take(report) } }
    }
    guard let task else { return nil }
    self.init(task: task, log: log, bounds: bounds)
  }
}
