import { confetti } from '#content/constants.ts';
import type { confettiMachine } from '#machines/confetti/confetti.machine.ts';
import type { Eyes } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

const pieces = { css: '[data-confetti] > *' };
const fallen = (eyes: Eyes) => eyes.miss({ css: '[data-confetti]' });

export const subject: Subject<typeof confettiMachine> = {
  events: {
    'page.entered': {
      can: (_, { value }) => value === 'clear' || 'A page is entered once.',
      act: (hands, { reducedMotion }) => hands.open('/book-demo', { reducedMotion }),
    },
  },
  promises: {
    clear: fallen,
    falling: (eyes) => eyes.count(pieces, confetti.pieces),
    settled: fallen,
  },
};
