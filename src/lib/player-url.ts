/** The address of a video's player that starts by itself: `autoplay=1` added to its query (contracts §5). */
export function playerUrl(address: string): string {
  const [base = '', hash] = address.split('#');
  const url = `${base}${base.includes('?') ? '&' : '?'}autoplay=1`;
  return hash === undefined ? url : `${url}#${hash}`;
}
