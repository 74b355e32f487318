#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// The sign on the microphone button of a call.
  ///
  /// The microphone and the square that stops grow into each other; any other sign fades in for the one
  /// before (S3-52, S3-53).
  @available(iOS 18, *)
  struct CallMicSign: View {
    let paint: ButtonPaint
    let reducesMotion: Bool
    @Namespace private var signs

    @ScaledMetric(relativeTo: .body) private var scale = 1.0

    var body: some View {
      ZStack {
        switch paint.icon {
        case .stop: square.matchedGeometryEffect(id: Self.id, in: signs)
        case .microphone, .microphoneFilled, .microphoneHeld, .microphoneSlashed:
          icon.matchedGeometryEffect(id: Self.id, in: signs)
        case .speaker: speaker.transition(fading)
        case .progress, .stopCircle, .waveform, .alert, .check: icon.transition(fading)
        }
      }
      .foregroundStyle(Color(paint.iconColor))
      .tint(Color(paint.iconColor))
      .accessibilityHidden(true)
    }

    /// By which the microphone and the square are one thing that changes.
    private static let id = "micIcon"

    private var icon: some View {
      IconView(paint.icon, size: paint.iconSize).id(paint.icon)
    }

    private var square: some View {
      RoundedRectangle(cornerRadius: CallSize.stopRadius)
        .frame(width: paint.iconSize * scale, height: paint.iconSize * scale)
    }

    /// Its waves come one after another, the nearest first (S3-41).
    private var speaker: some View {
      icon.symbolEffect(.variableColor.iterative, isActive: !reducesMotion)
    }

    private var fading: AnyTransition { .scale(scale: Motion.iconScale).combined(with: .opacity) }
  }
#endif
