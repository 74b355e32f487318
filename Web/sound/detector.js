/**
 * The engine's model-free detector, compiled for the page; `null` if it was not built or the
 * browser cannot run it. In that case, only the server reports levels.
 */
export const detector = compiled();

async function compiled() {
  try {
    return await WebAssembly.compileStreaming(fetch('/sound/detector.wasm'));
  } catch {
    return null;
  }
}
