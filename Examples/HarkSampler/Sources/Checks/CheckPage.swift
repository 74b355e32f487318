import SwiftUI

/// A page that guides a tester through the device checks and takes measurements during them.
struct CheckPage: View {
  @Bindable var run: CheckRun
  let settings: SamplerSettings

  private var sentence: SpokenSentence { run.sentence(settings.language) }

  var body: some View {
    Form {
      if let check = run.check {
        steps(of: check)
        if !check.measures.isEmpty { measurements(of: check) }
        screens
        result
      } else {
        Text("The file of the checks is missing: run scripts/device-checks.")
      }
      report
    }
    .navigationTitle("Device checks")
  }

  private func steps(of check: DeviceCheck) -> some View {
    Section {
      if let note = run.section?.note, !note.isEmpty { Text(note).font(.footnote) }
      ForEach(check.steps.indices, id: \.self) { CheckStep(step: check.steps[$0]) }
    } header: {
      Text("\(check.number) \(run.section?.title ?? "")")
    } footer: {
      Text("Only a device shows this: \(check.device).")
    }
  }

  private func measurements(of check: DeviceCheck) -> some View {
    Section {
      if check.measures.contains(.words) {
        LabeledContent("Say") { Text(sentence.text) }
      }
      Button(run.meter.isOn ? "Begin again" : "Measure") { run.measure() }
      if run.meter.isOn {
        TimelineView(.periodic(from: .now, by: 1)) { _ in
          CheckFindings(lines: run.findings(sentence))
        }
      }
      if run.addsHeard || check.measures.contains(.words) && !run.meter.heard.isEmpty {
        Toggle("Add what was heard to the report", isOn: $run.addsHeard)
      }
    } header: {
      Text("Measurements")
    } footer: {
      Text("Tap Measure, open a screen below, perform the check, and return to answer.")
    }
  }

  private var screens: some View {
    Section("Screens") {
      ForEach(SamplerScreen.voices + [.callSettings, .settings, .times], id: \.self) { screen in
        NavigationLink(value: screen) { Text(screen.title) }
      }
    }
  }

  private var result: some View {
    Section("As expected?") {
      ForEach(CheckAnswer.Verdict.allCases, id: \.self) { verdict in
        Button {
          run.answer(verdict, findings: run.findings(sentence))
        } label: {
          HStack {
            Text(verdict.title)
            Spacer()
            if run.answer.verdict == verdict { Text("✓") }
          }
        }
        .accessibilityAddTraits(run.answer.verdict == verdict ? .isSelected : [])
      }
      CheckFindings(lines: run.answer.findings)
      TextField("Note", text: $run.answer.note, axis: .vertical)
      Button("Next") { run.move(by: 1) }.disabled(run.isLast)
      Button("Back") { run.move(by: -1) }.disabled(run.index == 0)
    }
  }

  private var report: some View {
    Section {
      TextField("Model of this phone", text: $run.model)
      ShareLink("Share the report", item: run.report)
      Button("Discard all answers", role: .destructive) { run.clear() }
    } header: {
      Text("Report")
    } footer: {
      Text(
        "The report has your answers, notes, and measurements, and nothing that was said unless you "
          + "add it. Deleting the app deletes the answers: share the report first.")
    }
  }
}

/// A step of a check.
private struct CheckStep: View {
  let step: DeviceCheck.Step

  var body: some View {
    VStack(alignment: .leading) {
      if !step.action.isEmpty { Text(step.action) }
      if !step.expected.isEmpty {
        Text("Expected: \(step.expected)").foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

/// Measurements, identified by position because several may have the same text.
private struct CheckFindings: View {
  let lines: [String]

  var body: some View {
    ForEach(lines.indices, id: \.self) { Text(lines[$0]).font(.caption).monospacedDigit() }
  }
}

extension CheckAnswer.Verdict {
  fileprivate var title: String {
    switch self {
    case .yes: "Yes"
    case .no: "No"
    case .skipped: "Not performed"
    }
  }
}
