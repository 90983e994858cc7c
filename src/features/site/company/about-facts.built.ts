import { about } from '#content/site/about.ts';
import { agents, industries } from '#content/summaries.built.ts';
import { claims } from '#content/claims.ts';

const { facts } = about;

/** The figures below the headline of the about page. */
export const aboutFacts = [
  { figure: String(industries.length), label: facts.industries },
  { figure: String(agents.length), label: facts.agents },
  claims.goLive,
  { figure: '1 week', label: facts.onShift },
];
