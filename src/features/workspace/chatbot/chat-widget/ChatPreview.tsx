import { useEffect, useRef, useSyncExternalStore } from 'react';
import { chatOutside } from '#content/workspace/chat-widget.ts';
import type { ChatbotConfig } from '#content/sample/workspace.ts';
import { styled } from '#src/design/stitches.config.ts';
import { onWideViewport } from '#src/services/browser/viewport.ts';
import { loadWidget } from '#src/widget/load-widget.ts';
import type { PreviewOptions } from '#src/widget/preview.ts';

/** A containing block for the widget's fixed elements; the rest of the page stays interactive. */
const Viewport = styled('div', {
  position: 'absolute',
  inset: 0,
  contain: 'layout',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

let clears = 0;

/** Counts deletions of the stored chat, here and in other tabs. */
function onClear(listener: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (newValue !== null || (key !== null && key !== chatOutside.previewKey)) return;
    clears += 1;
    listener();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

type ChatPreviewProps = { chatbot: ChatbotConfig; entries: PreviewOptions['entries'] };

function MountedChat({ chatbot, entries }: ChatPreviewProps) {
  const viewport = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const detail: PreviewOptions = { ...chatbot, entries };
    const send = () =>
      viewport.current?.dispatchEvent(
        new CustomEvent(chatOutside.preview, { bubbles: true, detail }),
      );
    const update = () => {
      // Small screens show no preview beside the form.
      if (viewport.current?.getClientRects().length === 0) return;
      // If the file fails to load, the sample page shows no chat.
      void loadWidget().then(send, () => undefined);
    };
    update();
    return onWideViewport(update);
  }, [chatbot, entries]);

  return <Viewport ref={viewport} />;
}

/** Renders the chat from the file that customers' pages load; it follows the draft. */
export function ChatPreview(props: ChatPreviewProps) {
  const round = useSyncExternalStore(
    onClear,
    () => clears,
    () => clears,
  );
  return <MountedChat key={round} {...props} />;
}
