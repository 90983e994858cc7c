/** Allows no Trusted Types policy, or only the one of `trusted-types.ts`. */
type TrustedTypes = 'none' | 'default';

type PolicyParts = {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  connect: readonly string[];
  formAction: readonly string[];
  frame: readonly string[];
  frameAncestors?: 'none' | 'self';
  trustedTypes?: TrustedTypes;
};

/** Returns the distinct origins of the absolute URLs. */
export function origins(urls: readonly string[]): string[] {
  const absolute = urls.filter((url) => /^https?:\/\//i.test(url));
  return [...new Set(absolute.map((url) => new URL(url).origin))];
}

/**
 * Returns a page's complete Content-Security-Policy (specification §18.8). Hashes are `sha256-…`
 * without quotes. `connect`, `formAction` and `frame` are URLs whose origins are allowed in
 * addition to this site. `frameAncestors` and `trustedTypes` default to none. The policy does not
 * upgrade insecure requests, because it also applies on plain HTTP loopback.
 */
export function contentSecurityPolicy(parts: PolicyParts): string {
  const quoted = (hashes: readonly string[]) => [...new Set(hashes)].map((hash) => `'${hash}'`);
  const trusted = parts.trustedTypes ?? 'none';
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(parts.scriptHashes)],
    ['style-src', "'self'", ...quoted(parts.styleHashes)],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...origins(parts.connect)],
    ['form-action', "'self'", ...origins(parts.formAction)],
    ['frame-src', "'self'", ...origins(parts.frame)],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', trusted === 'none' ? "'none'" : trusted],
    ['frame-ancestors', `'${parts.frameAncestors ?? 'none'}'`],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Policy of files that are not pages: an image opened as a document runs and requests nothing. */
export const filePolicy = [
  "script-src 'none'",
  "connect-src 'none'",
  "frame-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Returns the part of a policy that a `meta` tag can carry: everything except `frame-ancestors`. */
export function metaPolicy(csp: string): string {
  const directives = csp.split('; ');
  return directives.filter((directive) => !directive.startsWith('frame-ancestors ')).join('; ');
}
