import { createLink } from '@tanstack/react-router';
import { styled } from '#src/design/stitches.config.ts';

export const TabList = styled('div', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifySelf: 'end',
  gap: '$1',
  marginTop: '$7',
  padding: 4,
  border: '1px solid $line',
  borderRadius: '$full',
  background: '$sunken',
  '@inert': { display: 'none' },
});

export const Tab = styled('button', {
  target: 44,
  px: '$6',
  borderRadius: '$full',
  text: 'ui',
  fontWeight: 600,
  color: '$inkMuted',
  transition: 'background-color $transitions$fade, color $transitions$fade',
  '&:hover': { color: '$ink' },
  '&[aria-selected="true"]': { background: '$ink', color: '$canvas' },
  '@forced': { '&[aria-selected="true"]': { outline: '3px solid SelectedItem' } },
});

export const Panel = styled('div', {
  marginTop: '$7',
  '@inert': { '&[hidden]': { display: 'block !important' } },
});

export const Split = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$7',
  marginTop: '$6',
  '@lg': { gridTemplateColumns: 'minmax(0, 7fr) 72px minmax(0, 5fr)', gap: 0 },
});

export const Fan = styled('div', {
  position: 'relative',
  display: 'none',
  '@lg': { display: 'block' },
});

export const Rows = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gridAutoRows: '1fr',
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '$4',
    minHeight: 84,
    py: '$4',
    borderTop: '1px solid $line',
    '&:first-child': { borderTopColor: 'transparent' },
  },
});

export const AgentLink = createLink(
  styled('a', {
    text: 'h3',
    fontSize: '1.25rem',
    textDecoration: 'none',
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  }),
);

export const AgentLine = styled('p', { marginTop: '$2', text: 'ui', color: '$inkMuted' });
