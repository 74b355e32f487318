/**
 * Makes an element: `element('p', { class: 'hint', hidden: true }, 'Some text', another)`.
 *
 * A member that begins with `on` is a listener; `text` is its text; others are attributes, or absent
 * when null or false.
 */
export function element(name, members = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(members)) set(made, key, value);
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** Sets an attribute, a text or a listener, only where it is another than before. */
export function set(target, key, value) {
  if (key.startsWith('on')) {
    target.addEventListener(key.slice(2), value);
  } else if (key === 'text') {
    if (target.textContent !== (value ?? '')) target.textContent = value ?? '';
  } else if (value === null || value === undefined || value === false) {
    target.removeAttribute(key);
  } else {
    const text = value === true ? '' : String(value);
    if (target.getAttribute(key) !== text) target.setAttribute(key, text);
  }
}

/** Shows `text` in `target`, which is hidden where there is none. */
export function showText(target, text) {
  target.hidden = !text;
  set(target, 'text', text);
}

/** A button with words. */
export function button(text, onclick, members = {}) {
  return element('button', { type: 'button', class: 'button', text, onclick, ...members });
}
