import Testing

@testable import Hark

@Suite("Dead air")
struct DeadAirTests {
  private func condition(of sample: Float, seconds: Double, then last: [Float] = [])
    -> InputCondition
  {
    var air = DeadAir()
    air.push((0..<Int(seconds * 16_000)).map { $0.isMultiple(of: 2) ? sample : -sample })
    air.push(last)
    return air.condition
  }

  @Test("Three seconds of zeros are dead air, slightly less is not")
  func zeros() {
    #expect(condition(of: 0, seconds: 2.9) == .live)
    #expect(condition(of: 0, seconds: 3) == .zeros)
  }

  @Test("Noise below that of any room is faint, and a quiet room is not")
  func faint() {
    #expect(condition(of: 0.001, seconds: 3) == .faint)
    #expect(condition(of: 0.0015, seconds: 3) == .live)
  }

  @Test("One loud sample or breath counts as live")
  func life() {
    #expect(condition(of: 0, seconds: 3, then: [0.01] + [Float](repeating: 0, count: 639)) == .live)
    #expect(
      condition(of: 0.0001, seconds: 3, then: [Float](repeating: 0.004, count: 640)) == .live)
  }

  @Test("The history covers three seconds")
  func recovery() {
    let loud = [Float](repeating: 0.5, count: 640)
    var air = DeadAir()
    air.push(loud + [Float](repeating: 0, count: 47_360))
    #expect(air.condition == .live)
    air.push([Float](repeating: 0, count: 640))
    #expect(air.condition == .zeros)
  }
}
