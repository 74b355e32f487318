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

    /// What the app has listened for, for all recognisers: the system counts them for the app.
    private static let wanted = Locked(HeldLanguages())

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

    /// Has the system keep the language for the app, also where its model was here already: one that is
    /// not kept may be refused.
    ///
    /// Where that fails the model is here all the same, and the analyser has the last word.
    func hold() async {
      Self.wanted.withLock { $0.want(kind.tag) }
      await Self.makeRoom(for: kind)
      _ = try? await AssetInventory.reserve(locale: kind.locale)
    }

    /// Gives the language back.
    public func remove() async {
      for locale in await AssetInventory.reservedLocales
      where LocaleTag(locale.identifier) == kind.tag {
        await AssetInventory.release(reservedLocale: locale)
      }
    }

    private static func bring(
      _ kind: TranscriberModule.Kind, tell: @escaping @Sendable (Double) -> Void
    ) async -> ModelInstallation {
      do {
        let module = TranscriberModule(kind).module
        await makeRoom(for: kind)
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

    /// Where an app holds as many languages as it may, the one that was listened for longest ago gives
    /// way.
    private static func makeRoom(for kind: TranscriberModule.Kind) async {
      let held = await AssetInventory.reservedLocales
      let most = AssetInventory.maximumReservedLocales
      let leaving = wanted.withLock { wanted in
        wanted.leaving(held.map { LocaleTag($0.identifier) }, for: kind.tag, most: most)
      }
      if let leaving { await AssetInventory.release(reservedLocale: held[leaving]) }
    }
  }
#endif
