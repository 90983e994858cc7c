import { useEffect, useRef } from 'react';
import { useClipboard } from '#src/features/page/use-clipboard.ts';

/** Binds the copy button; if copying fails, selects the element with `codeRef`. */
export function useSnippetCopy(snippet: string) {
  const codeRef = useRef<HTMLElement>(null);
  const { text, copy, ...clipboard } = useClipboard();
  const isSame = text === snippet;
  const isRefused = isSame && clipboard.isRefused;
  useEffect(() => {
    if (isRefused && codeRef.current) getSelection()?.selectAllChildren(codeRef.current);
  }, [isRefused]);
  return {
    codeRef,
    isCopied: isSame && clipboard.isCopied,
    isRefused,
    copy: () => copy(snippet),
  };
}
