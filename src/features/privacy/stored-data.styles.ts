import { styled } from '#src/design/stitches.config.ts';

export const Wrapper = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '$6',
  padding: '$7',
  box: '$panel',
  '@md': { padding: '$9' },
  '& h2': { text: 'h2' },
  '& h2:focus': { outline: 'none' },
  '& > p': { maxWidth: '35em', color: '$inkMuted' },
  '& td:nth-child(2)': { overflowWrap: 'anywhere' },
  '& time': { fontVariantNumeric: 'tabular-nums' },
});

/** Reserves the height of one row and the button: a stored theme moves nothing below. */
export const List = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  gap: '$6',
  width: '100%',
  minHeight: 152,
});

/** Reserves its lines: nothing below moves once storage has been read. */
export const EmptyList = styled('div', {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '$5',
  width: '100%',
  minHeight: 'inherit',
  textAlign: 'center',
  color: '$inkMuted',
  '& > span': { gridArea: '2 / 1' },
  '& > span[aria-hidden]': { visibility: 'hidden' },
});
