import Testing

@testable import HarkDetection

@Suite("Nonzero inputs")
struct ActiveInputsTests {
  @Test("Are kept with the rows that they belong to")
  func rows() {
    var active = ActiveInputs(capacity: 32)
    let inputs = [SIMD8<Float>(0, 1, 0, 0, 2, 0, 0, 0), SIMD8<Float>(0, 0, 0, 0, 0, 0, 0, -3)]
    active.append(inputs[...], from: 10)
    active.append(inputs[1...], from: 100)
    #expect(active.count == 4)
    #expect(active.values.prefix(4) == [1, 2, -3, -3])
    #expect(active.rows.prefix(4) == [11, 14, 25, 107])
    #expect(active.end == 108)
    active.removeAll()
    #expect(active.count == 0 && active.end == 0)
  }

  @Test("Fill the capacity")
  func full() {
    var active = ActiveInputs(capacity: 16)
    active.append([SIMD8(repeating: 1), SIMD8(repeating: 2)], from: 0)
    #expect(active.count == 16 && active.values[15] == 2 && active.rows[15] == 15)
  }
}
