import Foundation

/// swiftui/symboleffect.
@available(iOS 17.0, macOS 14.0, *)
public protocol SymbolEffect {}

/// swiftui/indefinitesymboleffect.
@available(iOS 17.0, macOS 14.0, *)
public protocol IndefiniteSymbolEffect {}

/// swiftui/discretesymboleffect.
@available(iOS 17.0, macOS 14.0, *)
public protocol DiscreteSymbolEffect {}

/// swiftui/pulsesymboleffect.
@available(iOS 17.0, macOS 14.0, *)
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Sendable
{}

/// swiftui/variablecolorsymboleffect.
@available(iOS 17.0, macOS 14.0, *)
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Sendable
{
  /// swiftui/variablecolorsymboleffect/iterative.
  public var iterative: VariableColorSymbolEffect { stub() }

  /// swiftui/variablecolorsymboleffect/reversing.
  public var reversing: VariableColorSymbolEffect { stub() }
}

/// swiftui/bouncesymboleffect.
@available(iOS 17.0, macOS 14.0, *)
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Sendable {}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == PulseSymbolEffect {
  /// swiftui/symboleffect/pulse.
  public static var pulse: PulseSymbolEffect { stub() }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// swiftui/symboleffect/variablecolor.
  public static var variableColor: VariableColorSymbolEffect { stub() }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  /// swiftui/symboleffect/bounce.
  public static var bounce: BounceSymbolEffect { stub() }
}

/// swiftui/symboleffectoptions.
@available(iOS 17.0, macOS 14.0, *)
public struct SymbolEffectOptions: Equatable, Sendable {
  /// swiftui/symboleffectoptions/default.
  public static let `default` = SymbolEffectOptions(), repeating = SymbolEffectOptions(),
    nonRepeating = SymbolEffectOptions()
}
