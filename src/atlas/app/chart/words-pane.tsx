import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { MachineAddress } from '../address';
import type { MachineFacts } from '../machine-facts';
import { partBeside } from '../part-words';
import { Pieces } from '../pieces';
import { PartLink } from './part-link';
import { Hint, Parts, Scroller, WordsPane } from './words.styles';

type WordsProps = {
  facts: MachineFacts;
  search: MachineAddress;
  onSelect: (part: string) => void;
};

const linkOf = (root: HTMLElement | null, part: string) =>
  root?.querySelector<HTMLElement>(`[data-told="${CSS.escape(part)}"]`);

/** Brings a link into sight within its own scroller; the page stays where it is. */
function showIn(scroller: HTMLElement, link: HTMLElement) {
  if (scroller.scrollHeight <= scroller.clientHeight) return;
  const [room, box] = [scroller.getBoundingClientRect(), link.getBoundingClientRect()];
  if (box.top >= room.top && box.bottom <= room.bottom) return;
  scroller.scrollTop += box.top - room.top - (room.height - box.height) / 2;
}

/** The chart in words: a link for each state and transition, which arrow keys walk along. */
export function Words({ facts, search, onSelect }: WordsProps) {
  const { chart, sentences, entry } = facts;
  const scroller = useRef<HTMLDivElement>(null);
  const known = [...chart.states, ...chart.transitions].some(({ id }) => id === search.at);
  const at = known ? search.at : undefined;

  useEffect(() => {
    const link = at === undefined ? null : linkOf(scroller.current, at);
    if (scroller.current && link) showIn(scroller.current, link);
  }, [at]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const part = (event.target as HTMLElement).dataset['told'];
    const next = part === undefined ? null : partBeside(chart, part, event.key);
    const link = next === null ? null : linkOf(scroller.current, next);
    if (next === null || !link) return;
    event.preventDefault();
    link.focus({ preventScroll: true });
    link.scrollIntoView({ block: 'nearest' });
    onSelect(next);
  };

  const told = (part: string) => {
    const shown = sentences.filter((one) => one.part === part && one.about !== 'silence');
    const isSelected = part === at;
    const isStop = at === undefined ? part === chart.id : isSelected;
    return (
      <PartLink machine={entry.id} part={part} search={search} told={{ isSelected, isStop }}>
        {shown.map(({ pieces }) => (
          <span key={pieces.map(({ text }) => text).join('')}>
            <Pieces pieces={pieces} />
          </span>
        ))}
      </PartLink>
    );
  };

  const stateItem = (id: string) => (
    <li key={id}>
      {told(id)}
      {chart.transitions.some(({ source }) => source === id) ||
      chart.states.some(({ parent }) => parent === id) ? (
        <ul>
          {chart.transitions
            .filter(({ source }) => source === id)
            .map((one) => (
              <li key={one.id}>{told(one.id)}</li>
            ))}
          {chart.states.filter(({ parent }) => parent === id).map((state) => stateItem(state.id))}
        </ul>
      ) : null}
    </li>
  );

  return (
    <WordsPane>
      <h2 id="words">In words</h2>
      <Hint id="words-keys">
        Arrow keys walk: up and down the list, right along a transition, left back to its state.
      </Hint>
      <Scroller ref={scroller}>
        {/* Arrow keys walk from link to link; each of them is operated by itself. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <Parts role="list" aria-labelledby="words" aria-describedby="words-keys" onKeyDown={press}>
          {stateItem(chart.id)}
        </Parts>
      </Scroller>
    </WordsPane>
  );
}
