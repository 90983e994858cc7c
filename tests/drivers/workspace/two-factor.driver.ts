import { securityWords } from '#content/workspace/account.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import type { twoFactorMachine } from '#machines/two-factor/two-factor.machine.ts';
import type { Assertions } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';

type TwoFactor = MachineDriver<typeof twoFactorMachine>;

const words = securityWords.twoFactor;
const theSwitch = { role: 'switch', name: words.title };
const states = ['Enabled', 'Disabled'] as const;

/** `keeps`: whether this browser keeps anything at all. */
function withStorage(keeps: boolean): TwoFactor {
  async function shows(page: Assertions, isEnabled: boolean, scene: Scene = {}) {
    await page.expectVisible(theSwitch, { checked: isEnabled });
    const [said, unsaid] = isEnabled ? states : states.toReversed();
    await page.expectVisible({ role: 'status', text: said ?? '' });
    await page.expectAbsent({ role: 'status', text: unsaid ?? '' });
    if (!keeps && scene['isFlipped'])
      await page.expectVisible({ role: 'status', text: words.unkept });
    else await page.expectAbsent({ role: 'status', text: words.unkept });
    if (!keeps) return;
    const stored = ((await page.stored('workspace')) ?? sampleWorkspace) as Workspace;
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
        act: (driver, { isEnabled }) =>
          driver.writeFromOtherTab('workspace', {
            version: 1,
            ...sampleWorkspace,
            twoFactor: isEnabled,
          }),
      },
    },
    stateAssertions: {
      disabled: (page, _, scene) => shows(page, false, scene),
      enabled: (page, _, scene) => shows(page, true, scene),
    },
  };
}

export const machineDrivers = [withStorage(true), withStorage(false)];
