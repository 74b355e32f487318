/** What the theme's sheet says of `name`, such as `--press-easing`; nothing while there is no sheet. */
export function token(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** A time of the theme's sheet, in milliseconds. */
export function milliseconds(name) {
  return 1000 * (parseFloat(token(name)) || 0);
}

/** Points as CSS, growing with the text that the person has chosen. */
export function size(points) {
  return `${points / 16}rem`;
}
