/**
 * Shows `make()` in `place` as soon as `key` is another one: the new fades in over the old, as the
 * style `arriving` says, and the old fades out, as `leaving` says.
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

/** The same at once, without what was there before. */
export function replace(place, key, make) {
  if (place.dataset.shown === key) return;
  place.dataset.shown = key;
  place.replaceChildren(make());
}

function leave(one) {
  one.classList.remove('arriving');
  one.classList.add('leaving');
  one.setAttribute('aria-hidden', 'true');
  // Where nothing moves, it is gone at once.
  const endings = one.getAnimations().map(({ finished }) => finished.catch(() => {}));
  if (endings.length === 0) one.remove();
  else Promise.all(endings).then(() => one.remove());
}
