#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import SwiftUI

  /// The appearance of a microphone button, without its behavior.
  @available(iOS 18, *)
  struct MicButtonFace: View {
    let look: Look
    let shape: MicButtonShape

    @ScaledMetric(relativeTo: .body) private var scale = 1.0

    var body: some View {
      sign
        .frame(minWidth: size, minHeight: size)
        .modifier(MicButtonGround(look: look, shape: shape))
        .overlay { rings }
        .changing(with: look.buttonState, reducesMotion: look.reducesMotion)
    }

    private var paint: ButtonPaint { look.button }

    /// The diameter, which grows with the text size so that the icon fits, and is never smaller
    /// than the standard size.
    private var size: Double { shape.size * max(scale, 1) }

    /// The icon; the old icon shrinks slightly and fades out while the new one fades in (S3-52).
    @ViewBuilder private var sign: some View {
      if shape == .call {
        CallMicSign(paint: paint, reducesMotion: look.reducesMotion)
      } else {
        IconView(paint.icon, size: paint.iconSize)
          .foregroundStyle(Color(paint.iconColor))
          .tint(Color(paint.iconColor))
          .id(paint.icon)
          .transition(.scale(scale: Motion.iconScale).combined(with: .opacity))
      }
    }

    private var rings: some View {
      ForEach(Array(paint.rings.enumerated()), id: \.offset) { _, ring in
        RingView(ring: ring, levelScale: look.level.ringScale)
      }
    }
  }

  extension MicButtonShape {
    /// The diameter at the standard text size, in points.
    var size: Double {
      switch self {
      case .glass: ScreenSize.touchTarget
      case .bordered: CaptureSize.button
      case .round: MealLogSize.button
      case .call: CallSize.button
      }
    }
  }

  @available(iOS 18, *)
  private struct MicButtonGround: ViewModifier {
    let look: Look
    let shape: MicButtonShape

    func body(content: Content) -> some View {
      switch shape {
      case .glass: content.adaptiveInteractiveGlass()
      case .bordered:
        content.background(Color(look.button.iconColor).opacity(Theme.borderedTint), in: .circle)
      case .round, .call:
        content
          .background(LinearGradient(look.button.fill), in: .circle)
          .shadow(look.button.shadow)
      }
    }
  }

  /// The icon on the microphone button of a call.
  ///
  /// The microphone and the stop square morph into each other; all other icons cross-fade (S3-52,
  /// S3-53).
  @available(iOS 18, *)
  private struct CallMicSign: View {
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

    /// The identifier that the microphone and the square share, so that one morphs into the other.
    private static let id = "micIcon"

    private var icon: some View { IconView(paint.icon, size: paint.iconSize).id(paint.icon) }

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

  /// A ring around the view that it overlays.
  @available(iOS 18, *)
  struct RingView: View {
    let ring: RingLook

    /// The scale of a ring that follows the level, where 1 is its resting size.
    var levelScale = 1.0

    var body: some View {
      Circle()
        .strokeBorder(Color(ring.color), style: style)
        .padding(-(ring.offset + ring.width))
        .scaleEffect(ring.followsLevel ? levelScale : 1)
        .animation(Animation(Motion.level), value: levelScale)
        .pulsing(ring.pulse)
        .turning(ring.turnSeconds)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private var style: StrokeStyle {
      StrokeStyle(lineWidth: ring.width, dash: ring.dashes.map { CGFloat($0) })
    }
  }
#endif
