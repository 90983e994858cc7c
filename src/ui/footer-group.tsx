import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { below, breakpoints } from '../design/tokens';
import { styled } from '../design/stitches.config';

const narrow = below(breakpoints.sm);

const Details = styled('details', {
  borderBottom: '1px solid $line',
  '@sm': { border: 0 },
  // Until a script has folded it, so that nothing moves when it does.
  [`@media (scripting: enabled) and ${narrow}`]: {
    '&[data-folds] > :not(summary)': { display: 'none' },
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
  '@sm': { minHeight: 32, pointerEvents: 'none' },
});

/** A titled list that folds on small screens only; open without JavaScript. See src/staged-start.ts. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const small = window.matchMedia(narrow);
    const element = details.current;
    if (!element) return;
    const keepKeysOut = () => {
      const summary = element.querySelector('summary');
      if (summary) summary.tabIndex = small.matches ? 0 : -1;
    };
    const follow = () => {
      element.open = !small.matches;
      delete element.dataset['folds'];
      keepKeysOut();
    };
    if ('folds' in element.dataset) follow();
    else keepKeysOut();
    small.addEventListener('change', follow);
    return () => small.removeEventListener('change', follow);
  }, []);
  return (
    <Details ref={details} open data-folds={narrow} suppressHydrationWarning>
      <Summary suppressHydrationWarning>
        <h2>{title}</h2>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </Summary>
      {children}
    </Details>
  );
}
