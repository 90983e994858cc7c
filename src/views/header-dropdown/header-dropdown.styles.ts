import { styled } from '../../design/stitches.config';

export const Bar = styled('ul', {
  display: 'flex',
  gap: '$2',
  listStyle: 'none',
});

export const Item = styled('li', {
  position: 'relative',
  '@noScript': { '&:hover > div, &:focus-within > div': { display: 'block !important' } },
});

export const Trigger = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: 44,
  px: '$4',
  borderRadius: '$control',
  text: 'ui',
  fontWeight: 500,
  transition: 'background-color $transitions$fade',
  '&:hover, &[aria-expanded="true"]': { background: '$sunken' },
  '& svg': { color: '$inkSubtle', transition: 'transform $transitions$move' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

/** Reaches up to its trigger, so that a pointer on its way down never leaves the item. */
export const Reach = styled('div', {
  position: 'absolute',
  zIndex: '$menu',
  top: '100%',
  left: -12,
  paddingTop: '$3',
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

export const GroupHeading = styled('h2', {
  padding: '$3 $4',
  text: 'small',
  fontWeight: 500,
  color: '$inkSubtle',
});
