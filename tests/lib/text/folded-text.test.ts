import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedText, hasTerms, searchTerms } from '#src/lib/text/folded-text.ts';

test.each([
  Array.from("'`´‘’‚‛ʼ′‵＇", (sign) => `visitor${sign}s`),
  Array.from('"“”„«»″', (sign) => `${sign}due${sign}`),
  Array.from('-‐‑‒–—−－', (sign) => `e${sign}mail`),
  ['work order', 'work\u00a0order', 'work\u2009order', 'work\u202forder', 'work\u3000order'],
  ['router', 'rou\u00adter', 'rou\u200bter', 'rou\u200dter', '\ufeffrouter', '\u2066router\u2069'],
  ['loading...', 'loading…'],
  ['canon', 'Cañon', 'Can\u0303on', 'ｃａｎｏｎ', '𝐂𝐚𝐧𝐨𝐧'],
  ['strasse', 'Straße', 'STRASSE', 'STRAẞE'],
  ['aero oeuvre', 'Ærø œuvre', 'ǼRǾ ŒUVRE'],
  ['istanbul', 'İstanbul', 'Istanbul', 'ıstanbul'],
  ['dod thor lodz haten', 'đoð þor łodz ħaŧeŋ', 'ĐOÐ ÞOR ŁÓDŹ ĦAŦEŊ'],
  ['οδοσ', 'οδός', 'ΟΔΟΣ', 'Ὁδός'],
  ['كي', 'کی', 'كِي', 'كـي'],
  ['شبكه 305', 'شبكة ٣٠٥', 'شبکه ۳۰۵'],
  ['אל-על', 'אל־על'],
  ['ганок', 'Ґанок'],
  ['1/2 fiber 2', '½ ﬁber ²'],
])('§4.27 search: %s has one form', (...forms: string[]) => {
  expect(new Set(forms.map(foldedText)).size).toBe(1);
});

test('search: folding a folded text, or letter by letter, changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldedText(foldedText(text))).toBe(foldedText(text));
      expect(Array.from(text, foldedText).join('')).toBe(foldedText(text));
    }),
  );
});

test('§4.29 search: a text has every term of a query in any order', () => {
  const hits = ['name visitor’s', 'VISITOR', '', 'visitor card'].map((query) =>
    hasTerms("The visitor's name", searchTerms(query)),
  );
  expect(hits).toEqual([true, true, true, false]);
});
