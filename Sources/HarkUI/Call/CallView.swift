#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// A voice call with an agent that listens, speaks its replies, and can be interrupted.
  ///
  /// ```swift
  /// CallView(model)
  /// ```
  ///
  /// The call begins when the view appears, and always has a dark appearance; the screen stays
  /// awake while the view is visible. Another view can cover it without ending the call; the owner
  /// of the model ends the call when the user leaves it permanently, as `CallScreen` does
  /// (`ScreenModel.end(with:)`). When `Call.isOver` is true, an app leaves the view or offers
  /// another call.
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
      CallContent(call, theme: theme, again: again) { model.act($0) }
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
          // The `inactive` phase also occurs with every system prompt.
          if scenePhase == .background, !goesOnUnseen { model.act(.voice(.leave)) }
        }
        .modifier(Wakefulness(isOn: !call.isOver))
    }
  }
#endif
