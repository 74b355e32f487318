import Foundation

/// swiftui/symboleffect.
public protocol SymbolEffect {}

/// swiftui/indefinitesymboleffect.
public protocol IndefiniteSymbolEffect {}

/// swiftui/discretesymboleffect.
public protocol DiscreteSymbolEffect {}

/// swiftui/pulsesymboleffect.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Sendable
{}

/// swiftui/variablecolorsymboleffect.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Sendable
{
  /// swiftui/variablecolorsymboleffect/iterative.
  public var iterative: VariableColorSymbolEffect { stub() }

  /// swiftui/variablecolorsymboleffect/reversing.
  public var reversing: VariableColorSymbolEffect { stub() }
}

/// swiftui/bouncesymboleffect.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Sendable {}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// swiftui/symboleffect/pulse.
  public static var pulse: PulseSymbolEffect { stub() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// swiftui/symboleffect/variablecolor.
  public static var variableColor: VariableColorSymbolEffect { stub() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// swiftui/symboleffect/bounce.
  public static var bounce: BounceSymbolEffect { stub() }
}

/// swiftui/symboleffectoptions.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// swiftui/symboleffectoptions/default.
  public static let `default` = SymbolEffectOptions(), repeating = SymbolEffectOptions(),
    nonRepeating = SymbolEffectOptions()
}
