import { styled } from '#src/design/stitches.config.ts';

/** A section with the page's vertical rhythm. */
export const Section = styled('section', {
  containPaint: true,
  paddingTop: '$11',
  '@md': { paddingTop: 88 },
  '@lg': { paddingTop: '$12' },
});

export const SectionTitle = styled('h2', { text: 'h2', maxWidth: '16.2em' });

export const SectionLead = styled('p', {
  maxWidth: '31em',
  marginTop: '$5',
  text: 'lead',
  textWrap: 'balance',
  // With large text, an address is wider than a phone.
  overflowWrap: 'anywhere',
  color: '$inkMuted',
});

const beside = {
  display: 'grid',
  alignItems: 'end',
  columnGap: '$8',
  '& > :last-child': { marginTop: 0 },
} as const;

/**
 * The head of a section: on wide screens its second child is a counterweight at the right, above
 * the second column of cells (`halves`), the third (`thirds`) or one of five twelfths.
 */
export const SectionHead = styled('div', {
  '@print': { breakAfter: 'avoid' },
  variants: {
    kind: {
      split: {
        '@lg': { ...beside, gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
      },
      halves: {
        '@lg': { ...beside, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '$10' },
      },
      thirds: {
        '@lg': {
          ...beside,
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          '& > :first-child': { gridColumn: 'span 2' },
        },
      },
      centered: { '@lg': { display: 'grid', justifyItems: 'center', textAlign: 'center' } },
    },
  },
  defaultVariants: { kind: 'split' },
});
