import { useEffect, useRef } from 'react';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { useClipboard } from '#src/features/page/use-clipboard.ts';

/** Binds the copy button; if copying fails, selects the element with `codeRef`. */
export function useSnippetCopy(snippet: string) {
  const codeRef = useRef<HTMLElement>(null);
  const { text, copy, ...clipboard } = useClipboard();
  const isSame = text === snippet;
  const isCopied = isSame && clipboard.isCopied;
  const isRefused = isSame && clipboard.isRefused;
  useEffect(() => {
    if (isRefused && codeRef.current) getSelection()?.selectAllChildren(codeRef.current);
  }, [isRefused]);
  useEffect(() => {
    if (!isCopied || workspaceStore.read().setup.isSnippetCopied) return;
    workspaceStore.update((all) => ({ ...all, setup: { ...all.setup, isSnippetCopied: true } }));
  }, [isCopied]);
  return {
    codeRef,
    isCopied,
    isRefused,
    copy: () => copy(snippet),
  };
}
