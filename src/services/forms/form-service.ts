import { formTargets } from 'virtual:form-targets';
import type { DemoRequestBody, LeadBody } from './form-bodies';
import { postForm } from './form-post';

export { formTargets };

type Deps = { fetch: typeof fetch };

/** Posts a hero lead to its configured destination; otherwise the same as `postForm`. */
export function postLead(body: LeadBody, deps?: Deps): Promise<void> {
  return postForm(formTargets.lead, body, deps);
}

/** Posts a demo request to its configured destination; otherwise the same as `postForm`. */
export function postDemoRequest(body: DemoRequestBody, deps?: Deps): Promise<void> {
  return postForm(formTargets.demo, body, deps);
}
