/**
 * Calls `listener` on each keydown; prevents the default action when it returns true. Returns a
 * disposer.
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
