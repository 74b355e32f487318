#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// A voice call with an agent that listens, speaks its replies, and can be interrupted.
  ///
  /// ```swift
  /// CallView(model)
  /// ```
  ///
  /// The call begins when the view appears, and always has a dark appearance; the screen stays
  /// awake while the view is visible and the call is not over. Another view can cover it without
  /// ending the call; the owner of the model ends the call when the user leaves it permanently, as
  /// `CallScreen` does (`ScreenModel.end(with:)`). When `Call.isOver` is true, an app leaves the
  /// view or offers another call.
  @available(iOS 18, *)
  public struct CallView: View {
    private let model: CallModel
    private let theme: Theme
    private let sounds: RecordingSounds?
    private let goesOnUnseen: Bool
    private let again: (@MainActor () -> Void)?
    @Environment(\.scenePhase) private var scenePhase

    /// Creates a view of the call in `model`.
    ///
    /// - Parameters:
    ///   - model: The call, which this view begins.
    ///   - project: The call's own color; `nil` uses the standard one.
    ///   - sounds: Finds the file of a recording for playback; `nil` disables playback.
    ///   - goesOnUnseen: Whether the call continues in the background; only for an app with the
    ///     system's permission to record there.
    ///   - again: Begins another call when this one is over; if `nil`, the view does not offer
    ///     another call.
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
      CallContent(call: call, theme: theme, again: again) { model.act($0) }
        .modifier(
          CallSheet(
            call: call, theme: theme, isSettled: model.isSettled, sounds: sounds
          ) { model.act($0) }
        )
        .environment(\.callSound, CallSounding { model.state })
        .preferredColorScheme(.dark)
        .environment(\.colorScheme, .dark)
        // A call that was only covered continues unchanged.
        .onAppear { if !model.state.hasBegun { model.act(.begin) } }
        .onChange(of: scenePhase) {
          // Only `background` counts, because `inactive` also occurs with every system prompt.
          if scenePhase == .background, !goesOnUnseen { model.act(.voice(.leave)) }
        }
        .modifier(Wakefulness(isOn: !call.isOver))
    }
  }

  /// The content of a call: a function of the screen state and the user's system preferences.
  @available(iOS 18, *) struct CallContent: View {
    let call: Call
    let theme: Theme
    var again: (@MainActor () -> Void)?
    let act: CallAct
    @Preferences private var preferences

    var body: some View {
      let theme = preferences.increasesContrast ? theme.withMoreContrast : theme
      let look = CallLook(call, theme: theme, reducesMotion: preferences.reducesMotion)
      CallLayout(scene: CallScene(call: call, look: look, theme: theme, act: act), again: again)
        .onGround(of: theme)
    }
  }

  /// Everything needed to draw the parts of a call and to act on it.
  @available(iOS 18, *) struct CallScene {
    let call: Call
    let look: CallLook
    let theme: Theme
    let act: CallAct

    var wording: Wording { call.wording }
    var reducesMotion: Bool { look.look.reducesMotion }
  }

  /// The current audio levels of a call; only the view whose body reads them is redrawn for each
  /// level.
  @available(iOS 18, *) struct CallSounding: Sendable {
    /// Returns the call with its current levels; `nil` if there is no live call, as in a preview.
    var now: @MainActor @Sendable () -> Call? = { nil }

    @MainActor
    func callAsFunction(_ call: Call) -> Call { now().map { call.sounding(like: $0) } ?? call }
  }

  /// A view that redraws only its own content when the audio levels of a call change.
  @available(iOS 18, *) struct WithSound<Content: View>: View {
    let scene: CallScene
    @ViewBuilder let content: (CallLook) -> Content
    @Environment(\.callSound) private var sound

    var body: some View {
      content(CallLook(sound(scene.call), theme: scene.theme, reducesMotion: scene.reducesMotion))
    }
  }

  @available(iOS 18, *) extension EnvironmentValues {
    var callSound: CallSounding {
      get { self[CallSoundKey.self] }
      set { self[CallSoundKey.self] = newValue }
    }
  }

  @available(iOS 18, *) private struct CallSoundKey: EnvironmentKey {
    static let defaultValue = CallSounding()
  }
#endif
