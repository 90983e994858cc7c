import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, it, vi } from 'vitest';
import { faqLimits } from '#content/workspace/faq-list.ts';
import type { FaqEntry } from '#content/sample/workspace.ts';
import { importedTexts, initialContext } from '#machines/faq-import/faq-content.ts';
import { fileText } from '#machines/faq-list/faq-entries.ts';
import { readFaqFile } from '#src/features/workspace/chatbot/faq-import/faq-file.ts';
import { faqCsv } from '#src/features/workspace/chatbot/faq-import/faq-export.ts';
import { formulas, hostileTexts } from '#tests/corpus/hostile-input.ts';

// Node has none.
vi.stubGlobal('DOMParser', new Window().DOMParser);

const entriesOf = (texts: readonly (readonly [string, string])[]): FaqEntry[] =>
  texts.map(([question, answer], index) => ({ id: index + 1, question, answer }));

/** Imports an export into an empty list and returns the entries. */
async function imported(csv: string): Promise<FaqEntry[]> {
  const content = await readFaqFile(new File([csv], 'faq.csv'), { faqEntries: [] });
  if ('problem' in content) return [];
  const { texts } = importedTexts({ ...initialContext, content, choice: 'add' });
  return texts.map((text, index) => ({ id: index + 1, ...text }));
}

describe('§5.37 FAQ export: an import takes it back', () => {
  it.each<[string, [string, string][]]>([
    ['HTML', [['Is <b>it</b> &amp; a < b?', '<p>Open <router-ip></p>&nbsp;']]],
    [
      'texts that look like formulas',
      [
        ['=1+1', '- one\n- two'],
        ['+49 or 0?', '@home'],
        ["'=x", "'-"],
      ],
    ],
    ['a question named like a header', [['Frage', 'Antwort']]],
  ])('%s', async (_, texts) => {
    const entries = entriesOf(texts);
    expect(await imported(faqCsv(entries))).toEqual(entries);
  });

  it('the same bytes come out again', async () => {
    const text = (limit: number) =>
      fc
        .oneof(
          fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
          fc.constantFrom(...formulas, ...hostileTexts),
        )
        .filter((value) => value.length <= limit);
    const texts = fc.tuple(text(faqLimits.question), text(faqLimits.answer)).filter(([q, a]) => {
      const entry = fileText({ question: q, answer: a });
      return entry.question !== '' && entry.answer !== '';
    });
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 6 }), async (all) => {
        const csv = faqCsv(entriesOf(all));
        const again = faqCsv(await imported(csv));
        expect(new TextEncoder().encode(again)).toEqual(new TextEncoder().encode(csv));
      }),
    );
  });

  it('§5.36 it starts with a byte order mark and a header and ends rows with CRLF', () => {
    expect(faqCsv(entriesOf([['Why?', 'One,\r\ntwo.']]))).toBe(
      '\uFEFFquestion,answer\r\nWhy?,"One,\ntwo."',
    );
  });
});
