import { securityWords } from '#content/workspace/account.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import type { twoFactorMachine } from '#machines/two-factor/two-factor.machine.ts';
import type { Assertions } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';

type TwoFactor = MachineDriver<typeof twoFactorMachine>;

const words = securityWords.twoFactor;
const toggle = { role: 'switch', name: words.title };
const states = ['Enabled', 'Disabled'] as const;

/** `isStoring` is false if storage is denied. */
function withStorage(isStoring: boolean): TwoFactor {
  async function expectSwitch(page: Assertions, isEnabled: boolean, scene: Scene = {}) {
    await page.expectVisible(toggle, { checked: isEnabled });
    const [label, otherLabel] = isEnabled ? states : states.toReversed();
    await page.expectVisible({ role: 'status', text: label ?? '' });
    await page.expectAbsent({ role: 'status', text: otherLabel ?? '' });
    if (!isStoring && scene['isFlipped'])
      await page.expectVisible({ role: 'status', text: words.notStored });
    else await page.expectAbsent({ role: 'status', text: words.notStored });
    if (!isStoring) return;
    const stored = ((await page.stored('workspace')) ?? sampleWorkspace) as Workspace;
    if (stored.twoFactor !== isEnabled) throw new Error(`stored ${stored.twoFactor}`);
  }
  const fromOtherTab = (isEnabled: boolean): TwoFactor['events']['store.enabled'] => ({
    can: (_, before) => {
      if (!isStoring) return 'Without storage, tabs share nothing.';
      return before.matches('enabled') !== isEnabled || 'The page has that state already.';
    },
    act: (driver) =>
      driver.writeFromOtherTab('workspace', {
        version: 1,
        ...sampleWorkspace,
        twoFactor: isEnabled,
      }),
  });
  return {
    path: '/account-setup',
    setting: { storageDenied: !isStoring },
    opens: [{ type: 'store.disabled' }],
    scene: {
      start: { isFlipped: false },
      next: ({ isFlipped }, { type }) => ({ isFlipped: isFlipped || type === 'switch.flipped' }),
    },
    events: {
      'switch.flipped': {
        control: toggle,
        then: (_, before) => [
          { type: before.matches('disabled') ? 'store.enabled' : 'store.disabled' },
        ],
      },
      'store.enabled': fromOtherTab(true),
      'store.disabled': fromOtherTab(false),
    },
    stateAssertions: {
      disabled: (page, _, scene) => expectSwitch(page, false, scene),
      enabled: (page, _, scene) => expectSwitch(page, true, scene),
    },
  };
}

export const machineDrivers = [withStorage(true), withStorage(false)];
