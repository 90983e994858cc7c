import { defaultFilter } from '#content/workspace/conversation-filter.ts';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { countsOf } from '../conversation-order';
import { periodSpan } from '../conversation-period';

const { volume, profile } = sampleWorkspace;
const span = periodSpan(defaultFilter.period, profile.timeZone);

/** The sample's conversations by status, computed at build time because they are many. */
export const sampleCounts = countsOf(
  sampleBook(volume).between(span?.from ?? 0, sampleNow),
  ({ answered }) => answered,
);
