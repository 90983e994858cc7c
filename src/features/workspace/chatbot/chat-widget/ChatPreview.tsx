import { useEffect, useRef } from 'react';
import { chatOutside } from '#content/workspace/chat-widget.ts';
import { styled } from '#src/design/stitches.config.ts';
import { loadWidget } from '#src/widget/load-widget.ts';
import type { PreviewOptions } from '#src/widget/preview.ts';

/** A window of its own for what is fixed to a window; all else of the page stays within reach. */
const Room = styled('div', {
  position: 'absolute',
  inset: 0,
  contain: 'layout',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

/** The chat as customers' pages get it, from the same file; it follows the draft. */
export function ChatPreview({ name, greeting, entries }: PreviewOptions) {
  const room = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const said: PreviewOptions = { name, greeting, entries };
    const tell = () =>
      room.current?.dispatchEvent(
        new CustomEvent(chatOutside.preview, { bubbles: true, detail: said }),
      );
    // Where the file cannot be had, the page around the chat stays empty.
    void loadWidget().then(tell, () => undefined);
  }, [name, greeting, entries]);

  return <Room ref={room} />;
}
