/** Returns an identifier that no other record has, in any tab. */
export function newRecordId(source: Pick<Crypto, 'getRandomValues'> = crypto): string {
  // crypto.randomUUID is missing where the site is served without TLS.
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
