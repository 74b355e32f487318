import Hark

#if canImport(AVFAudio) && compiler(>=6.2)
  import Foundation
  import Speech

  /// An installer for the speech analyzer's model of one language.
  ///
  /// The system shares models between apps and limits the number of languages per app.
  @available(iOS 26.0, macOS 26.0, *)
  public struct AnalyzerModels: ModelInstaller {
    /// The language of the model.
    public let locale: LocaleTag

    private let kind: TranscriberModule.Kind

    /// The languages the app has recognized speech in, shared by all recognizers because the
    /// system's limit is per app.
    private static let wanted = Locked(HeldLanguages())

    init(_ locale: LocaleTag, _ kind: TranscriberModule.Kind) {
      self.locale = locale
      self.kind = kind
    }

    /// Returns the installation state.
    public func state() async -> ModelInstallation {
      switch await AssetInventory.status(forModules: [TranscriberModule(kind).module]) {
      case .installed: return .installed
      case .downloading: return .installing(0)
      default: return .missing
      }
    }

    /// Installs the model and reports progress; see `ModelInstaller.install()`.
    public func install() -> AsyncStream<ModelInstallation> {
      let (stream, states) = AsyncStream<ModelInstallation>.makeStream(
        bufferingPolicy: .bufferingNewest(1))
      Task.detached { [kind] in
        states.yield(await Self.bring(kind) { states.yield(.installing($0)) })
        states.finish()
      }
      return stream
    }

    /// Reserves the language for the app, even if its model is already installed, because an
    /// unreserved language may be refused; after a failure, the analyzer decides whether to start.
    func hold() async {
      Self.wanted.withLock { $0.want(kind.tag) }
      await Self.makeRoom(for: kind)
      _ = try? await AssetInventory.reserve(locale: kind.locale)
    }

    /// Releases the language's reservation.
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
        // The request is `nil` if everything is installed.
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

    /// Releases another language if the app has reached its limit and this one is not reserved.
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

/// The languages that an app has recognized since it launched, which determine the language to
/// release when the system's limit is reached.
struct HeldLanguages: Sendable {
  /// The languages in order of use, most recent last.
  private var wanted: [LocaleTag] = []

  mutating func want(_ tag: LocaleTag?) {
    guard let tag else { return }
    wanted.removeAll { $0 == tag }
    wanted.append(tag)
  }

  /// Returns the index in `held` of the language to release for `tag`; `nil` if there is room, if
  /// `tag` is already held, or if no language may be released.
  ///
  /// An unused language is released first, then the least recently used. The most recently used one
  /// other than `tag` is never released, because it may be in use.
  func leaving(_ held: [LocaleTag?], for tag: LocaleTag?, most: Int) -> Int? {
    guard held.count >= most, !held.contains(where: { $0 == tag }) else { return nil }
    let latest = wanted.last { $0 != tag }
    return held.indices.filter { held[$0] == nil || held[$0] != latest }
      .min { age(held[$0]) < age(held[$1]) }
  }

  /// Returns the language's position in the order of use; smaller is older, and −1 is unused.
  private func age(_ tag: LocaleTag?) -> Int { tag.flatMap { wanted.lastIndex(of: $0) } ?? -1 }
}
