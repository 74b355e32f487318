#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The sheet over a call: the app's own explanation before the microphone prompt, the settings
  /// overlay, or the full settings page.
  ///
  /// A view can present only one sheet, and the overlay can become the page without being
  /// dismissed. The call stays usable while only the overlay is shown (S3-75).
  @available(iOS 18, *) struct CallSheet: ViewModifier {
    let call: Call
    let theme: Theme
    let isSettled: Bool
    let sounds: RecordingSounds?
    let act: CallAct
    @Environment(\.dynamicTypeSize) private var textSize
    @State private var presented = Presented<Call.Sheet>()

    func body(content: Content) -> some View {
      content
        .onChange(of: call.sheet, initial: true) { presented.follow(call.sheet) }
        .onChange(of: presented.isUnanswered) { answer() }
        .sheet(isPresented: $presented.isShown) { sheet.preferredColorScheme(.dark) }
    }

    private var overlay: PresentationDetent { .height(CallSize.overlayHeight) }

    @ViewBuilder private var sheet: some View {
      switch presented.item {
      case nil: EmptyView()
      case .rationale: rationale
      case .quick: panel(CallSettingsView(call, isSettled: isSettled, act: act))
      case .full: panel(page)
      }
    }

    private var rationale: some View {
      VoiceInputPermissionSheet(
        theme: theme, wording: call.wording,
        onEnable: { act(.voice(.acceptRationale)) },
        onDismiss: { act(.voice(.declineRationale)) })
    }

    private var page: some View {
      NavigationStack {
        VoiceCallSettingsView(call, isSettled: isSettled, sounds: sounds, act: act)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button(call.wording[.done]) { act(.show(.none)) }
            }
          }
      }
    }

    private func panel(_ content: some View) -> some View {
      content
        .presentationDetents(heights)
        .presentationDragIndicator(.hidden)
        .presentationBackgroundInteraction(.enabled(upThrough: overlay))
        .presentationCornerRadius(CallSize.overlayRadius)
    }

    /// The heights of the sheet; with accessibility text sizes, the overlay can be enlarged.
    private var heights: Set<PresentationDetent> {
      if presented.item == .full { return [.large] }
      return textSize.isAccessibilitySize ? [overlay, .large] : [overlay]
    }

    private func answer() {
      if presented.isUnanswered, let sheet = presented.item { act(sheet.dismissal) }
    }
  }
#endif
