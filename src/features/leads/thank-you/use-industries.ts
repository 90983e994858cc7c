import { industries } from '#content/summaries.built.ts';
import { industrySlugs } from '#content/site/demo-request.ts';
import { leadStore } from '#src/services/forms/lead-store.ts';
import { useHydratedValue } from '#src/hydration/hydrated.tsx';

/** Returns the industry of the last stored request; all industries if it has no page. */
export function useIndustries() {
  const answer = useHydratedValue(() => leadStore.demoRequests().at(-1)?.industry ?? '', '');
  const visitorIndustry = industries.filter(({ slug }) => slug === industrySlugs[answer]);
  return visitorIndustry.length > 0 ? visitorIndustry : industries;
}
