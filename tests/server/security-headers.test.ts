import { expect, test } from 'vitest';
import { rules } from './built-site';

type Headers = Readonly<Record<string, string>>;

const halfYear = 182 * 24 * 60 * 60;
const strictReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

function policyIn(headers: Headers): (directive: string) => string[] {
  const directives = (headers['Content-Security-Policy'] ?? '')
    .split('; ')
    .map((directive) => directive.split(' '));
  const named = (name: string) => directives.find(([first]) => first === name)?.slice(1);
  const fetches = (name: string) => /^(script|style|object|img|connect|frame|font)-src$/.test(name);
  return (name) => named(name) ?? (fetches(name) ? (named('default-src') ?? ['*']) : ['*']);
}

const isOwn = (sources: string[]) =>
  sources.every((source) => /^'(none|self|sha256-[^']+)'$/.test(source));

/** The rules that Mozilla's HTTP Observatory publishes, by name. */
const observatory: Record<string, (headers: Headers) => boolean> = {
  'default-src is none': (headers) => policyIn(headers)('default-src').join() === "'none'",
  'scripts are same-origin or hashed': (headers) => isOwn(policyIn(headers)('script-src')),
  'styles are same-origin or hashed': (headers) => isOwn(policyIn(headers)('style-src')),
  'plugins are off': (headers) => policyIn(headers)('object-src').join() === "'none'",
  'base is fixed': (headers) => policyIn(headers)('base-uri').join() === "'none'",
  'forms are same-origin': (headers) => isOwn(policyIn(headers)('form-action')),
  'framing is same-origin': (headers) => isOwn(policyIn(headers)('frame-ancestors')),
  'no source is plain HTTP or a whole scheme': (headers) =>
    !/\b(https?|ftp|blob):( |;|$)|http:\/\//.test(headers['Content-Security-Policy'] ?? 'http://'),
  'trusted types are required': (headers) =>
    policyIn(headers)('require-trusted-types-for').join() === "'script'",
  'old browsers do not frame it either': (headers) =>
    /^(DENY|SAMEORIGIN)$/.test(headers['X-Frame-Options'] ?? ''),
  'HTTPS is kept for half a year or longer': (headers) =>
    Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0) >= halfYear,
  'types are not guessed': (headers) => headers['X-Content-Type-Options'] === 'nosniff',
  'other sites do not learn the path': (headers) =>
    strictReferrers.includes(headers['Referrer-Policy'] ?? ''),
  'other windows cannot reach it': (headers) =>
    headers['Cross-Origin-Opener-Policy'] === 'same-origin',
  'other sites cannot load it': (headers) =>
    headers['Cross-Origin-Resource-Policy'] === 'same-origin',
  'devices are off': (headers) => /\bcamera=\(\)/.test(headers['Permissions-Policy'] ?? ''),
  'no other origin may read it': (headers) => !('Access-Control-Allow-Origin' in headers),
  'it sets no cookie': (headers) => !('Set-Cookie' in headers),
};

const brokenRules = (headers: Headers) =>
  Object.entries(observatory).flatMap(([name, holds]) => (holds(headers) ? [] : [name]));

test.each(['/', '/about', '/404.html', '/film/outage-response.html', '/machines/demo-form'])(
  '§18.10 security headers: %s keeps every rule of the HTTP Observatory',
  (path) => {
    expect(brokenRules(rules.headersFor(path))).toEqual([]);
  },
);
