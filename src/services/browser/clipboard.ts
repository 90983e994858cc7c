/** Writes text to the clipboard; rejects when the browser denies or lacks access. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
