import Hark
import HarkPresentation
import HarkScreens

/// The settings of a call as a list in the terminal, controlled with keys.
struct CallSettingsList: Equatable {
  enum Row: Equatable {
    case mode, sensitivity, trailingSilence, listensToWords
    case effect(AudioEffect)
    case input, speaksReplies, recordsCalls, retention
  }

  private var chosen = Row.mode

  static func rows(of call: Call) -> [Row] {
    let automatic: [Row] =
      call.settings.mode.isAutomatic ? [.sensitivity, .trailingSilence, .listensToWords] : []
    let effects = AudioEffect.allCases.filter(call.effects.contains).map(Row.effect)
    return [.mode] + automatic + effects + (call.offersInputs ? [.input] : [])
      + [.speaksReplies, .recordsCalls] + (call.settings.recordsCalls ? [.retention] : [])
  }

  mutating func move(_ count: Int, in call: Call) {
    let rows = Self.rows(of: call)
    let place = rows.firstIndex(of: chosen) ?? 0
    chosen = rows[min(max(place + count, 0), rows.count - 1)]
  }

  func change(_ isForward: Bool, in call: Call) -> CallSettingsChange? {
    guard Self.rows(of: call).contains(chosen) else { return nil }
    let step = isForward ? 1 : -1
    let settings = call.settings
    return switch chosen {
    case .mode: .mode(Self.next(settings.mode, among: DetectionMode.allCases, step))
    case .sensitivity: .sensitivity(Self.stepped(settings.sensitivity, step))
    case .trailingSilence: .trailingSilence(Self.stepped(settings.trailingSilence, step))
    case .listensToWords: .listensToWords(!settings.listensToWords)
    case .effect(let effect): .effect(effect, !settings.effects.contains(effect))
    case .input:
      .inputDevice(Self.next(settings.inputDevice, among: [nil] + call.inputs.map(\.id), step))
    case .speaksReplies: .speaksReplies(!settings.speaksReplies)
    case .recordsCalls: .recordsCalls(!settings.recordsCalls)
    case .retention:
      .retention(Self.next(settings.retention, among: CallSettings.Retention.allCases, step))
    }
  }

  func lines(of call: Call) -> [String] {
    let rows = Self.rows(of: call)
    let names = rows.map { $0.name(in: call.wording) }
    let width = names.map { DisplayWidth.of($0) }.max() ?? 0
    return zip(rows, names).map { row, name in
      let head = DisplayWidth.padded(name, to: width + 2)
      let value = row.value(in: call)
      return row == chosen ? "> \(head)‹ \(value) ›" : "  \(head)  \(value)"
    }
  }

  private static func next<Value: Equatable>(
    _ value: Value, among values: [Value], _ step: Int
  ) -> Value {
    let place = values.firstIndex(of: value) ?? 0
    return values[(place + step + values.count) % values.count]
  }

  private static func stepped(_ value: Double, _ step: Int) -> Double {
    ((value * 10).rounded() + Double(step)) / 10
  }
}

extension CallSettingsList.Row {
  fileprivate func name(in wording: Wording) -> String {
    switch self {
    case .mode: wording[call: .modePicker]
    case .sensitivity: wording[call: .sensitivity]
    case .trailingSilence: wording[call: .trailingSilence]
    case .listensToWords: wording[call: .listensToWords]
    case .effect(.echoCancellation): wording[call: .echoCancellation]
    case .effect(.noiseSuppression): wording[call: .noiseSuppression]
    case .effect(.automaticGain): wording[call: .autoGain]
    case .input: wording[call: .inputPicker]
    case .speaksReplies: wording[call: .autoSpeak]
    case .recordsCalls: wording[call: .recordCalls]
    case .retention: wording[call: .retentionPicker]
    }
  }

  fileprivate func value(in call: Call) -> String {
    let (settings, wording) = (call.settings, call.wording)
    return switch self {
    case .mode: wording[call: .modeName(settings.mode)]
    case .sensitivity: wording[call: .percent(settings.sensitivity)]
    case .trailingSilence: wording[call: .seconds(settings.trailingSilence)]
    case .listensToWords: wording[call: .toggleValue(settings.listensToWords)]
    case .effect(let effect): wording[call: .toggleValue(settings.effects.contains(effect))]
    case .input:
      settings.inputDevice.map { id in call.inputs.first { $0.id == id }?.name ?? id }
        ?? wording[call: .defaultInput]
    case .speaksReplies: wording[call: .toggleValue(settings.speaksReplies)]
    case .recordsCalls: wording[call: .toggleValue(settings.recordsCalls)]
    case .retention: wording[call: .retentionChoice(days: settings.retention.rawValue)]
    }
  }
}
