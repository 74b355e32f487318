import Foundation

/// speech/assetinstallationrequest.
///
/// conformance: speech/assetinstallationrequest.
@available(iOS 26.0, macOS 26.0, *)
public final class AssetInstallationRequest: Sendable {
  /// speech/assetinstallationrequest/progress.
  public let progress = Progress(totalUnitCount: 4)

  private let locales: [String]

  init(_ locales: [String]) { self.locales = locales }

  /// speech/assetinstallationrequest/downloadandinstall().
  public func downloadAndInstall() async throws {
    AnalyzerScript.note("downloadAndInstall")
    for count in 1...4 {
      if AnalyzerScript.now.installFails, count == 3 {
        throw NSError(domain: "NSURLErrorDomain", code: -1009)
      }
      progress.completedUnitCount = Int64(count)
      progress.tellObservers()
    }
    let locales = locales
    AnalyzerScript.change { $0.installed += locales }
  }
}

/// speech/assetinventory.
@available(iOS 26.0, macOS 26.0, *)
public final class AssetInventory {
  /// speech/assetinventory/status. Not `Sendable`, because its documentation lists no such
  /// conformance.
  public enum Status: Comparable { case unsupported, supported, downloading, installed }

  /// speech/assetinventory/maximumreservedlocales.
  public static var maximumReservedLocales: Int { 2 }

  /// speech/assetinventory/reservedlocales.
  public static var reservedLocales: [Locale] {
    get async { AnalyzerScript.now.reserved.map { Locale(identifier: $0) } }
  }

  /// speech/assetinventory/reserve(locale:).
  @discardableResult
  public static func reserve(locale: Locale) async throws -> Bool {
    let name = locale.identifier
    if AnalyzerScript.now.reserved.contains(name) { return false }
    let state = AnalyzerScript.now
    guard (state.transcriber + state.dictation + state.installed).contains(name) else {
      throw SFSpeechError(.cannotAllocateUnsupportedLocale)
    }
    if AnalyzerScript.now.reserved.count >= maximumReservedLocales {
      throw SFSpeechError(.tooManyAssetLocalesAllocated)
    }
    AnalyzerScript.note("reserve \(name)")
    AnalyzerScript.change { $0.reserved.append(name) }
    return true
  }

  /// speech/assetinventory/release(reservedlocale:).
  @discardableResult
  public static func release(reservedLocale: Locale) async -> Bool {
    let name = reservedLocale.identifier
    let isKnown = AnalyzerScript.now.reserved.contains(name)
    AnalyzerScript.note("release \(name)")
    AnalyzerScript.change { $0.reserved.removeAll { $0 == name } }
    return isKnown
  }

  /// speech/assetinventory/status(formodules:).
  public static func status(forModules modules: [any SpeechModule]) async -> Status {
    let scripts = modules.compactMap { ($0 as? any ScriptedModule)?.module }
    let state = AnalyzerScript.now
    let worst = scripts.map { script -> Status in
      if state.installed.contains(script.locale.identifier) { return .installed }
      let known = state.transcriber + state.dictation
      return known.contains(script.locale.identifier) ? .supported : .unsupported
    }
    return worst.min() ?? .unsupported
  }

  /// speech/assetinventory/assetinstallationrequest(supporting:).
  public static func assetInstallationRequest(
    supporting modules: [any SpeechModule]
  ) async throws -> AssetInstallationRequest? {
    if await status(forModules: modules) == .installed { return nil }
    let scripts = modules.compactMap { ($0 as? any ScriptedModule)?.module }
    for script in scripts { try await reserve(locale: script.locale) }
    return AssetInstallationRequest(scripts.map(\.locale.identifier))
  }
}
