import { claims, type ClaimId } from '#content/claims.ts';
import { builtFile, fileOf } from '#e2e/support/pages/built-pages.ts';
import { expect, testWithoutPage as test } from '#e2e/support/browser/fixtures.ts';

type Appearance = [claim: ClaimId, figure: string, words: string];

/** Every figure of specification §9, by page. */
const shownOn: Record<string, Appearance[]> = {
  '/': [
    ['mttrRange', '30–40%', 'lower mean time to repair (MTTR)'],
    ['resolvedWithoutHumans', '70%', 'of customer issues resolved without a human'],
    ['truckRolls', '40%', 'fewer truck rolls'],
    ['goLive', '14 days', 'from kickoff to go-live'],
  ],
  '/solutions/network-os': [
    ['mttrHalved', 'Halved', 'mean time to repair (MTTR)'],
    ['falsePositives', 'Up to 90%', 'fewer false positives'],
    ['downtime', 'Up to 70%', 'less downtime'],
  ],
  '/solutions/customer-os': [
    ['resolvedWithoutHumans', '70%', 'of customer issues resolved without a human'],
    ['supportCost', 'Up to 60%', 'lower support cost'],
    ['csat', '35%', 'higher customer satisfaction (CSAT)'],
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
    ['fiberMttr', '65%', 'lower mean time to repair (MTTR)'],
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

/** Returns the text between tags, with normalized whitespace. */
const textOf = (html: string) => html.replace(/(<[^>]*>|\s)+/g, ' ');

test('§9 claims: each figure is on its page with its label and says how it is measured', () => {
  for (const [path, appearances] of Object.entries(shownOn)) {
    const [, main = ''] = /<main\b(.*)<\/main>/s.exec(builtFile(fileOf(path))) ?? [];
    const rows = [...main.matchAll(/<li\b[^>]*>(.*?)<\/li>/gs)].map(([, row = '']) => row);
    for (const [claim, figure, words] of appearances) {
      const row = rows.filter((html) => textOf(html).trim().startsWith(`${figure} ${words}`));
      expect.soft(row, `${path}: ${figure} ${words}`).toHaveLength(1);
      // A native `details`, closed by default.
      const [, note = ''] =
        /<details(?! open)\b[^>]*><summary>How we measure\b.*?<\/summary>(.*?)<\/details>/s.exec(
          row[0] ?? '',
        ) ?? [];
      expect.soft(textOf(note).trim(), `${path}: ${figure}`).toBe(claims[claim].how);
    }
  }
});
