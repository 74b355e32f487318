const tab = tabStorage();

/** The storage of this tab; if the browser blocks it, the page's memory, which a reload clears. */
export const storage = tab ?? pageMemory();

/** Whether `storage` survives a reload. */
export const isLasting = tab !== null;

function tabStorage() {
  try {
    sessionStorage.setItem('probe', '');
    sessionStorage.removeItem('probe');
    return sessionStorage;
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
