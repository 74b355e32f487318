#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// A handler of the user's actions in a call, called on the main actor.
  @available(iOS 18, *)
  typealias CallAct = @MainActor (Call.Action) -> Void

  /// The icon of one of a call's own buttons, at least as large as a touch target.
  @available(iOS 18, *)
  struct CallSign: View {
    let icon: CallIcon

    init(_ icon: CallIcon) { self.icon = icon }

    var body: some View {
      Image(systemName: icon.symbol)
        .frame(minWidth: ScreenSize.touchTarget, minHeight: ScreenSize.touchTarget)
        .contentShape(Rectangle())
    }
  }
#endif
