import Hark
import SwiftUI

/// The measured response times compared to their limits.
struct TimesView: View {
  @Bindable var measuring: Measuring

  var body: some View {
    Form {
      Section {
        Toggle("Measure", isOn: $measuring.isOn)
        Button("Begin anew") { measuring.clear() }
      } footer: {
        Text("Measured in the screens that are opened from now on; nothing that is said is kept.")
      }
      Section("Times, in milliseconds") { times }
      Section("Frames") { frames }
    }
    .navigationTitle("Times")
  }

  private var times: some View {
    TimelineView(.periodic(from: .now, by: 1)) { _ in
      let sheet = measuring.sheet
      ForEach(TimeBudget.allCases, id: \.self) { TimeRow(budget: $0, times: sheet[$0]) }
    }
  }

  @ViewBuilder private var frames: some View {
    LabeledContent("A second", value: measuring.frames.average.inWords)
    LabeledContent("Left out", value: measuring.frames.dropped.formatted())
    LabeledContent("Drawn", value: measuring.frames.count.formatted())
  }
}

/// A time budget and the times measured for it.
private struct TimeRow: View {
  let budget: TimeBudget
  let times: WaitTimes

  var body: some View {
    VStack(alignment: .leading) {
      Text(budget.title)
      Text(summary)
        .font(.caption)
        .foregroundStyle(times.overruns > 0 ? .red : .secondary)
        .monospacedDigit()
    }
    .accessibilityElement(children: .combine)
  }

  private var summary: String { times.summary(limit: budget.limit) }
}

extension WaitTimes {
  /// Returns the times in milliseconds, compared to a limit in seconds.
  func summary(limit: Double) -> String {
    let most = "at most \(limit.inMilliseconds)"
    guard count > 0 else { return "not measured yet, \(most)" }
    return "\(latest.inMilliseconds), longest \(longest.inMilliseconds), \(most), "
      + "over it \(overruns) of \(count)"
  }
}

extension TimeBudget {
  /// The title of the budget.
  var title: String {
    switch self {
    case .tapToHaptic: "Tap to knock"
    case .tapToVisual: "Tap to look"
    case .tapToRecording: "Tap to recording"
    case .speechToText: "Speech to words"
    case .resultToText: "Result to text"
    case .silenceToStop: "Silence to stop"
    case .stopToRelease: "Stop to free microphone"
    case .failureToMessage: "Failure to message"
    }
  }
}

extension Double {
  fileprivate var inMilliseconds: String { Int((self * 1_000).rounded()).formatted() }

  fileprivate var inWords: String { rounded().formatted() }
}
