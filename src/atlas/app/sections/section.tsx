import type { ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';

const Frame = styled('section', {
  marginTop: '$10',
  scrollMarginTop: '$6',
  containPaint: true,
  '& > h2': { text: 'h3', marginBottom: '$3' },
  '& > p': { maxWidth: '68ch', marginBottom: '$5', text: 'ui', color: '$inkMuted' },
  '& h3': { text: 'ui', fontWeight: 600 },
  '@media print': { marginTop: '$7', '& > h2': { breakAfter: 'avoid' } },
});

type SectionProps = { id: string; title: string; lead: ReactNode; children?: ReactNode };

/** A titled section of a machine's page. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <Frame id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{lead}</p>
      {children}
    </Frame>
  );
}
