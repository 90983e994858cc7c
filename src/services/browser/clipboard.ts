/** Puts text in the clipboard; rejects where the browser refuses or has none. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
