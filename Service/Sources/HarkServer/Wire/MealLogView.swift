import Hark
import HarkPresentation
import HarkScreens

struct MealLogView: Codable, Sendable, Equatable {
  let stage: String
  let canConfirm: Bool
  let offersTyping: Bool
  let showsKeyboard: Bool
  let status: String
  @OrNull var results: MealView?

  init(_ screen: MealLog) {
    stage = screen.stage.name
    canConfirm = screen.canConfirm
    offersTyping = screen.offersTyping
    showsKeyboard = screen.showsKeyboard
    status = screen.status
    results = screen.results.map(MealView.init)
  }
}

/// The nutrition of a meal, formatted as text.
struct MealView: Codable, Sendable, Equatable {
  let items: [Line]
  let total: Line
  let unknown: [String]

  struct Line: Codable, Sendable, Equatable {
    @OrNull var name: String?
    @OrNull var amount: String?
    let energy: String
    let protein: String
    let carbohydrate: String
    let fat: String

    init(_ figures: MealFigures, name: String? = nil, amount: String? = nil) {
      self.name = name
      self.amount = amount
      energy = figures.energy
      protein = figures.protein
      carbohydrate = figures.carbohydrate
      fat = figures.fat
    }
  }

  init(_ meal: AnalyzedMeal) {
    items = meal.items.map {
      Line(MealFigures($0.nutrients), name: $0.food, amount: MealFigures.amount($0))
    }
    total = Line(MealFigures(meal.total))
    unknown = meal.unknown
  }
}

extension MealLog: PageScreen {
  func view(_ style: ScreenStyle) -> ScreenView {
    var look = style.look(field)
    if let ownButton, ownButton != look.buttonState {
      look.show(ownButton, theme: style.theme, wording: style.wording)
    }
    var view = ScreenView(field, look, style, isReadOnly: isReadOnly, message: message)
    view.mealLog = MealLogView(self)
    return view
  }

  static func own(_ action: PersonAction) -> Action? {
    switch action {
    case .confirm: .confirm
    case .typeInstead: .typeInstead
    case .startOver: .startOver
    default: nil
    }
  }
}

extension MealLog.Stage {
  fileprivate var name: String {
    switch self {
    case .telling: "telling"
    case .typing: "typing"
    case .analyzing: "analyzing"
    case .succeeded: "succeeded"
    case .results: "results"
    case .failed: "failed"
    case .saved: "saved"
    }
  }
}
