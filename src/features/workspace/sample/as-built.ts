let isOver = false;

/** How the sample that this document was built with is shown: not at all where a visitor's own comes instead. */
export function builtSample(): 'shown' | 'hidden' | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.documentElement.dataset['asBuilt'] as 'shown' | 'hidden' | undefined;
}

/** True until the app has taken over what a document was built with: it must find just that. */
export function isAsBuilt(): boolean {
  return (
    !isOver && builtSample() !== undefined && !('hydrated' in document.documentElement.dataset)
  );
}

/** Says that the app has taken over what the document was built with. */
export function endAsBuilt(): void {
  isOver = true;
}
