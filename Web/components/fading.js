/**
 * Shows `make()` in `place` if `key` has changed. The new element fades in with the style `arriving`,
 * and the old one fades out with `leaving`.
 */
export function fadeTo(place, key, make) {
  if (place.dataset.shown === key) return;
  const isFirst = place.dataset.shown === undefined;
  place.dataset.shown = key;
  const old = [...place.children];
  const next = make();
  if (!isFirst) next.classList.add('arriving');
  place.append(next);
  for (const one of old) leave(one);
}

/** Shows `make()` in `place` if `key` has changed, without a transition. */
export function replace(place, key, make) {
  if (place.dataset.shown === key) return;
  place.dataset.shown = key;
  place.replaceChildren(make());
}

function leave(one) {
  one.classList.remove('arriving');
  one.classList.add('leaving');
  one.setAttribute('aria-hidden', 'true');
  // Without animations, as with reduced motion, the element is removed immediately.
  const endings = one.getAnimations().map(({ finished }) => finished.catch(() => {}));
  if (endings.length === 0) one.remove();
  else Promise.all(endings).then(() => one.remove());
}
