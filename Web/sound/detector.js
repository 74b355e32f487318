/**
 * The engine's detector without a model, compiled for the page; null where it was not built, or the
 * browser cannot run it. Then only the server says what it hears.
 */
export const detector = compiled();

async function compiled() {
  try {
    return await WebAssembly.compileStreaming(fetch('/sound/detector.wasm'));
  } catch {
    return null;
  }
}
