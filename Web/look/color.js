/**
 * Returns a server color, `{light, dark}`, as CSS; empty if there is none.
 *
 * `base.css` explains the variables `--light` and `--dark`.
 */
export function css(color) {
  return color ? `var(--light, ${color.light}) var(--dark, ${color.dark})` : '';
}

/**
 * Returns colors as a CSS background: several colors form a gradient from the upper left to the
 * lower right.
 */
export function ground(colors) {
  if (!colors?.length) return '';
  if (colors.length === 1) return css(colors[0]);
  return `linear-gradient(135deg, ${colors.map(css).join(', ')})`;
}
