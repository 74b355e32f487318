#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The content of a call: a function of the screen state and the user's system preferences.
  @available(iOS 18, *)
  struct CallContent: View {
    let call: Call
    let theme: Theme
    let act: CallAct
    let again: (@MainActor () -> Void)?
    @Preferences private var preferences

    init(
      _ call: Call, theme: Theme, again: (@MainActor () -> Void)? = nil, act: @escaping CallAct
    ) {
      self.call = call
      self.theme = theme
      self.again = again
      self.act = act
    }

    var body: some View {
      let theme = preferences.increasesContrast ? theme.withMoreContrast : theme
      CallLayout(
        call: call,
        look: CallLook(call, theme: theme, reducesMotion: preferences.reducesMotion),
        theme: theme, act: act, again: again
      )
      .onGround(of: theme)
    }
  }
#endif
