import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, test } from 'vitest';
import { lookChoices } from '#content/workspace/chat-looks.ts';
import { lookAttributes, readLooks } from '#machines/shared/chat-looks.ts';
import { hostileText as hostile } from '../hostile-text';
import { embedSnippet, snippetParts, type SnippetInput } from '#src/lib/text/embed-snippet.ts';

const plain: SnippetInput = {
  origin: 'https://midspan.example',
  customerId: 'cus_1',
  name: 'Line desk',
  greeting: 'Hi, how can I help you today?',
};

/** Applies the documented normalization of attribute texts. */
const normalized = (text: string) => text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');

function elementsIn(html: string): Tree.Element[] {
  const below = (node: Tree.ParentNode): Tree.Element[] =>
    node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...below(child)] : []));
  return below(parseFragment(html));
}
const attributesOf = ({ attrs }: Tree.Element) =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

test('§3.7 embed snippet: it names the customer, the chatbot, and the greeting', () => {
  expect(embedSnippet(plain)).toBe(
    '<script async src="https://midspan.example/widget/v1.js" data-customer-id="cus_1" ' +
      'data-name="Line desk" data-greeting="Hi, how can I help you today?"></script>',
  );
});

test('§3.8 embed snippet: the chat reads back the looks that it carries', () => {
  const looks = fc.record({
    color: fc.oneof(
      fc.constant(''),
      fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, '0')}`),
    ),
    corner: fc.constantFrom(...lookChoices.corner),
    side: fc.nat(200).map(String),
    bottom: fc.nat(200).map(String),
    launcher: hostile.filter(
      (text) => readLooks({ launcher: normalized(text) }).wrong.length === 0,
    ),
    scheme: fc.constantFrom(...lookChoices.scheme),
    greet: fc.constantFrom('on', ''),
  });
  fc.assert(
    fc.property(looks, (values) => {
      const chosen = readLooks({ ...values, launcher: normalized(values.launcher) }).looks;
      const [script, ...more] = elementsIn(
        embedSnippet({ ...plain, attributes: lookAttributes(values) }),
      );
      expect(more).toEqual([]);
      const dataset = Object.entries(attributesOf(script!)).map(([name, value]) => [
        name.replace('data-', ''),
        value,
      ]);
      expect(readLooks(Object.fromEntries(dataset) as Record<string, string>)).toEqual({
        looks: chosen,
        wrong: [],
      });
    }),
  );
});

test('§3.9 embed snippet: the FAQ entries follow it as inert data', () => {
  const faq = [{ id: 7, question: 'Why?', answer: '</script><script>alert(1)</script>' }];
  expect(embedSnippet({ ...plain, faq }).split('</script>\n')[1]).toBe(
    '<script type="application/json" data-faq-for="cus_1">[\n' +
      '{"question":"Why?","answer":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}\n' +
      ']</script>',
  );
  expect(embedSnippet({ ...plain, faq: [] })).toContain('"cus_1">[]</script>');
});

test('§3.10 embed snippet: no value breaks out of its attribute', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, hostile, (name, greeting, customerId, origin) => {
      const elements = elementsIn(embedSnippet({ name, greeting, customerId, origin }));
      expect(elements).toHaveLength(1);
      expect(elements[0]).toMatchObject({ tagName: 'script', childNodes: [] });
      expect(attributesOf(elements[0]!)).toEqual({
        async: '',
        src: `${normalized(origin)}/widget/v1.js`,
        'data-customer-id': normalized(customerId),
        'data-name': normalized(name),
        'data-greeting': normalized(greeting),
      });
    }),
  );
});

test('§3.10 embed snippet: no FAQ entry breaks out of its element', () => {
  const entry = fc.record({ question: hostile, answer: hostile });
  fc.assert(
    fc.property(hostile, fc.array(entry, { maxLength: 4 }), (name, faq) => {
      const snippet = embedSnippet({ ...plain, name, faq });
      const elements = elementsIn(snippet);
      expect(elements.map(({ tagName }) => tagName)).toEqual(['script', 'script']);
      expect(attributesOf(elements[1]!)).toEqual({
        type: 'application/json',
        'data-faq-for': 'cus_1',
      });
      const [data] = elements[1]!.childNodes as Tree.TextNode[];
      expect(JSON.parse(data!.value)).toEqual(faq);
      expect(snippet.split('<script')).toHaveLength(3);
    }),
  );
});

test('§3.11 embed snippet: line breaks and bidi marks are visible in its source', () => {
  fc.assert(
    fc.property(hostile, hostile, (name, answer) => {
      const snippet = embedSnippet({ ...plain, name, faq: [{ question: name, answer }] });
      const withoutBreaks = snippet.replaceAll('\n', '');
      const hidden = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\p{Surrogate}]/u;
      // Control characters without a character reference stay.
      expect(withoutBreaks.replace(/[\u0080-\u009F]/g, '')).not.toMatch(hidden);
    }),
  );
});

test('§3.7 embed snippet: its highlighted pieces join to the snippet', () => {
  fc.assert(
    fc.property(hostile, hostile, (name, greeting) => {
      const input = { ...plain, name, greeting, faq: [{ question: name, answer: greeting }] };
      const parts = snippetParts(input);
      expect(parts.map(({ text }) => text).join('')).toBe(embedSnippet(input));
      const values = parts.filter(({ kind }) => kind === 'value' || kind === 'data');
      const marks = parts.filter((part) => !values.includes(part));
      expect(marks.map(({ text }) => text).join('')).toMatch(/^[\n\w<>/"= -]+$/);
    }),
  );
});

test('§3.10 embed snippet: characters that attributes cannot hold become U+FFFD, others stay', () => {
  const named = (name: string) => /data-name="([^"]*)"/.exec(embedSnippet({ ...plain, name }))![1]!;
  expect(named('\0')).toBe('\uFFFD');
  expect(named('a\uD800b\uDFFFc')).toBe('a\uFFFDb\uFFFDc');
  expect(named('\uD7FF\uE000')).toBe('\uD7FF\uE000');
  expect(named('\x7F\x80\x9F\xA0')).toBe('&#127;\x80\x9F\xA0');
});
