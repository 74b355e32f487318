/** A colour of the server, `{light, dark}`, as CSS; nothing where there is none. */
export function css(color) {
  return color ? `light-dark(${color.light}, ${color.dark})` : '';
}

/** Several colours from the upper left to the lower right, as a background. */
export function ground(colors) {
  if (!colors?.length) return '';
  if (colors.length === 1) return css(colors[0]);
  return `linear-gradient(135deg, ${colors.map(css).join(', ')})`;
}
