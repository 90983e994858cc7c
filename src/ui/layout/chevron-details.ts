import { styled } from '#src/design/stitches.config.ts';

/** Details whose summary ends in a chevron, drawn without markup. */
export const ChevronDetails = styled('details', {
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    cursor: 'pointer',
  },
  '& summary::after': {
    content: '""',
    flex: 'none',
    size: 8,
    marginInline: '$5 $2',
    borderRight: '2px solid',
    borderBottom: '2px solid',
    transform: 'rotate(45deg)',
  },
  '&[open] summary::after': { transform: 'rotate(225deg)' },
});
