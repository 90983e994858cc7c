import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import type { MachineFacts } from '../machine-facts';
import { partBeside } from '../part-description';
import { Pieces } from '../pieces';
import { PartLink } from './part-link';
import { Hint, Parts, Scroller, Pane } from './description-pane.styles';

type DescriptionPaneProps = {
  facts: MachineFacts;
  /** The selected part. */
  at: string | undefined;
  onSelect: (part: string) => void;
};

const linkOf = (root: HTMLElement | null, part: string) =>
  root?.querySelector<HTMLElement>(`[data-part-link="${CSS.escape(part)}"]`);

/** Scrolls a link into view within its scroller, without scrolling the page. */
function showIn(scroller: HTMLElement, link: HTMLElement) {
  if (scroller.scrollHeight <= scroller.clientHeight) return;
  const [room, box] = [scroller.getBoundingClientRect(), link.getBoundingClientRect()];
  if (box.top >= room.top && box.bottom <= room.bottom) return;
  scroller.scrollTop += box.top - room.top - (room.height - box.height) / 2;
}

type PartProps = {
  facts: MachineFacts;
  part: string;
  isSelected: boolean;
  isStop: boolean;
};

/** The sentences about a part, as a link that selects it. A selection renders only the changed ones. */
const Part = memo(function Part({ facts, part, isSelected, isStop }: PartProps) {
  const sentences = facts.sentences.filter(
    (sentence) => sentence.part === part && sentence.about !== 'ignored',
  );
  return (
    <PartLink machine={facts.entry.id} part={part} item={{ isSelected, isStop }}>
      {sentences.map(({ pieces }) => (
        <span key={pieces.map(({ text }) => text).join('')}>
          <Pieces pieces={pieces} />
        </span>
      ))}
    </PartLink>
  );
});

/** The description of a chart: a link for each state and transition, navigable by arrow keys. */
export function DescriptionPane({ facts, at, onSelect }: DescriptionPaneProps) {
  const { chart } = facts;
  const scroller = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const link = at === undefined ? null : linkOf(scroller.current, at);
    if (scroller.current && link) showIn(scroller.current, link);
  }, [at]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const part = (event.target as HTMLElement).dataset['partLink'];
    const next = part === undefined ? null : partBeside(chart, part, event.key);
    const link = next === null ? null : linkOf(scroller.current, next);
    if (next === null || !link) return;
    event.preventDefault();
    link.focus({ preventScroll: true });
    link.scrollIntoView({ block: 'nearest' });
    onSelect(next);
  };

  const partLink = (part: string) => {
    const isSelected = part === at;
    const isStop = at === undefined ? part === chart.id : isSelected;
    return <Part {...{ facts, part, isSelected, isStop }} />;
  };

  const stateItem = (id: string) => (
    <li key={id}>
      {partLink(id)}
      {chart.transitions.some(({ source }) => source === id) ||
      chart.states.some(({ parent }) => parent === id) ? (
        <ul>
          {chart.transitions
            .filter(({ source }) => source === id)
            .map((transition) => (
              <li key={transition.id}>{partLink(transition.id)}</li>
            ))}
          {chart.states.filter(({ parent }) => parent === id).map((state) => stateItem(state.id))}
        </ul>
      ) : null}
    </li>
  );

  return (
    <Pane>
      <h2 id="description">Description</h2>
      <Hint id="description-keys">
        Arrow keys navigate: up and down the list, right along a transition, left to its source.
      </Hint>
      <Scroller ref={scroller}>
        {/* Arrow keys move focus between links, which also work individually. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <Parts
          role="list"
          aria-labelledby="description"
          aria-describedby="description-keys"
          onKeyDown={press}
        >
          {stateItem(chart.id)}
        </Parts>
      </Scroller>
    </Pane>
  );
}
