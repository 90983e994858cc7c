import type { ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { Section } from './section';

const Split = styled('div', {
  display: 'grid',
  gap: '$8',
  '@lg': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: '$10' },
});

/** The head beside the content of an `AsideSection`: heading, lead and links. */
export const AsideHead = styled('div', {
  '& h2': { text: 'h2', maxWidth: '16ch' },
  '& p': { maxWidth: '46ch', marginTop: '$5', color: '$inkMuted' },
  '& a': { color: '$brand' },
});

/** A section whose head stands beside its content on wide screens. */
export function AsideSection({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Section id={id}>
      <Split>{children}</Split>
    </Section>
  );
}
