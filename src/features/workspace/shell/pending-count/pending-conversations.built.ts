import { volumeNames, type Volume } from '#content/sample/volumes.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';

type Pending = readonly { id: string; answered: boolean }[];

const pending = (volume: Volume): Pending =>
  pendingIn(sampleBook(volume), sampleNow, []).map(({ id, answered }) => ({ id, answered }));

/** The sample's pending conversations, computed at build time: most pages need no others. */
export const pendingConversations = Object.fromEntries(
  volumeNames.map((name) => [name, pending(name)]),
) as Record<Volume, Pending>;
