import { useDeferredValue, useMemo } from 'react';
import { brand } from '#content/brand.ts';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { customerId, type ChatbotConfig, type FaqEntry } from '#content/sample/workspace.ts';
import { lookAttributes } from '#machines/shared/chat-looks.ts';
import { snippetParts } from '#src/lib/text/embed-snippet.ts';
import { useHydratedValue } from '#src/ui/layout/hydration.tsx';
import { Button } from '#src/ui/form/button.tsx';
import { Card, CardHead } from '#src/ui/layout/card.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { Code, CodeBlock, Part, Status } from './snippet-copy.styles';
import { useSnippetCopy } from './use-snippet-copy';

const words = chatbotSetup.snippet;
const headingId = 'snippet-heading';

type EmbedSnippetProps = {
  chatbot: ChatbotConfig;
  entries: readonly FaqEntry[];
  isUnsaved: boolean;
  onIncludeFaq: (includeFaq: boolean) => void;
};

/** Renders the HTML that embeds the chatbot, and a button that copies it. */
export function EmbedSnippet({ chatbot, entries, isUnsaved, onIncludeFaq }: EmbedSnippetProps) {
  const origin = useHydratedValue(() => location.origin, brand.siteUrl);
  // Typing does not wait for a snippet with a long FAQ.
  const shown = useDeferredValue(chatbot);
  const faqEntries = useDeferredValue(entries);
  const parts = useMemo(() => {
    const { name, greeting, includeFaq } = shown;
    const faq = includeFaq ? { faq: faqEntries } : {};
    const attributes = lookAttributes(shown);
    const all = snippetParts({ origin, customerId, name, greeting, attributes, ...faq });
    return all.map((part, index) => ({ ...part, key: `${index}` }));
  }, [shown, faqEntries, origin]);
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
          {parts.map(({ key, kind, text }) => (
            <Part key={key} kind={kind}>
              {text}
            </Part>
          ))}
        </Code>
      </CodeBlock>
      <Checkbox
        label={words.includeFaq}
        checked={chatbot.includeFaq}
        onChange={({ currentTarget }) => onIncludeFaq(currentTarget.checked)}
      />
      <Status>{isUnsaved ? `${words.hint} ${words.unsaved}` : words.hint}</Status>
      <Status role="status" tone={isRefused ? 'bad' : 'ok'}>
        {isCopied ? words.copied : isRefused ? words.failed : null}
      </Status>
    </Card>
  );
}
