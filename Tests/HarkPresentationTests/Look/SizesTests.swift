import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Sizes shared by all UIs")
struct SizesTests {
  @Test("Touch targets have at least the minimum size")
  func touched() {
    #expect(ScreenSize.touchTarget == 44)
    for size in [CallSize.button, CallSize.overlayRow] { #expect(size >= ScreenSize.touchTarget) }
  }

  @Test("The overlay shows its pill and four rows without scrolling")
  func overlay() {
    let inside =
      CallSize.overlayHeight - 2 * CallSize.overlayPadding.vertical - CallSize.pillHeight
    #expect(inside >= 4 * CallSize.overlayRow)
  }

  @Test("A button's icon fits into it")
  func fits() {
    for state in ButtonState.allCases {
      #expect(Theme(for: .composer).button(state).iconSize < ScreenSize.touchTarget)
      #expect(Theme(for: .call).button(state).iconSize < CallSize.button)
    }
  }
}
