import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Icons of a call's buttons")
struct CallIconTests {
  @Test("All are different, and none is the microphone's icon in another state")
  func different() {
    let symbols = CallIcon.allCases.map(\.symbol)
    #expect(Set(symbols).count == symbols.count && !symbols.contains(""))
    let states = Set(ButtonState.allCases.map { Theme(for: .call).button($0).icon })
      .subtracting([.microphoneSlashed])
    #expect(Set(states.compactMap(\.symbol)).isDisjoint(with: symbols))
    // The muted microphone shows the icon of the mute button.
    #expect(CallIcon.mute.symbol == ButtonIcon.microphoneSlashed.symbol)
  }

  @Test(
    "The icon of a button next to the microphone has contrast, on or off", arguments: [true, false])
  func stands(_ isOn: Bool) {
    let theme = Theme(for: .call)
    let paint = theme.sideButton(isOn: isOn)
    let pair = ContrastPair(
      name: "side", front: paint.sign, behind: [paint.fill] + theme.ground, need: .graphic)
    for appearance in ThemeColor.Appearance.allCases {
      #expect(pair.ratio(appearance) >= pair.need.ratio)
    }
    #expect(theme.sideButton(isOn: !isOn) != paint)
  }

  @Test("The sign of a recording pulses, except with reduced motion")
  func recorded() {
    let theme = Theme(for: .call)
    #expect(Look.recordedDot(theme: theme).pulse == Motion.composerDot)
    #expect(Look.recordedDot(theme: theme).color == theme.recording)
    let still = Look.recordedDot(theme: theme, reducesMotion: true)
    #expect(still.pulse?.scale == [1, 1] && still.pulse?.opacity == [1, 1])
  }
}
