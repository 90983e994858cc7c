import { styled } from '#src/design/stitches.config.ts';
import type { MachineFacts } from '../machine-facts';
import { Section } from './section';

const Rows = styled('ul', {
  listStyle: 'none',
  borderTop: '1px solid $line',
  '& li': {
    display: 'grid',
    gap: '$1 $5',
    py: '$4',
    borderBottom: '1px solid $line',
    '@md': { gridTemplateColumns: '7rem 1fr' },
    breakInside: 'avoid',
  },
  '& p': { text: 'small', color: '$inkMuted' },
  '& code': { fontFamily: '$mono', fontSize: '$mono', overflowWrap: 'anywhere' },
});

const Word = styled('span', {
  text: 'small',
  fontWeight: 600,
  variants: {
    tone: { ok: { color: '$ok' }, bad: { color: '$bad' }, note: { color: '$inkSubtle' } },
  },
});

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
const count = (number: number) => number.toLocaleString('en-US');

/** What a machine promises, and whether it keeps it. */
export function Promises({ facts: { entry, verdicts } }: { facts: MachineFacts }) {
  const { sinks = {}, ordered = {} } = entry.model;
  const { situations, steps, isExhausted } = verdicts;
  const scope = isExhausted
    ? 'These are all that the sample inputs of its tests lead to.'
    : 'There are more: the search stops there.';
  return (
    <Section
      id="promises"
      title="What it promises"
      lead={`Each promise was checked as this page was opened, in ${count(situations)} situations and over ${count(steps)} steps between them. ${scope}`}
    >
      <Rows role="list">
        {verdicts.verdicts.map(({ promise, kind, brokenBy }) => (
          <li key={promise}>
            <Word tone={brokenBy ? 'bad' : 'ok'}>{brokenBy ? '✕ Broken' : '✓ Holds'}</Word>
            <div>
              {sentence(promise)}
              <p>{kind === 'invariant' ? 'Always, in each state.' : 'Of each step.'}</p>
              {brokenBy ? (
                <p>
                  Not after{' '}
                  <code>
                    {brokenBy.map((event) => JSON.stringify(event)).join(' → ') || 'the start'}
                  </code>
                </p>
              ) : null}
            </div>
          </li>
        ))}
        {Object.entries(sinks).map(([state, reason]) => (
          <li key={state}>
            <Word tone="note">Stays</Word>
            <div>
              Nothing leads out of <code>{state}</code>.<p>{reason}</p>
            </div>
          </li>
        ))}
        {Object.entries(ordered).map(([place, reason]) => (
          <li key={place}>
            <Word tone="note">In order</Word>
            <div>
              Two guards of <code>{place}</code> can hold at once; the first counts.<p>{reason}</p>
            </div>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
