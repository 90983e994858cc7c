import { styled } from '#src/design/stitches.config.ts';
import { settling } from '#src/ui/illustrations/console.ts';
import { Rows } from './agent-console.styles';

export const Waveform = styled('svg', {
  width: '100%',
  height: 'auto',
  padding: '$6 $5 $4',
});

export const Bar = styled('rect', {
  '@forced': { fill: 'CanvasText' },
  variants: { heard: { true: { fill: '$conLive' }, false: { fill: '$conLineStrong' } } },
});

export const Turns = styled(Rows, {
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '$4',
    rowGap: '$1',
    alignItems: 'baseline',
    paddingTop: '$3',
    paddingBottom: '$3',
    '@md': { display: 'grid', gridTemplateColumns: '4.5rem 5.25rem minmax(0, 1fr)' },
  },
  '& time': { text: 'mono', color: '$conMuted', fontVariantNumeric: 'tabular-nums' },
  '& strong': { fontWeight: 600 },
  '& > li > span': { flexBasis: '100%', textWrap: 'balance' },
});

export const Readings = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5em, 100%), 1fr))',
  marginTop: '$3',
  background: '$conRaised',
  text: 'small',
  '& div': { padding: '$4 $3 $4 $5' },
  '& div:not(:first-child)': { borderLeft: '1px solid $conBg' },
  '& dt': { color: '$conMuted' },
});

export const Value = styled('dd', {
  marginTop: '$1',
  fontFamily: '$mono',
  fontWeight: 500,
  variants: { state: settling },
});
