@testable import HarkTesting

/// An ordered record of elements from any thread, which tests can await.
final class Record<Element: Sendable>: Sendable {
  private let elements = Watched<[Element]>([])

  var all: [Element] { elements.now }

  func add(_ element: Element) { elements.change { $0.append(element) } }

  /// Returns when `count` elements have been added.
  func count(_ count: Int) async { await elements.wait { $0.count >= count } }
}
