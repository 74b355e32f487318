/** The storage of this tab; if the browser blocks it, the page's memory, which a reload clears. */
export const storage = usable(() => sessionStorage) ?? pageMemory();

/** The storage that all tabs share, for the user's choices; if blocked, the page's memory. */
export const sharedStorage = usable(() => localStorage) ?? pageMemory();

/** Returns a storage if the browser allows its use, or else `null`. */
function usable(find) {
  try {
    const found = find();
    found.setItem('probe', '');
    found.removeItem('probe');
    return found;
  } catch {
    return null;
  }
}

function pageMemory() {
  const items = new Map();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => items.set(key, text),
    removeItem: (key) => items.delete(key),
  };
}
