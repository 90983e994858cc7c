import { useEffect, useRef } from 'react';
import { chatOutside } from '#content/workspace/chat-widget.ts';
import { styled } from '#src/design/stitches.config.ts';
import { loadWidget } from '#src/widget/load-widget.ts';
import type { PreviewSaid } from '#src/widget/preview.ts';

/** A containing block for the widget's fixed elements; the rest of the page stays interactive. */
const Room = styled('div', {
  position: 'absolute',
  inset: 0,
  contain: 'layout',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

/** Renders the chat from the file that customers' pages load; it follows the draft. */
export function ChatPreview({ name, greeting, entries }: PreviewSaid) {
  const room = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const said: PreviewSaid = { name, greeting, entries };
    const tell = () =>
      room.current?.dispatchEvent(
        new CustomEvent(chatOutside.preview, { bubbles: true, detail: said }),
      );
    // If the file fails to load, the sample page shows no chat.
    void loadWidget().then(tell, () => undefined);
  }, [name, greeting, entries]);

  return <Room ref={room} />;
}
