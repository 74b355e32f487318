/**
 * Returns the value of a theme variable, such as `--press-easing`; empty until the stylesheet is
 * loaded.
 */
export function token(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** Returns a duration from the theme, in milliseconds. */
export function milliseconds(name) {
  return 1000 * (parseFloat(token(name)) || 0);
}

/** Converts points to CSS units that scale with the user's text size. */
export function size(points) {
  return `${points / 16}rem`;
}
