import { legacySolutions } from '#content/redirects.ts';
import { agents } from './agents';
import { builtDocument, hrefsOf, byName } from './built-document';
import { industries } from './industries';

const solution = (slug: string) => `/solutions/${slug}`;

export const agentPaths = agents.map(({ slug }) => solution(slug));

export const industryPaths = industries.map(({ slug }) => `/customers/${slug}`);

/** The company pages, as the footer lists them. */
export const companyPaths = hrefsOf(byName(builtDocument('/'), 'footer nav', 'Company')).map(
  String,
);

/** Legacy paths with their targets. */
export const legacyPaths = Object.entries(legacySolutions).map(
  ([from, to]) => [solution(from), solution(to)] as const,
);
