import { securityWords } from '#content/workspace/account.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import type { twoFactorMachine } from '#machines/two-factor/two-factor.machine.ts';
import type { Eyes } from '#tests/models/hands.ts';
import type { Scene, Subject } from '#tests/models/subject.ts';

type TwoFactor = Subject<typeof twoFactorMachine>;

const words = securityWords.twoFactor;
const theSwitch = { role: 'switch', name: words.title };
const states = ['Enabled', 'Disabled'] as const;

/** `keeps`: whether this browser keeps anything at all. */
function withStorage(keeps: boolean): TwoFactor {
  async function shows(eyes: Eyes, isEnabled: boolean, scene: Scene = {}) {
    await eyes.see(theSwitch, { checked: isEnabled });
    const [said, unsaid] = isEnabled ? states : states.toReversed();
    await eyes.see({ role: 'status', text: said ?? '' });
    await eyes.miss({ role: 'status', text: unsaid ?? '' });
    if (!keeps && scene['isFlipped']) await eyes.see({ role: 'status', text: words.unkept });
    else await eyes.miss({ role: 'status', text: words.unkept });
    if (!keeps) return;
    const stored = ((await eyes.stored('workspace')) ?? sampleWorkspace) as Workspace;
    if (stored.twoFactor !== isEnabled) throw new Error(`${stored.twoFactor} is kept`);
  }
  return {
    path: '/account-setup',
    given: { storageDenied: !keeps },
    from: { input: { isEnabled: false } },
    opens: [{ type: 'store.changed', isEnabled: false }],
    scene: {
      start: { isFlipped: false },
      next: ({ isFlipped }, { type }) => ({ isFlipped: isFlipped || type === 'switch.flipped' }),
    },
    events: {
      'switch.flipped': {
        control: theSwitch,
        then: (_, before) => [{ type: 'store.changed', isEnabled: before.matches('disabled') }],
      },
      'store.changed': {
        can: ({ isEnabled }, before) => {
          if (!keeps) return 'A browser that keeps nothing shares nothing with another tab.';
          return before.matches('enabled') !== isEnabled || 'The page knows that already.';
        },
        act: (hands, { isEnabled }) =>
          hands.otherTab('workspace', { version: 1, ...sampleWorkspace, twoFactor: isEnabled }),
      },
    },
    promises: {
      disabled: (eyes, _, scene) => shows(eyes, false, scene),
      enabled: (eyes, _, scene) => shows(eyes, true, scene),
    },
  };
}

export const subjects = [withStorage(true), withStorage(false)];
