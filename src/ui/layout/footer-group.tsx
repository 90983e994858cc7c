import { ChevronDown } from 'lucide';
import { useEffect, useRef, type ReactNode } from 'react';
import { below, breakpoints } from '#src/design/tokens.ts';
import { styled } from '#src/design/stitches.config.ts';
import { Icon } from './icon';

const Details = styled('details', {
  borderBottom: '1px solid $line',
  '@sm': {
    border: 0,
    // Open at this width regardless of its state on a small screen, even without JavaScript.
    '&::details-content': { contentVisibility: 'visible' },
  },
});

const Summary = styled('summary', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& h2': { text: 'ui', fontWeight: 600 },
  '& svg': { transition: 'transform $transitions$move', '@sm': { display: 'none' } },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
  '@sm': {
    minHeight: 32,
    // Browsers without ::details-content need the toggle until the script runs.
    '@supports selector(::details-content)': { pointerEvents: 'none' },
  },
});

/** Renders a titled list that collapses on small screens only. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    const small = window.matchMedia(below(breakpoints.sm));
    const [list, head] = [details.current, summary.current];
    if (!list || !head) return;
    const follow = () => {
      list.open = !small.matches;
      head.tabIndex = small.matches ? 0 : -1;
    };
    // A visitor on a small screen may already have opened it.
    if (!small.matches) follow();
    small.addEventListener('change', follow);
    return () => small.removeEventListener('change', follow);
  }, []);
  return (
    <Details ref={details}>
      <Summary ref={summary} suppressHydrationWarning>
        <h2>{title}</h2>
        <Icon as={ChevronDown} />
      </Summary>
      {children}
    </Details>
  );
}
