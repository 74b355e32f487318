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
    @State private var presence = SheetPresence<Call.Sheet>()

    func body(content: Content) -> some View {
      content
        .onChange(of: call.sheet, initial: true) { presence.follow(call.sheet) }
        .sheet(isPresented: isShown) { sheet.preferredColorScheme(.dark) }
    }

    static var overlay: PresentationDetent { .height(CallSize.overlayHeight) }

    @ViewBuilder private var sheet: some View {
      switch presence.item {
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
      if presence.item == .full { return [.large] }
      return textSize.isAccessibilitySize ? [Self.overlay, .large] : [Self.overlay]
    }

    private var isShown: Binding<Bool> {
      let (presence, act) = ($presence, act)
      return Binding { @MainActor in
        presence.wrappedValue.isShown
      } set: { @MainActor isShown in
        guard !isShown, let item = presence.wrappedValue.dismiss() else { return }
        act(item.dismissal)
      }
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
