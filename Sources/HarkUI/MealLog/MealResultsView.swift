#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import SwiftUI

  /// The nutrition of a meal: a card for each food and for the total, and any unknown words
  /// (S5-FR-042).
  @available(iOS 18, *) struct MealResultsView: View {
    let meal: AnalyzedMeal
    let theme: Theme
    let wording: Wording

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: StandardSpacing.near) {
          Text(verbatim: wording[.results])
            .text(TextLooks.heading, theme.text)
            .accessibilityAddTraits(AccessibilityTraits.isHeader)
          ForEach(Array(meal.items.enumerated()), id: \.offset) { _, item in
            MealCard(
              name: item.food, amount: MealFigures.amount(item),
              figures: MealFigures(item.nutrients), theme: theme)
          }
          MealCard(name: MealFigures.name(.total), figures: MealFigures(meal.total), theme: theme)
          if !meal.unknown.isEmpty { unknown }
        }
      }
      .scrollBounceBehavior(.basedOnSize)
    }

    private var unknown: some View {
      Text(verbatim: MealFigures.unknown(meal)).text(TextLooks.notice, theme.secondaryText)
    }
  }

  /// The nutrition of one food or of the whole meal.
  @available(iOS 18, *) private struct MealCard: View {
    let name: String
    var amount: String?
    let figures: MealFigures
    let theme: Theme

    var body: some View {
      VStack(alignment: .leading, spacing: StandardSpacing.tight) {
        Text(verbatim: name).text(TextLooks.heading, theme.text)
        if let amount { Text(verbatim: amount).text(TextLooks.notice, theme.secondaryText) }
        WrappingRow(spacing: StandardSpacing.wide, lineSpacing: StandardSpacing.tight) { parts }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .onCard(of: theme)
      .accessibilityElement(children: .combine)
    }

    private var parts: some View {
      ForEach(figures.named, id: \.name) { figure in
        VStack(alignment: .leading) {
          Text(verbatim: figure.name).text(TextLooks.figureName, theme.secondaryText)
          Text(verbatim: figure.value).text(TextLooks.figure, theme.text)
        }
        .fixedSize()
      }
    }
  }

  @available(iOS 18, *) #Preview("Two foods, one unknown") {
    MealResultsView(
      meal: PreviewMoments.meal, theme: Theme(for: .mealLog), wording: Wording(for: .mealLog))
  }
#endif
