/**
 * Returns the redirect target of a plain POST to `endpoint` (specification §15): `path` for the site's
 * own collector, the full URL on `siteUrl` for an external service.
 */
export function nextPage(path: string, endpoint: string, siteUrl: string): string {
  return endpoint.startsWith('/') ? path : siteUrl + path;
}
