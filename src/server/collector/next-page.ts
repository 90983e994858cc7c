/**
 * The path on this site that a form's `_next` names, ready for a Location header, or null if it
 * names another site or cannot be understood (contracts §5). `host` is the request's Host.
 * Reading the value the way a browser does, instead of matching it, is what catches addresses
 * such as `/..//elsewhere.example`, which turn foreign only once they are resolved.
 */
export function sameSitePath(next: string, host: string): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers drop these, which would change the host
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
