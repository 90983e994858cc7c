import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { MenuItem } from '#content/navigation.ts';
import { styled } from '#src/design/stitches.config.ts';
import { NoHyphenBreak } from '#src/ui/layout/no-wrap.tsx';
import { Section } from '#src/ui/layout/section.tsx';

const Pages = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  columnGap: '$7',
  marginTop: '$5',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& li': { py: '$5', borderTop: '1px solid $line' },
  '& a': { fontWeight: 600, color: '$brand', textUnderlineOffset: '4px' },
  '& p': { marginTop: '$2', text: 'ui', color: '$inkMuted' },
});

const Heading = styled('h2', { text: 'h3' });

type NextPagesProps = {
  heading: string;
  pages: readonly Pick<MenuItem, 'label' | 'href' | 'line'>[];
};

/** Links to related pages, each with a line about it. */
export function NextPages({ heading, pages }: NextPagesProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <Pages role="list">
        {pages.map(({ label, href, line }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
            <p>
              <NoHyphenBreak>{line ?? ''}</NoHyphenBreak>
            </p>
          </li>
        ))}
      </Pages>
    </Section>
  );
}
