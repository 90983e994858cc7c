/**
 * Calls `listener` each time the viewport becomes wide enough for the header's own menus
 * (64 em: 1024 px where text is 16 px); returns a function that stops it.
 */
export function onWideViewport(listener: () => void): () => void {
  const query = window.matchMedia('(min-width: 64em)');
  const onChange = () => {
    if (query.matches) listener();
  };
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
