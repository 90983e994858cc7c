import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { chatOutside } from '#content/workspace/chat-widget.ts';
import { chatbotSetup, previewPrompts } from '#content/workspace/chatbot-setup.ts';
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

const Failure = styled('p', {
  position: 'absolute',
  inset: 'auto $5 $5',
  padding: '$4',
  background: '$surface',
  text: 'small',
  '&:empty': { display: 'none' },
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

type ChatPreviewProps = {
  chatbot: ChatbotConfig;
  entries: PreviewOptions['entries'];
  /** Receives the element around the chat. */
  viewport?: RefObject<HTMLDivElement | null>;
  /** True if the chat is open from the start. */
  isOpen?: boolean;
};

/** Updates the chat in an element, or adds it; `ask` opens it and sends a question. */
function sendPreview(element: HTMLElement | null, detail: PreviewOptions): void {
  element?.dispatchEvent(new CustomEvent(chatOutside.preview, { bubbles: true, detail }));
}

function MountedChat({
  viewport: sharedViewport,
  isOpen = false,
  chatbot,
  entries,
}: ChatPreviewProps) {
  const ownViewport = useRef<HTMLDivElement>(null);
  const viewport = sharedViewport ?? ownViewport;
  const isNew = useRef(true);
  const failure = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const send = () => {
      const ask = isOpen && isNew.current ? '' : undefined;
      isNew.current = false;
      sendPreview(viewport.current, { ...chatbot, entries, ask });
    };
    const update = () => {
      // Small screens show no preview beside the form.
      if (viewport.current?.getClientRects().length === 0) return;
      // The chat ends in no state of the page: its failure is written, not rendered.
      failure.current?.replaceChildren();
      void loadWidget()
        .then(send)
        .catch(() => failure.current?.replaceChildren(chatbotSetup.preview.failed));
    };
    update();
    return onWideViewport(update);
  }, [chatbot, entries, viewport, isOpen]);

  return (
    <Viewport ref={viewport}>
      <Failure ref={failure} role="alert" />
    </Viewport>
  );
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

const Prompts = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  marginTop: '$4',
  '& > p': { width: '100%', text: 'small', color: '$inkMuted' },
});

const Prompt = styled('button', {
  maxWidth: '100%',
  px: '$4',
  border: '1px solid $lineStrong',
  borderRadius: '$full',
  background: '$surface',
  text: 'small',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  target: 32,
  '&:hover': { background: '$sunken' },
});

/** Renders questions to try in the preview: two of the FAQ, and one that it does not have. */
export function PreviewPrompts({
  chatbot,
  entries,
  viewport,
}: Required<Omit<ChatPreviewProps, 'isOpen'>>) {
  const fromFaq = entries.slice(0, previewPrompts.fromFaq).map(({ question }) => question);
  /** The chat may not have loaded yet; if it can't, its own place says so. */
  const ask = (question: string) =>
    void loadWidget()
      .then(() => sendPreview(viewport.current, { ...chatbot, entries, ask: question }))
      .catch(() => undefined);
  const prompts = [...fromFaq.filter((question) => question.trim() !== ''), previewPrompts.unknown];
  return (
    <Prompts role="group" aria-label={previewPrompts.title}>
      <p aria-hidden="true">{previewPrompts.title}</p>
      {[...new Set(prompts)].map((question) => (
        <Prompt key={question} type="button" onClick={() => ask(question)}>
          {question}
        </Prompt>
      ))}
    </Prompts>
  );
}
