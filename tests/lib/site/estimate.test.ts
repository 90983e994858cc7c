import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claims, type ClaimId } from '#content/claims.ts';
import { industries } from '#content/summaries.built.ts';
import { estimateInputs, estimateLimits, estimatePlans } from '#content/site/estimate-form.ts';
import { inputsIn, usableText } from '#src/features/site/estimate/estimate-inputs.ts';
import { examples } from '#src/features/site/estimate/examples.built.ts';
import {
  partOf,
  percentsOf,
  rangeText,
  rateAfter,
  rateText,
} from '#src/features/site/estimate/ranges.ts';
import '#tests/property-runs.ts';

const plans = Object.entries(estimatePlans);
const scaled = [
  ...new Set(plans.flatMap(([, plan]) => [plan.claims.truckRolls, plan.claims.tickets])),
];
const count = fc.integer({ min: 0, max: estimateLimits.tickets.max });

describe('estimate', () => {
  test.each<[ClaimId, number, number]>([
    ['truckRolls', 20, 40],
    ['fiberTruckRolls', 20, 40],
    ['resolvedWithoutHumans', 35, 70],
    ['fiberTickets', 30, 60],
    ['mttrRange', 30, 40],
  ])('§9.25 estimate: %s covers %d to %d percent', (id, low, high) => {
    expect(percentsOf(claims[id].figure)).toEqual({ low, high });
  });

  test.each(scaled)(
    '§9.25 estimate: %s never avoids more than the claim, nor less than half',
    (id) => {
      const { figure } = claims[id];
      const share = Number.parseInt(figure.replace('Up to ', ''), 10) / 100;
      fc.assert(
        fc.property(count, (all) => {
          const { low, high } = partOf(all, figure);
          expect(low).toBeGreaterThanOrEqual(0);
          expect(low).toBeLessThanOrEqual(high);
          expect(high).toBeLessThanOrEqual(all);
          expect(Math.abs(high - all * share)).toBeLessThan(1.000_001);
          expect(Math.abs(low - (all * share) / 2)).toBeLessThan(1.000_001);
        }),
      );
    },
  );

  test('§9.25 estimate: the rate falls by the avoided part', () => {
    const rate = rateAfter(600, partOf(600, claims.truckRolls.figure), 50_000);
    expect(rangeText(rate, rateText)).toBe('7.2–9.6');
    expect(rangeText({ low: 3, high: 3 })).toBe('3');
  });

  test('§9.24 estimate: every industry page has a plan with its claims', () => {
    expect(Object.keys(estimatePlans).sort()).toEqual(
      ['home', ...industries.map(({ slug }) => slug)].sort(),
    );
    expect(examples.home).toEqual([
      50_000,
      [600, '120–240', 'Claim: 40% fewer truck rolls.'],
      [4_000, '1,400–2,800', 'Claim: 70% of customer issues resolved without a human.'],
    ]);
    expect(examples['fiber-isps']).toEqual([
      9_000,
      [90, '18–36', 'Claim: Up to 40% fewer truck rolls at fiber ISPs.'],
      [700, '210–420', 'Claim: 60% of Tier 1 tickets automated.'],
    ]);
  });

  test.each(plans)('estimate: the example of %s is usable', (_page, { example }) => {
    for (const name of estimateInputs)
      expect(usableText(name, String(example[name] ?? ''))).toBe(String(example[name] ?? ''));
  });
});

describe('estimate inputs', () => {
  test.each([
    ['subscribers', '50,000', '50000'],
    ['subscribers', ' 7 500 ', '7500'],
    ['subscribers', '99', null],
    ['subscribers', '1e4', null],
    ['subscribers', '٣٠٠', null],
    ['subscribers', '', null],
    ['truckRolls', '0', '0'],
    ['tickets', '007', '7'],
    ['rollCost', '', ''],
    ['rollCost', '$1,200', '1200'],
  ] as const)('§2.39 estimate: %s takes “%s” as %s', (name, text, usable) => {
    expect(usableText(name, text)).toBe(usable);
  });

  test('estimate: usable parts of the address replace the example', () => {
    const { example } = estimatePlans.home;
    expect(inputsIn({}, example)).toEqual(example);
    expect(inputsIn({ subscribers: 70_000, tickets: '12', rollCost: 300 }, example)).toEqual({
      ...example,
      subscribers: 70_000,
      tickets: 12,
      rollCost: 300,
    });
    expect(
      inputsIn(
        { subscribers: ['100', '200'], truckRolls: true, tickets: '-1', rollCost: '' },
        example,
      ),
    ).toEqual(example);
  });

  test('estimate: no address makes an input unusable', () => {
    const { example } = estimatePlans.home;
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...estimateInputs), fc.jsonValue()), (search) => {
        for (const [name, value] of Object.entries(inputsIn(search, example))) {
          const { min, max } = estimateLimits[name as keyof typeof estimateLimits];
          expect(value).toBeGreaterThanOrEqual(min);
          expect(value).toBeLessThanOrEqual(max);
        }
      }),
    );
  });
});
