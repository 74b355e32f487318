#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// What a person does in a call; called on the main actor.
  @available(iOS 18, *)
  typealias CallAct = @MainActor (Call.Action) -> Void

  /// The sign of one of a call's own buttons, as large as what is touched.
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
