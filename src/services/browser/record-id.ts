/** Returns an identifier unique across tabs. */
export function newRecordId(source: Pick<Crypto, 'getRandomValues'> = crypto): string {
  // crypto.randomUUID is undefined on an insecure origin.
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
