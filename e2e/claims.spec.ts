import { claims, type ClaimId } from '../content/claims';
import { expect, open, test } from './fixtures';

type Shown = [claim: ClaimId, figure: string, words: string];

/** Every figure of the specification (§9) on the page that it belongs to. */
const shownOn: Record<string, Shown[]> = {
  '/': [
    ['mttrRange', '30–40%', 'lower MTTR'],
    ['resolvedWithoutHumans', '70%', 'resolved without humans'],
    ['truckRolls', '40%', 'fewer truck rolls'],
    ['goLive', '14 days', 'to live'],
  ],
  '/solutions/network-os': [
    ['mttrHalved', 'Halved', 'MTTR'],
    ['falsePositives', 'Up to 90%', 'fewer false positives'],
    ['downtime', 'Up to 70%', 'less downtime'],
  ],
  '/solutions/customer-os': [
    ['resolvedWithoutHumans', '70%', 'of customer issues resolved without humans'],
    ['supportCost', 'Up to 60%', 'lower support cost'],
    ['csat', '35%', 'higher CSAT'],
  ],
  '/solutions/field-os': [
    ['truckRolls', '40%', 'fewer truck rolls'],
    ['dispatchResponse', '60%', 'lower dispatch response time'],
  ],
  '/solutions/human-os-onboard': [['onboardingHalved', 'Cut in half', 'onboarding time']],
  '/customers/fiber-isps': [
    ['fiberTruckRolls', 'Up to 40%', 'fewer truck rolls'],
    ['fiberTickets', '60%', 'of Tier 1 tickets automated'],
    ['fiberUptime', '99.9%+', 'uptime monitoring'],
    ['fiberMttr', '65%', 'lower MTTR'],
  ],
  '/customers/carriers': [
    ['carrierAlerts', '80%', 'lower alert volume'],
    ['carrierAvailability', '99.99%', 'availability'],
  ],
  '/customers/wireless': [['wirelessAvailability', '99.95%', 'site availability']],
  '/customers/utilities': [
    ['utilityAvailability', '99.97%', 'grid availability'],
    ['utilityOutage', '45%', 'shorter outages'],
  ],
  '/customers/education': [['educationErate', '80%', 'less E-Rate admin time']],
  '/customers/healthcare': [['healthcareUptime', '99.99%', 'uptime']],
};

const escaped = (text: string) => text.replace(/[.+]/g, '\\$&');

test('§9 claims: each figure stands on its page with its words, and says how it is measured', async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const [path, shown] of Object.entries(shownOn)) {
    await open(page, path);
    for (const [claim, figure, words] of shown) {
      await test.step(`${path}: ${figure} ${words}`, async () => {
        const row = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: new RegExp(`^\\s*${escaped(figure)}\\s*${words}`) });
        await expect(row, `${figure} ${words}`).toHaveCount(1);
        await expect(row).toBeVisible();
        const note = row.getByText(claims[claim].how, { exact: true });
        await expect(note).toBeHidden();
        await row.getByText('How we measure', { exact: true }).click();
        await expect(note).toBeVisible();
      });
    }
  }
});
