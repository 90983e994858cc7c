/** Start options of the film's page. */
export type FilmQuery = {
  autoplay: boolean;
  /** False for `chapters=0`: the embedding page lists the chapters. */
  chapters: boolean;
  /** Requested position in ms; null if missing or not a number. */
  atMs: number | null;
};

/** Parses a query such as `?autoplay=1&at=9`; `at` is in seconds (specification §15.30). */
export function parseFilmQuery(search: string): FilmQuery {
  const query = new URLSearchParams(search);
  const at = query.get('at')?.trim();
  const seconds = at ? Number(at) : Number.NaN;
  return {
    autoplay: query.get('autoplay') === '1',
    chapters: query.get('chapters') !== '0',
    atMs: Number.isFinite(seconds) ? seconds * 1000 : null,
  };
}
