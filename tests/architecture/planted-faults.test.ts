import { expect, test } from 'vitest';
import { faults } from '../faults/faults';
import { sourceOf } from '../faults/loose-copy';
import { policyFaults } from '../faults/policy-faults';

test.each([...faults, ...policyFaults])(
  'npm run test:faults can plant: $name',
  ({ file, from }) => {
    expect(sourceOf(file).split(from), `the place in ${file}`).toHaveLength(2);
  },
);
