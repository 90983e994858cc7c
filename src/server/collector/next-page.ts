/**
 * Returns the path of a form's `_next` for a Location header, or null if it is invalid or leads to
 * another site (specification §15). `host` is the request's Host. The value is parsed as a browser would
 * parse it, because `/..//elsewhere.example` leaves the site only after it is resolved.
 */
export function sameSitePath(next: string, host: string): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers strip these, which would change the host
  if (/[\u0000-\u0020\u007f\\]/.test(next)) return null;
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(next)) return null;
  try {
    const url = new URL(next, `http://${host}`);
    if (url.host !== host.toLowerCase() || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}
