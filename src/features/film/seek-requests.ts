type Deps = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  location: { origin: string };
};

function requestedSeconds(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, at } = data as { type?: unknown; at?: unknown };
  return type === 'film.seek' && typeof at === 'number' && Number.isFinite(at) ? at : null;
}

/**
 * Calls `listener` with a position in ms when the embedding page posts `{ type: 'film.seek', at:
 * SECONDS }`. Ignores other messages and other origins. Returns a disposer. Tests replace
 * `deps`.
 */
export function onSeekRequest(listener: (atMs: number) => void, deps: Deps = window): () => void {
  const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
    const seconds = origin === deps.location.origin ? requestedSeconds(data) : null;
    if (seconds !== null) listener(seconds * 1000);
  };
  deps.addEventListener('message', onMessage);
  return () => deps.removeEventListener('message', onMessage);
}

/** A source of seek requests: takes a listener (ms), returns a disposer. */
export type SeekRequests = (listener: (atMs: number) => void) => () => void;

/**
 * Buffers seek requests until the film is hydrated; the first listener receives the last buffered
 * position.
 */
export function bufferSeekRequests(deps: Deps = window): SeekRequests {
  let bufferedMs: number | null = null;
  const stopBuffering = onSeekRequest((atMs) => (bufferedMs = atMs), deps);
  return (listener) => {
    stopBuffering();
    if (bufferedMs !== null) listener(bufferedMs);
    bufferedMs = null;
    return onSeekRequest(listener, deps);
  };
}
