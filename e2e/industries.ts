import { industry as carriers } from '../content/industries/carriers';
import { industry as education } from '../content/industries/education';
import { industry as fiberIsps } from '../content/industries/fiber-isps';
import { industry as healthcare } from '../content/industries/healthcare';
import { industry as utilities } from '../content/industries/utilities';
import { industry as wireless } from '../content/industries/wireless';
import type { IndustryPage } from '../content/schema';

/** The words of the six industry pages, in menu order. */
export const industries: IndustryPage[] = [
  fiberIsps,
  carriers,
  wireless,
  utilities,
  education,
  healthcare,
];
