import { styled } from '#src/design/stitches.config.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';

/** The page that the bar belongs to, without the footer. */
export const BarPage = styled('div', { position: 'relative' });

/** Narrower than the header's button needs, and tall enough for a bar. */
const phone = '@media (max-width: 29.999em) and (min-height: 25em)';

// Starts where the button of the hero has left the screen; the closing band covers its end.
const Track = styled('div', {
  display: 'none',
  [phone]: {
    position: 'absolute',
    inset: 'calc(100lvh + 30rem) 0 0',
    zIndex: '$sticky',
    display: 'flex',
    alignItems: 'flex-end',
    pointerEvents: 'none',
    // Keeps focused elements above the bar.
    'html:has(&)': { scrollPaddingBottom: '5rem' },
    '&:focus-within': { zIndex: '$header' },
  },
  '@media print': { display: 'none' },
});

const Bar = styled('div', {
  position: 'sticky',
  bottom: 0,
  width: '100%',
  px: '$6',
  py: '$3',
  borderTop: '1px solid $line',
  background: '$canvas',
  pointerEvents: 'auto',
});

/** Renders the page's button in a bar that stays reachable on phones. */
export function BookBar({ label }: { label: string }) {
  return (
    <Track>
      <Bar>
        <ButtonLink to="/book-demo" wide>
          {label}
        </ButtonLink>
      </Bar>
    </Track>
  );
}
