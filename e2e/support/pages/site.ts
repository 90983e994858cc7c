import { legacySolutions } from '#content/redirects.ts';
import { agents } from './agents';
import { industries } from './industries';

const solution = (slug: string) => `/solutions/${slug}`;

export const agentPaths = agents.map(({ slug }) => solution(slug));

export const industryPaths = industries.map(({ slug }) => `/customers/${slug}`);

export const companyPaths = ['/about', '/careers', '/newsroom'];

/** Legacy paths with their targets. */
export const legacyPaths = Object.entries(legacySolutions).map(
  ([from, to]) => [solution(from), solution(to)] as const,
);
