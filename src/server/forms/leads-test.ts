import { join } from 'node:path';
import { loadEnv, runnerImport } from 'vite';
import { brand } from '#content/brand.ts';
import { demoExamples, type DemoRequest } from '#content/site/demo-request.ts';
import type { FormTarget } from '#src/lib/forms/form-target.ts';
import { netlifyPage, resolveTargets, type ResolvedTarget } from './resolve-targets.ts';

type Body = Record<string, string>;
type Post = (
  target: FormTarget,
  body: Body,
  deps: { fetch: typeof fetch },
  loadRules?: () => Promise<object>,
) => Promise<void>;
interface Bodies {
  leadBody: (lead: Pick<DemoRequest, 'email' | 'timestamp'>) => Body;
  demoRequestBody: (request: DemoRequest) => Body;
}

const maxAnswerLength = 500;

/** Returns the site's origin for an address without one: only `npm start` has the collector. */
function siteOf(url: string): string {
  if (!url.startsWith('/') || url === netlifyPage) return brand.siteUrl;
  return `http://127.0.0.1:${process.env['PORT'] || 4173}`;
}

/** Sends a submission as the site would, and prints the answer. Returns whether it was accepted. */
async function send(title: string, target: ResolvedTarget, body: Body, post: Post) {
  const site = siteOf(target.url);
  const url = new URL(target.url, site).href;
  let answer = 'no answer';
  const fetchAsSite: typeof fetch = async (_, init) => {
    const headers = new Headers(init?.headers);
    // FormSubmit and the collector reject other sites.
    headers.set('Origin', new URL(site).origin);
    headers.set('Referer', `${site}/`);
    const response = await fetch(url, { ...init, headers, keepalive: false });
    answer = `${response.status} ${(await response.clone().text()).slice(0, maxAnswerLength)}`;
    return response;
  };
  const failure = await post(target, body, { fetch: fetchAsSite }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  console.log(`${title} to ${target.service}, ${url}: ${failure ?? 'accepted'}\n  ${answer}`);
  return failure === null;
}

/**
 * Sends one marked lead and one marked demo request to the configured destinations (`npm run
 * leads:test -- EMAIL`). Returns 1 if one was not accepted.
 */
export async function run([email = brand.mail.info]: string[]): Promise<number> {
  const root = join(import.meta.dirname, '../../..');
  const targets = resolveTargets(loadEnv('production', root, 'VITE_'));
  const load = async <Module>(name: string) =>
    (
      await runnerImport<Module>(join(root, `src/services/forms/${name}.ts`), {
        configFile: false,
      })
    ).module;
  const rules = await load<object>('judge-answer');
  const { postForm } = await load<{ postForm: Post }>('form-post');
  const post: Post = (target, body, deps) =>
    postForm(target, body, deps, () => Promise.resolve(rules));
  const { leadBody, demoRequestBody } = await load<Bodies>('form-bodies');
  const marked = (body: Body) => ({ ...body, _subject: `TEST: ${body['_subject']}` });
  const timestamp = new Date().toISOString();
  const lead = leadBody({ email, timestamp });
  const request = demoRequestBody({ ...demoExamples(), email, timestamp });
  // In turn: some services reject simultaneous submissions.
  const results = [
    await send('Test lead', targets.lead, marked(lead), post),
    await send('Test demo request', targets.demo, marked(request), post),
  ];
  return results.every(Boolean) ? 0 : 1;
}
