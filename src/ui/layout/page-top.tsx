import type { ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';

const Row = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '$3 $5',
  minHeight: 44,
  marginBottom: '$6',
  '& h1': {
    fontSize: 'min(1.5rem, 12vw)',
    lineHeight: 1.2,
    fontWeight: 600,
    letterSpacing: '-.02em',
  },
  // Aligns with the first line of actions, which may wrap.
  '@md': { '& h1': { paddingTop: 5 } },
});

const Context = styled('div', {
  text: 'small',
  color: '$inkMuted',
  '@md': { paddingTop: 10 },
});
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$4',
  marginLeft: 'auto',
  '@belowMd': { width: '100%' },
});

type PageTopProps = { title: string; context?: ReactNode; actions?: ReactNode };

/** Renders a workspace page's heading, its context, and actions on the whole page. */
export function PageTop({ title, context, actions }: PageTopProps) {
  return (
    <Row>
      <h1>{title}</h1>
      {context ? <Context>{context}</Context> : null}
      {actions ? <Actions>{actions}</Actions> : null}
    </Row>
  );
}
