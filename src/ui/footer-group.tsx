import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { breakpoints } from '../design/tokens';
import { styled } from '../design/stitches.config';

const Details = styled('details', {
  borderBottom: '1px solid $line',
  '@sm': { border: 0 },
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

/** A titled list that folds on small screens only; open without JavaScript. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${breakpoints.sm}px)`);
    const follow = () => {
      const element = details.current;
      if (!element) return;
      element.open = wide.matches;
      const summary = element.querySelector('summary');
      if (summary) summary.tabIndex = wide.matches ? -1 : 0;
    };
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  return (
    <Details ref={details} open suppressHydrationWarning>
      <Summary suppressHydrationWarning>
        <h2>{title}</h2>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </Summary>
      {children}
    </Details>
  );
}
