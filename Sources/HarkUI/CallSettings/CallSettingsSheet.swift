#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// Lets the settings stand over a call: the overlay with the few, or the full page.
  ///
  /// One sheet for both, so that the one becomes the other without leaving; the call behind stays in
  /// use while only the overlay is there (S3-75).
  @available(iOS 18, *)
  struct CallSettingsSheet: ViewModifier {
    let call: Call
    let isSettled: Bool
    let sounds: RecordingSounds?
    let act: CallAct
    @Environment(\.dynamicTypeSize) private var textSize

    /// What the sheet holds: it stays there while the sheet goes.
    @State private var held = Call.Panel.none

    func body(content: Content) -> some View {
      content.onChange(of: call.panel, initial: true) {
        if call.panel != .none { held = call.panel }
      }
      .sheet(isPresented: isPresented) {
        panel
          .presentationDetents(heights)
          .presentationDragIndicator(.hidden)
          .presentationBackgroundInteraction(.enabled(upThrough: Self.overlay))
          .presentationCornerRadius(CallSize.overlayRadius)
          .preferredColorScheme(.dark)
      }
    }

    static var overlay: PresentationDetent { .height(CallSize.overlayHeight) }

    @ViewBuilder private var panel: some View {
      switch held {
      case .none: EmptyView()
      case .quick: CallSettingsView(call, isSettled: isSettled, act: act)
      case .full:
        NavigationStack {
          VoiceCallSettingsView(call, isSettled: isSettled, sounds: sounds, act: act)
            .toolbar { ToolbarItem(placement: .confirmationAction) { done } }
        }
      }
    }

    private var done: some View {
      Button {
        act(.show(.none))
      } label: {
        Text(verbatim: call.wording[.done])
      }
    }

    /// Where text is very large the overlay can be drawn up to all of it.
    private var heights: Set<PresentationDetent> {
      switch held {
      case .full: [.large]
      case .quick, .none: textSize.isAccessibilitySize ? [Self.overlay, .large] : [Self.overlay]
      }
    }

    private var isPresented: Binding<Bool> {
      let (isPresented, act) = (call.panel != .none, act)
      return Binding { @MainActor in
        isPresented
      } set: { @MainActor isPresented in
        if !isPresented { act(.show(.none)) }
      }
    }
  }
#endif
