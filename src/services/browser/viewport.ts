/**
 * Calls `listener` when the viewport becomes wide enough for the header's menus (64 em: 1024 px
 * at a 16 px font size). Returns a disposer.
 */
export function onWideViewport(listener: () => void): () => void {
  const query = window.matchMedia('(min-width: 64em)');
  const onChange = () => {
    if (query.matches) listener();
  };
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
