type World = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  location: { origin: string };
};

function askedSeconds(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, at } = data as { type?: unknown; at?: unknown };
  return type === 'film.seek' && typeof at === 'number' && Number.isFinite(at) ? at : null;
}

/**
 * Calls `listener` with a position in ms when the page around this one posts
 * `{ type: 'film.seek', at: SECONDS }`; anything else, and any other origin, is ignored. Returns
 * a function that stops listening. `world` is the window unless a test steers it.
 */
export function onSeekRequest(listener: (atMs: number) => void, world: World = window): () => void {
  const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
    const seconds = origin === world.location.origin ? askedSeconds(data) : null;
    if (seconds !== null) listener(seconds * 1000);
  };
  world.addEventListener('message', onMessage);
  return () => world.removeEventListener('message', onMessage);
}

/** Where seek requests come from: takes a listener (ms), gives a function that stops it. */
export type SeekRequests = (listener: (atMs: number) => void) => () => void;

/**
 * Listens from now on for whoever comes to listen later: a page that has loaded can be asked before
 * it is hydrated. The first listener is told the last position asked for until then.
 */
export function holdSeekRequests(world: World = window): SeekRequests {
  let heldMs: number | null = null;
  const stopHolding = onSeekRequest((atMs) => (heldMs = atMs), world);
  return (listener) => {
    stopHolding();
    if (heldMs !== null) listener(heldMs);
    heldMs = null;
    return onSeekRequest(listener, world);
  };
}
