/// A statement of how much of a food the user ate.
enum Share: Sendable, Hashable {
  /// The food is shared; the number of people may follow.
  case begun

  /// The food was divided equally among this number of people.
  case divided(Double)

  /// The food was shared with an unknown number of people.
  case open

  /// This number of items, or this fraction below one, was not eaten.
  case less(Double)

  /// Only this number of items, or this fraction below one, was eaten.
  case only(Double)

  /// This number was added after the food was mentioned.
  case more(Double)

  /// The amount is multiplied by this number, stated after the food was mentioned.
  case times(Double)

  /// The food was eaten this number of times, each time in the usual amount if none was stated.
  case repeated(Double)

  /// The stated amount was left over.
  case remaining

  /// This number of items was of the kind that follows.
  case ofKind(Double)
}
