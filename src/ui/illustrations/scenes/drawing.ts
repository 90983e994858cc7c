import { styled } from '#src/design/stitches.config.ts';

const ink = (strand: number) => ({ color: `$strand${strand}` });

/** Size of every scene, in its own units. */
export const frame = { width: 320, height: 200 };

/**
 * A line drawing with 2 px strokes at any size. `strand` is the scene's one color, `sun` its one
 * node, `paper` hides the lines behind it, `quiet` is ground and scenery, `solid` is filled with
 * ink, `lit` is drawn on the sun.
 */
export const Drawing = styled('svg', {
  width: '100%',
  height: 'auto',
  fill: 'none',
  stroke: '$ink',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& *': { vectorEffect: 'non-scaling-stroke' },
  '& .paper': { fill: '$surface' },
  '& .quiet': { stroke: '$brandLine' },
  '& .strand': { stroke: 'currentColor' },
  '& .solid': { fill: '$ink' },
  '& .sun': { fill: '$sun' },
  '@forced': {
    stroke: 'CanvasText',
    '& .paper': { fill: 'Canvas' },
    '& .quiet': { stroke: 'GrayText' },
    '& .solid': { fill: 'CanvasText' },
    '& .strand': { stroke: 'Highlight' },
  },
  '& .lit': { stroke: '$onSun' },
  variants: {
    strand: { 1: ink(1), 2: ink(2), 3: ink(3), 4: ink(4), 5: ink(5), 6: ink(6), 7: ink(7) },
  },
});
