import { styled } from '#src/design/stitches.config.ts';

const ink = (strand: number) => ({ color: `$strand${strand}` });

/** The frame that every scene fills, in the drawing's own units. */
export const frame = { width: 320, height: 200 };

/**
 * A line drawing: 2 px of ink at any size. `strand` draws in the scene's one colour, `sun` is its
 * one node, `paper` hides what is behind, `quiet` is ground and scenery, `solid` is filled with ink,
 * `lit` is drawn on the sun.
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
