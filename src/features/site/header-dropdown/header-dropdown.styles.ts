import { styled } from '#src/design/stitches.config.ts';

// All three buttons have the same width: panels are positioned without measuring.
const width = '7.625rem';
const left = (index: number) => ({
  left: `calc(max(0px, (100% - $sizes$container) / 2 - $space$8) + 2 * $space$8 + var(--logo) + ${index} * (${width} + $space$2) - 12px)`,
});

export const Bar = styled('ul', {
  display: 'grid',
  grid: `auto / auto-flow ${width}`,
  gap: '$2',
  listStyle: 'none',
});

export const Item = styled('li', {
  '@noScript': { '@media (hover: hover)': { '&:hover > [popover]': { display: 'block' } } },
});

export const Trigger = styled('button', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  width: '100%',
  target: 44,
  px: '$4',
  borderRadius: '$control',
  text: 'ui',
  fontWeight: 500,
  transition: 'background-color $transitions$fade',
  '&:hover, &[aria-expanded="true"]': { background: '$sunken' },
  '& svg': { color: '$inkSubtle', transition: 'transform $transitions$move' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

/** Extends up to its trigger: a pointer moving down stays inside the item. */
export const Reach = styled('div', {
  position: 'fixed',
  // The header is 68 px high and sticky; its 44 px buttons are vertically centered.
  inset: '56px auto auto',
  margin: 0,
  padding: '$3 0 0',
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
  variants: { menu: { solutions: left(0), customers: left(1), company: left(2) } },
});

export const Panel = styled('div', {
  display: 'grid',
  gap: '$5',
  padding: '$5',
  border: '1px solid $line',
  borderRadius: '$panel',
  background: '$raised',
  boxShadow: '$pop',
  variants: {
    menu: {
      solutions: { width: 720, gridTemplateColumns: '1fr 1fr' },
      customers: { width: 640, gridTemplateColumns: '1fr 1fr' },
      company: { width: 260 },
    },
  },
});

/** Its level is below the page's own sections: the panels precede the page's heading. */
export const GroupHeading = styled('h3', {
  padding: '$3 $4',
  text: 'small',
  fontWeight: 500,
  color: '$inkSubtle',
});
