import Foundation

/// symbols/symboleffect.
@available(iOS 17.0, macOS 14.0, *)
public protocol SymbolEffect {}

/// symbols/indefinitesymboleffect.
@available(iOS 17.0, macOS 14.0, *)
public protocol IndefiniteSymbolEffect {}

/// symbols/discretesymboleffect.
@available(iOS 17.0, macOS 14.0, *)
public protocol DiscreteSymbolEffect {}

/// symbols/pulsesymboleffect.
///
/// conformance: symbols/pulsesymboleffect.
@available(iOS 17.0, macOS 14.0, *)
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Sendable
{}

/// symbols/variablecolorsymboleffect.
///
/// conformance: symbols/variablecolorsymboleffect.
@available(iOS 17.0, macOS 14.0, *)
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Sendable
{
  /// symbols/variablecolorsymboleffect/iterative.
  public var iterative: VariableColorSymbolEffect { stub() }

  /// symbols/variablecolorsymboleffect/reversing.
  public var reversing: VariableColorSymbolEffect { stub() }
}

/// symbols/bouncesymboleffect.
///
/// conformance: symbols/bouncesymboleffect.
@available(iOS 17.0, macOS 14.0, *)
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Sendable {}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == PulseSymbolEffect {
  /// symbols/symboleffect/pulse.
  public static var pulse: PulseSymbolEffect { stub() }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// symbols/symboleffect/variablecolor.
  public static var variableColor: VariableColorSymbolEffect { stub() }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  /// symbols/symboleffect/bounce.
  public static var bounce: BounceSymbolEffect { stub() }
}

/// symbols/symboleffectoptions.
///
/// conformance: symbols/symboleffectoptions.
@available(iOS 17.0, macOS 14.0, *)
public struct SymbolEffectOptions: Equatable, Sendable {
  /// symbols/symboleffectoptions/default.
  public static let `default` = SymbolEffectOptions(), repeating = SymbolEffectOptions(),
    nonRepeating = SymbolEffectOptions()
}
