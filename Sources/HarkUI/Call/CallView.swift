#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The voice call: an agent that listens, answers aloud and lets itself be interrupted.
  ///
  /// ```swift
  /// CallView(model)
  /// ```
  ///
  /// It begins when it appears and is always dark; the screen stays awake as long as it is looked at.
  /// Another view may cover it without ending it; whoever made the model ends the call when it is left
  /// for good, as `CallScreen` does (`ScreenModel.end(with:)`). When `Call.isOver`, an app leaves it or
  /// offers another call.
  @available(iOS 18, *)
  public struct CallView: View {
    private let model: CallModel
    private let theme: Theme
    private let sounds: RecordingSounds?
    private let goesOnUnseen: Bool
    private let again: (@MainActor () -> Void)?
    @Environment(\.scenePhase) private var scenePhase

    /// Shows the call of `model`.
    ///
    /// - Parameters:
    ///   - model: The call; it is begun here.
    ///   - project: The call's own colour; nil takes the standard one.
    ///   - sounds: Finds the file of a recording, which can then be played; nil lets none be played.
    ///   - goesOnUnseen: Whether it goes on in the background; only for an app that has the system's
    ///     leave to record there.
    ///   - again: Begins another call when this one is over; nil offers none.
    public init(
      _ model: CallModel, project: ThemeColor? = nil, sounds: RecordingSounds? = nil,
      goesOnUnseen: Bool = false, again: (@MainActor () -> Void)? = nil
    ) {
      self.model = model
      theme = Theme(for: .call, project: project)
      self.sounds = sounds
      self.goesOnUnseen = goesOnUnseen
      self.again = again
    }

    /// The screen.
    public var body: some View {
      let call = model.still
      CallContent(call, theme: theme, again: again) { model.act($0) }
        .modifier(
          CallSheet(
            call: call, theme: theme, isSettled: model.isSettled, sounds: sounds
          ) { model.act($0) }
        )
        .environment(\.callSound, CallSounding { model.state })
        .preferredColorScheme(.dark)
        .environment(\.colorScheme, .dark)
        // One that was only covered goes on as it was.
        .onAppear { if !model.state.hasBegun { model.act(.begin) } }
        .onChange(of: scenePhase) {
          // `inactive` comes with every question of the system's, too.
          if scenePhase == .background, !goesOnUnseen { model.act(.voice(.leave)) }
        }
        .modifier(Wakefulness(isOn: !call.isOver))
    }
  }
#endif
