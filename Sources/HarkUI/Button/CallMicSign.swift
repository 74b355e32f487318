#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// The icon on the microphone button of a call.
  ///
  /// The microphone and the stop square morph into each other; all other icons cross-fade (S3-52,
  /// S3-53).
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

    /// The shared identity of the microphone and the square in the morph.
    private static let id = "micIcon"

    private var icon: some View {
      IconView(paint.icon, size: paint.iconSize).id(paint.icon)
    }

    private var square: some View {
      RoundedRectangle(cornerRadius: CallSize.stopRadius)
        .frame(width: paint.iconSize * scale, height: paint.iconSize * scale)
    }

    /// The speaker icon, whose waves appear in sequence, nearest first (S3-41).
    private var speaker: some View {
      icon.symbolEffect(.variableColor.iterative, isActive: !reducesMotion)
    }

    private var fading: AnyTransition { .scale(scale: Motion.iconScale).combined(with: .opacity) }
  }
#endif
