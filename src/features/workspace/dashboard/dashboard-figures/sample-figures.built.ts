import { figuresOf, type Figures } from '../figures';
import { periodOf } from '../period';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-desk.ts';

/** What the dashboard is built with, and shows first. To count it takes long: the build does it. */
export const sampleFigures: Figures = figuresOf(
  sampleBook('typical'),
  periodOf({ range: '30d' }, sampleNow, 'UTC'),
);
