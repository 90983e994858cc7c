/** Who may make markup of text on a page: nobody, or the one policy of `trusted-types.ts`. */
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

/** The origins of those `addresses` that are not of this site, each once. */
export function origins(addresses: readonly string[]): string[] {
  const absolute = addresses.filter((address) => /^https?:\/\//i.test(address));
  return [...new Set(absolute.map((address) => new URL(address).origin))];
}

/**
 * A page's whole Content-Security-Policy (contracts §8). Hashes are `sha256-…` without quotes;
 * `connect`, `formAction` and `frame` are addresses, of which the origins are let through, and
 * paths of this site need no entry. `frameAncestors` says who may frame the page, `trustedTypes`
 * who may turn text into markup: by default nobody. It does not upgrade insecure requests, so that
 * it also holds on plain loopback.
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

/** The policy of what is no page: a picture that is opened by itself runs and calls nothing. */
export const filePolicy = [
  "script-src 'none'",
  "connect-src 'none'",
  "frame-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What of a page's policy a `meta` tag can carry: all but `frame-ancestors`. */
export function metaPolicy(csp: string): string {
  const directives = csp.split('; ');
  return directives.filter((directive) => !directive.startsWith('frame-ancestors ')).join('; ');
}
