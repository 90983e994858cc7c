import { demoVideo } from '#content/film/demo-video.ts';

/** URL of the player's page: the configured video service, or the site's own film. */
export const videoAddress = import.meta.env.VITE_VIDEO_URL || demoVideo.filmPath;

/**
 * Returns the URL of an autoplaying player: adds `autoplay=1` to the query (specification §15.30),
 * and `at=SECONDS` unless it starts at the beginning, and `chapters=0` if the page lists the
 * chapters itself.
 */
export function playerUrl(address: string, at: number | null = null, chapters = true): string {
  const [base = '', hash] = address.split('#');
  const start = `${at === null ? '' : `&at=${at}`}${chapters ? '' : '&chapters=0'}`;
  const url = `${base}${base.includes('?') ? '&' : '?'}autoplay=1${start}`;
  return hash === undefined ? url : `${url}#${hash}`;
}
