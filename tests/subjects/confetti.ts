import { confetti } from '../../content/constants';
import type { confettiMachine } from '../../machines/confetti/confetti.machine';
import type { Eyes } from '../models/hands';
import type { Subject } from '../models/subject';

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
