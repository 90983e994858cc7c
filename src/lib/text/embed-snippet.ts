export type SnippetInput = {
  /** Where the widget's script is served, without a slash at the end. */
  origin: string;
  customerId: string;
  name: string;
  greeting: string;
  /** The entries to answer from; without them the snippet carries none. */
  faq?: readonly { question: string; answer: string }[];
};

/** A piece of the snippet's text and what it is, for a display that colors it. */
export type SnippetPart = {
  kind: 'mark' | 'tag' | 'attribute' | 'value' | 'data';
  text: string;
};

const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Beside markup: control characters, halves of surrogate pairs, and what would make the text read
// otherwise in an editor than it is (line separators, marks of direction, a byte order mark).
const unsafeInAttribute =
  /[&<>"'\p{Cc}\p{Surrogate}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const unsafeInData = /[<\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

function reference(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  // No reference stands for these in HTML: 0x80 to 0x9F would become letters of Windows-1252.
  if (code === 0 || (code >= 0xd800 && code <= 0xdfff)) return '\uFFFD';
  if (code >= 0x80 && code <= 0x9f) return character;
  return named[character] ?? `&#${code};`;
}

const attributeValue = (text: string) => text.replace(unsafeInAttribute, reference);
const jsonEscape = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
const dataLine = ({ question, answer }: { question: string; answer: string }) =>
  JSON.stringify({ question, answer }).replace(unsafeInData, jsonEscape);

const mark = (text: string): SnippetPart => ({ kind: 'mark', text });
const tag = (text: string): SnippetPart => ({ kind: 'tag', text });
const attribute = (name: string, value?: string): SnippetPart[] => [
  mark(' '),
  { kind: 'attribute', text: name },
  ...(value === undefined
    ? []
    : [mark('="'), { kind: 'value', text: attributeValue(value) } as const, mark('"')]),
];
const script = (attributes: SnippetPart[], data = ''): SnippetPart[] => [
  mark('<'),
  tag('script'),
  ...attributes,
  mark('>'),
  ...(data ? [{ kind: 'data', text: data } as const] : []),
  mark('</'),
  tag('script'),
  mark('>'),
];

/** Returns the pieces of `embedSnippet(input)`, which is their texts joined (specification §3). */
export function snippetParts(input: SnippetInput): SnippetPart[] {
  const { origin, customerId, name, greeting, faq } = input;
  const loader = script([
    ...attribute('async'),
    ...attribute('src', `${origin}/widget/v1.js`),
    ...attribute('data-customer-id', customerId),
    ...attribute('data-name', name),
    ...attribute('data-greeting', greeting),
  ]);
  if (!faq) return loader;
  const answers = script(
    [...attribute('type', 'application/json'), ...attribute('data-faq-for', customerId)],
    faq.length === 0 ? '[]' : `[\n${faq.map(dataLine).join(',\n')}\n]`,
  );
  return [...loader, mark('\n'), ...answers];
}

/**
 * Returns the HTML that puts the chatbot on a page: one script element, and with `faq` an inert
 * one of JSON beside it (specification §3). Whatever the input, it is these elements and no more,
 * and they give back the input; only NUL and halves of surrogate pairs, which no attribute can
 * hold, become U+FFFD.
 */
export function embedSnippet(input: SnippetInput): string {
  return snippetParts(input)
    .map(({ text }) => text)
    .join('');
}
