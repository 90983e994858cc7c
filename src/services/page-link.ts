type World = { origin: string; clipboard: Pick<Clipboard, 'writeText'> | undefined };

const browserWorld = (): World => ({
  origin: window.location.origin,
  // Absent where the page was not loaded in a secure way, whatever its type says.
  clipboard: 'clipboard' in navigator ? navigator.clipboard : undefined,
});

/** Puts the whole address of a path of this site on the clipboard; rejects where that is refused. */
export async function copyPageLink(path: string, world: World = browserWorld()): Promise<void> {
  if (!world.clipboard) throw new Error('no clipboard');
  await world.clipboard.writeText(new URL(path, world.origin).href);
}
