/**
 * Where a plain POST to `endpoint` goes on to (contracts §5): `path` for the site's own collector,
 * the full address on `siteUrl` for a service elsewhere.
 */
export function nextPage(path: string, endpoint: string, siteUrl: string): string {
  return endpoint.startsWith('/') ? path : siteUrl + path;
}
