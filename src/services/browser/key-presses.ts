/**
 * Calls `listener` with each press of a key on the page; when it returns true the press is used
 * up and the browser does nothing with it. Returns a function that stops listening.
 */
export function onKeyPress(
  listener: (event: KeyboardEvent) => boolean,
  world: Pick<Document, 'addEventListener' | 'removeEventListener'> = document,
): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (listener(event)) event.preventDefault();
  };
  world.addEventListener('keydown', onKeyDown);
  return () => world.removeEventListener('keydown', onKeyDown);
}
