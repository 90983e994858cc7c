/** How the film's page was asked for. */
export type FilmArrival = {
  /** Start by itself. */
  autoplay: boolean;
  /** Position asked for, in ms; null if none or no number. */
  atMs: number | null;
};

/** What a query such as `?autoplay=1&at=9` asks of the film; `at` is in seconds (contracts §5). */
export function filmArrival(search: string): FilmArrival {
  const query = new URLSearchParams(search);
  const at = query.get('at')?.trim();
  const seconds = at ? Number(at) : Number.NaN;
  return {
    autoplay: query.get('autoplay') === '1',
    atMs: Number.isFinite(seconds) ? seconds * 1000 : null,
  };
}
