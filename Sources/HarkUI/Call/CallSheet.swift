#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// What stands over a call: the app's own explanation before the system asks for the microphone, the
  /// overlay with the few settings, or the full page.
  ///
  /// One sheet for all, since a view can show only one, and so that the overlay becomes the page without
  /// leaving; the call behind stays in use while only the overlay is there (S3-75).
  @available(iOS 18, *)
  struct CallSheet: ViewModifier {
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

    static var overlay: PresentationDetent { .height(CallSize.overlayHeight) }

    @ViewBuilder private var sheet: some View {
      switch presented.item {
      case nil: EmptyView()
      case .rationale: rationale
      case .quick: CallSettingsView(call, isSettled: isSettled, act: act).modifier(panel)
      case .full: page.modifier(panel)
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
          .toolbar { ToolbarItem(placement: .confirmationAction) { done } }
      }
    }

    private var done: some View {
      Button {
        act(.show(.none))
      } label: {
        Text(verbatim: call.wording[.done])
      }
    }

    private var panel: CallPanelPresentation { CallPanelPresentation(heights: heights) }

    /// Where text is very large the overlay can be drawn up to all of it.
    private var heights: Set<PresentationDetent> {
      if presented.item == .full { return [.large] }
      return textSize.isAccessibilitySize ? [Self.overlay, .large] : [Self.overlay]
    }

    /// The person drew it down by hand.
    private func answer() {
      if presented.isUnanswered, let sheet = presented.item { act(sheet.dismissal) }
    }
  }

  /// How settings stand over a call that goes on.
  @available(iOS 18, *)
  private struct CallPanelPresentation: ViewModifier {
    let heights: Set<PresentationDetent>

    func body(content: Content) -> some View {
      content
        .presentationDetents(heights)
        .presentationDragIndicator(.hidden)
        .presentationBackgroundInteraction(.enabled(upThrough: CallSheet.overlay))
        .presentationCornerRadius(CallSize.overlayRadius)
    }
  }
#endif
