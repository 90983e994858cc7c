export type SnippetInput = {
  /** Origin that serves the widget's script, without a trailing slash. */
  origin: string;
  customerId: string;
  name: string;
  greeting: string;
  /** Further attributes of the chat's script. */
  attributes?: readonly (readonly [name: string, value: string])[];
  /** FAQ entries to embed; omitted, the snippet has none. */
  faq?: readonly { question: string; answer: string }[];
};

/** A token of the snippet with its kind, for syntax highlighting. */
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

// Besides markup: control characters, lone surrogates, and characters that change how an editor
// displays the text (line separators, bidirectional marks, a byte order mark).
const unsafeInAttribute =
  /[&<>"'\p{Cc}\p{Surrogate}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const unsafeInData = /[<\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

function reference(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  // HTML has no character reference for these: 0x80 to 0x9F would be read as Windows-1252.
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

/**
 * Returns the tokens of `embedSnippet(input)`; their texts joined are the snippet (specification
 * §3.7).
 */
export function snippetParts(input: SnippetInput): SnippetPart[] {
  const { origin, customerId, name, greeting, attributes = [], faq } = input;
  const loader = script([
    ...attribute('async'),
    ...attribute('src', `${origin}/widget/v1.js`),
    ...attribute('data-customer-id', customerId),
    ...attribute('data-name', name),
    ...attribute('data-greeting', greeting),
    ...attributes.flatMap(([key, value]) => attribute(key, value)),
  ]);
  if (!faq) return loader;
  const answers = script(
    [...attribute('type', 'application/json'), ...attribute('data-faq-for', customerId)],
    faq.length === 0 ? '[]' : `[\n${faq.map(dataLine).join(',\n')}\n]`,
  );
  return [...loader, mark('\n'), ...answers];
}

/**
 * Returns the HTML that embeds the chatbot: one script element, and with `faq` a second one of
 * inert JSON (specification §3.10). No input can add another element, and the values round-trip,
 * except that NUL and lone surrogates, which no attribute can hold, become U+FFFD.
 */
export function embedSnippet(input: SnippetInput): string {
  return snippetParts(input)
    .map(({ text }) => text)
    .join('');
}
