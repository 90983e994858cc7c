import type { IndustryPage } from '#content/schema.ts';

const pages = Object.values(
  import.meta.glob<IndustryPage>('../../../../content/industries/*.ts', {
    eager: true,
    import: 'industry',
  }),
);

/** The slugs of the industries that list an agent, by the agent's slug. */
export const usedBy: Record<string, string[]> = {};

for (const { slug, solutions, workforceSolutions } of pages)
  for (const { icon } of [...solutions, ...workforceSolutions]) (usedBy[icon] ??= []).push(slug);
