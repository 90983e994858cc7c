import { sampleWorkspace } from '#content/sample/workspace.ts';
import { figuresOf, type Figures } from '../figures';
import { periodOf } from '../period';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';

/** Figures of the default view, computed at build time because counting is slow. */
export const sampleFigures: Figures = figuresOf(
  sampleBook('typical'),
  periodOf({ range: '30d' }, sampleNow, sampleWorkspace.profile.timeZone),
);
