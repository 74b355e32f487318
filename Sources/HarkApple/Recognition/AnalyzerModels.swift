#if canImport(UIKit) && compiler(>=6.2)
  import Foundation
  import Hark
  import Speech

  /// Brings the speech analyser's model of one language to the device.
  ///
  /// The system shares models between apps and keeps only so many languages for each.
  @available(iOS 26.0, *)
  public struct AnalyzerModels: ModelInstaller {
    /// The language whose model it is.
    public let locale: LocaleTag

    private let kind: TranscriberModule.Kind

    init(_ locale: LocaleTag, _ kind: TranscriberModule.Kind) {
      self.locale = locale
      self.kind = kind
    }

    /// How far it is.
    public func state() async -> ModelInstallation {
      switch await AssetInventory.status(forModules: [TranscriberModule(kind).module]) {
      case .installed: return .installed
      case .downloading: return .installing(0)
      default: return .missing
      }
    }

    /// Brings it and tells how far it is; see `ModelInstaller.install()`.
    public func install() -> AsyncStream<ModelInstallation> {
      let (stream, states) = AsyncStream<ModelInstallation>.makeStream(
        bufferingPolicy: .bufferingNewest(1))
      Task.detached { [kind] in
        states.yield(await Self.bring(kind) { states.yield(.installing($0)) })
        states.finish()
      }
      return stream
    }

    /// Gives the language back.
    public func remove() async {
      for locale in await AssetInventory.reservedLocales
      where LocaleTag(locale.identifier) == LocaleTag(kind.locale.identifier) {
        await AssetInventory.release(reservedLocale: locale)
      }
    }

    private static func bring(
      _ kind: TranscriberModule.Kind, tell: @escaping @Sendable (Double) -> Void
    ) async -> ModelInstallation {
      do {
        let module = TranscriberModule(kind).module
        try await makeRoom(for: kind.locale)
        // Nil where there is nothing left to do.
        guard
          let request = try await AssetInventory.assetInstallationRequest(supporting: [module])
        else { return .installed }
        let watch = request.progress.observe(\.fractionCompleted, options: [.initial, .new]) {
          @Sendable progress, _ in tell(progress.fractionCompleted)
        }
        defer { watch.invalidate() }
        try await request.downloadAndInstall()
        return .installed
      } catch {
        return .failed(VoiceFailure(analyzer: error, phase: .starting))
      }
    }

    /// Where an app holds as many languages as it may, the oldest gives way.
    private static func makeRoom(for locale: Locale) async throws {
      let held = await AssetInventory.reservedLocales
      let isHeld = held.contains { LocaleTag($0.identifier) == LocaleTag(locale.identifier) }
      guard !isHeld, held.count >= AssetInventory.maximumReservedLocales, let oldest = held.first
      else { return }
      await AssetInventory.release(reservedLocale: oldest)
    }
  }
#endif
