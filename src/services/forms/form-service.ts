import { formTargets } from 'virtual:form-targets';
import type { DemoRequestBody, LeadBody } from './form-bodies';
import { postForm } from './form-post';

export { formTargets };

type World = { fetch: typeof fetch };

/** Posts a hero lead to its configured destination; otherwise the same as `postForm`. */
export function postLead(body: LeadBody, world?: World): Promise<void> {
  return postForm(formTargets.lead, body, world);
}

/** Posts a demo request to its configured destination; otherwise the same as `postForm`. */
export function postDemoRequest(body: DemoRequestBody, world?: World): Promise<void> {
  return postForm(formTargets.demo, body, world);
}
