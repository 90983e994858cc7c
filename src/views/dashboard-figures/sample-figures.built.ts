import { figuresOf, type Figures } from '../../lib/figures';
import { periodOf } from '../../lib/period';
import { sampleBook, sampleNow } from '../../services/sample-desk';

/** What the dashboard is built with, and shows first. To count it takes long: the build does it. */
export const sampleFigures: Figures = figuresOf(
  sampleBook('typical'),
  periodOf({ range: '30d' }, sampleNow, 'UTC'),
);
