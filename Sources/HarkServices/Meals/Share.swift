/// That of what was told not all was eaten, or not by one person.
enum Share: Sendable, Hashable {
  /// It is being shared; with how many is still to be said.
  case begun

  /// So many shared it alike.
  case divided(Double)

  /// Others shared it, and nobody knows how many.
  case open

  /// So many of it, or this part of it below one, went elsewhere.
  case less(Double)

  /// Only so many of it, or this part of it below one, were eaten.
  case only(Double)

  /// So many more of it, told behind it.
  case more(Double)

  /// So many times as much, told behind it.
  case times(Double)

  /// It was eaten so often, each time a usual one where nothing was said.
  case repeated(Double)

  /// So much of it as was told is what was left of it.
  case remaining

  /// So many of it were of a kind that comes next.
  case ofKind(Double)
}
