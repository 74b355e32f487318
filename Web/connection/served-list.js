/** Returns the server's list at `path`; throws if the request fails. */
export async function requiredList(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** Returns the server's list at `path`, or an empty list if the request fails. */
export function servedList(path) {
  return requiredList(path).catch(() => []);
}
