import type { ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { Section } from './section';

export const Split = styled('div', {
  display: 'grid',
  gap: '$8',
  '@lg': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: '$10' },
});

/** A section with its head and content side by side on wide screens. */
export function AsideSection({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Section id={id}>
      <Split>{children}</Split>
    </Section>
  );
}
