const safeProtocols = new Set(['http:', 'https:', 'mailto:']);

/**
 * Returns `href` when it is safe to follow: http, https, mailto, or a path, query or hash of this
 * site; null for anything else, such as `javascript:` or another host without a protocol.
 */
export function safeHref(href: string): string | null {
  const trimmed = href.trim();
  // Browsers skip control characters and take a backslash for a slash, which hides what follows.
  if (/[\p{Cc}\\]/u.test(trimmed)) return null;
  if (/^(#|\?|\/(?!\/))/.test(trimmed)) return trimmed;
  try {
    return safeProtocols.has(new URL(trimmed).protocol) ? trimmed : null;
  } catch {
    return null;
  }
}
