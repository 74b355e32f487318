/**
 * Creates an element: `element('p', { class: 'hint', hidden: true }, 'Some text', another)`.
 *
 * A member whose name begins with `on` is an event listener; `text` is the text content. All others
 * are attributes, which are omitted if null or false.
 */
export function element(name, members = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(members)) set(made, key, value);
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** Adds a listener, or sets an attribute or the text if it has changed. */
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

/** Shows `text` in `target`, or hides `target` if the text is empty. */
export function showText(target, text) {
  target.hidden = !text;
  set(target, 'text', text);
}

/**
 * Creates a button with a text label.
 *
 * While `isAhead()` is true, the server has not yet decided whether the button is enabled. A press is then
 * not ignored, and the server decides whether it has an effect.
 */
export function button(text, act, members = {}, isAhead = () => false) {
  const isOff = (one) => one.hasAttribute('aria-disabled') && !isAhead();
  const onclick = ({ currentTarget }) => isOff(currentTarget) || act();
  return element('button', { type: 'button', class: 'button', text, onclick, ...members });
}

/**
 * Enables or disables a button. Unlike with the `disabled` attribute, the button keeps focus.
 */
export function enable(button, isEnabled) {
  set(button, 'aria-disabled', isEnabled ? null : 'true');
}
