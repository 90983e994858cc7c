/**
 * The address of a video's player that starts by itself: `autoplay=1` added to its query
 * (contracts §5), and `at=SECONDS` where it is to start elsewhere than at its beginning.
 */
export function playerUrl(address: string, at: number | null = null): string {
  const [base = '', hash] = address.split('#');
  const start = at === null ? '' : `&at=${at}`;
  const url = `${base}${base.includes('?') ? '&' : '?'}autoplay=1${start}`;
  return hash === undefined ? url : `${url}#${hash}`;
}
