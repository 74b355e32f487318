#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// A call as it is drawn: a function of the screen and of what the person has set in the system.
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
