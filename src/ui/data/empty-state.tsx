import type { ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { HollowSpan } from '#src/ui/illustrations/hollow-span.tsx';

const Wrapper = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  overflowWrap: 'anywhere',
  gap: '$4',
  padding: '$8 $5',
  color: '$inkMuted',
  textAlign: 'center',
  '& p': { maxWidth: '31em' },
});

/** Renders a placeholder: one sentence and at most one action. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Wrapper>
      <HollowSpan />
      <p>{children}</p>
      {action}
    </Wrapper>
  );
}
