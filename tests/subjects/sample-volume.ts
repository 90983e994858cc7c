import assert from 'node:assert/strict';
import { sampleWorkspace, type Workspace } from '../../content/sample/workspace';
import { volumeNames, volumes, type Volume } from '../../content/sample/volumes';
import type { sampleVolumeMachine } from '../../machines/sample-volume/sample-volume.machine';
import { pendingIn } from '../../src/lib/pending';
import { sampleBook, sampleNow } from '../../src/services/sample-desk';
import { writtenWorkspace } from '../../src/services/workspace-schema';
import type { Eyes } from '../models/hands';
import type { Subject } from '../models/subject';

const choice = { role: 'combobox', name: 'Sample size' };
const pending = Object.fromEntries(
  volumeNames.map((name) => [name, pendingIn(sampleBook(name), sampleNow, []).length]),
);

async function holds(eyes: Eyes, volume: Volume) {
  await eyes.see(choice, { value: volume });
  const count = pending[volume] ?? 0;
  await eyes.see(
    { css: 'nav[aria-label="Workspace"] a[href="/conversations"]' },
    { text: count > 0 ? new RegExp(`^Conversations ?${count}`) : 'Conversations' },
  );
  const kept = (await eyes.stored('workspace')) as Workspace | null;
  assert.equal((kept ?? sampleWorkspace).volume, volume);
}

export const subject: Subject<typeof sampleVolumeMachine> = {
  path: '/account-setup',
  opens: [{ type: 'volume.restored', volume: 'typical' }],
  events: {
    'volume.chosen': {
      can: ({ volume }, { value }) =>
        volume !== value || 'What is chosen already cannot be chosen again.',
      act: (hands, { volume }) => hands.choose(choice, volumes[volume].label),
      then: ({ volume }) => [{ type: 'volume.restored', volume }],
    },
    'volume.restored': {
      can: ({ volume }, { value }) => volume !== value || 'What is kept is read when it changes.',
      act: (hands, { volume }) =>
        hands.otherTab('workspace', writtenWorkspace({ ...sampleWorkspace, volume })),
    },
  },
  promises: {
    typical: (eyes) => holds(eyes, 'typical'),
    none: (eyes) => holds(eyes, 'none'),
    first: (eyes) => holds(eyes, 'first'),
    large: (eyes) => holds(eyes, 'large'),
  },
};
