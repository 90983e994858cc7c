import { memo, useMemo } from 'react';
import { brand } from '#content/brand.ts';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { customerId } from '#content/sample/workspace.ts';
import type { ChatbotSetup } from '#machines/chatbot-draft/chatbot-draft.machine.ts';
import { lookAttributes } from '#machines/shared/chat-looks.ts';
import { snippetParts } from '#src/lib/text/embed-snippet.ts';
import { useHydratedValue } from '#src/hydration/hydrated.tsx';
import { Button } from '#src/ui/form/button.tsx';
import { Card, CardHead } from '#src/ui/layout/card.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { Code, CodeBlock, Part, Status } from './snippet-copy.styles';
import { useSnippetCopy } from './use-snippet-copy';

const words = chatbotSetup.snippet;
const headingId = 'snippet-heading';

type EmbedSnippetProps = {
  /** The chatbot of the snippet. */
  chatbot: ChatbotSetup;
  /** The checkbox's newest value; the snippet may lag behind. */
  includeFaq: boolean;
  isUnsaved: boolean;
  change: (change: Pick<ChatbotSetup, 'includeFaq'>) => void;
};

/** Renders the HTML that embeds the chatbot, and a button that copies it. */
export const EmbedSnippet = memo(function EmbedSnippet(props: EmbedSnippetProps) {
  const { chatbot, includeFaq, isUnsaved, change } = props;
  const origin = useHydratedValue(() => location.origin, brand.siteUrl);
  const parts = useMemo(() => {
    const { name, greeting } = chatbot;
    const faq = chatbot.includeFaq ? { faq: chatbot.faq.entries } : {};
    const attributes = lookAttributes(chatbot);
    const all = snippetParts({ origin, customerId, name, greeting, attributes, ...faq });
    return all.map((part, index) => ({ ...part, key: `${index}` }));
  }, [chatbot, origin]);
  const code = useMemo(
    () =>
      parts.map(({ key, kind, text }) => (
        <Part key={key} kind={kind}>
          {text}
        </Part>
      )),
    [parts],
  );
  const { codeRef, isCopied, isRefused, copy } = useSnippetCopy(
    parts.map(({ text }) => text).join(''),
  );
  return (
    <Card id="embed" aria-labelledby={headingId}>
      <CardHead>
        <h2 id={headingId}>{words.title}</h2>
        <Button kind="secondary" size="dense" data-command="snippet" onClick={copy}>
          {words.copy}
        </Button>
      </CardHead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable region */}
      <CodeBlock role="group" aria-label={words.title} tabIndex={0}>
        <Code ref={codeRef} translate="no">
          {code}
        </Code>
      </CodeBlock>
      <Checkbox
        label={words.includeFaq}
        checked={includeFaq}
        onChange={({ currentTarget }) => change({ includeFaq: currentTarget.checked })}
      />
      <Status>{isUnsaved ? `${words.hint} ${words.unsaved}` : words.hint}</Status>
      <Status role="status" tone={isRefused ? 'bad' : 'ok'}>
        {isCopied ? words.copied : isRefused ? words.failed : null}
      </Status>
    </Card>
  );
});
