import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brand } from '#content/brand.ts';
import { readBody } from '#src/server/collector/request-body.ts';
import { page, refuses, type AnswerKind, type Imitation, type Reply } from './imitation';

type Form = 'lead' | 'demo';
type Received = {
  form: Form;
  sender: 'script' | 'form';
  fields: Record<string, string>;
  accepted: boolean;
};

const landingPages: Record<Form, string> = { lead: '/book-demo', demo: '/thank-you?sent=1' };
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type, Accept',
};

/** Returns the fields of a body, or null if it has another encoding. */
function readFields(type: string, text: string): Record<string, string> | null {
  if (type.startsWith('application/json')) return JSON.parse(text) as Record<string, string>;
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  return null;
}

/**
 * Imitates a form service on a free port of this machine. `state.kind` chooses the answer;
 * `received` holds every post. With `staticForms`, HTML that the deploy has scanned, the service
 * drops fields that no form names.
 */
export async function startFormService(imitation: Imitation, staticForms?: string) {
  const { scripted, plain, encoding, plainPost, answers } = imitation;
  const state = { kind: 'success' as AnswerKind };
  const received: Received[] = [];

  function formOf(addresses: Record<Form, string>, path: string, fields: Record<string, string>) {
    const forms = (['lead', 'demo'] as const).filter((form) => addresses[form] === path);
    // With one address for both, only the demo request has a name.
    if (forms.length < 2) return forms[0];
    const isDemo = (fields['form-name'] ?? (fields['firstName'] ? 'demo' : 'lead')) === 'demo';
    return isDemo ? 'demo' : 'lead';
  }

  function scriptedReply(fields: Record<string, string>, request: IncomingMessage): Reply {
    const { required = {}, readsOrigin } = imitation;
    const isMissing = Object.entries(required).some(([name, value]) => fields[name] !== value);
    if (isMissing) return answers.validation;
    if (readsOrigin && !request.headers.origin)
      return refuses(200, { success: 'false', message: 'Open this page through a web server.' });
    if (encoding === 'form' && !fields['form-name']) return answers['activation pending'];
    return answers[state.kind];
  }

  function landingOf(form: Form, fields: Record<string, string>): string {
    if (plainPost.landing === 'action') return plain[form];
    if (plainPost.landing === 'setting') return brand.siteUrl + landingPages[form];
    return fields[plainPost.field] ?? plainPost.fallback;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    const { 'content-type': type = '', accept = '' } = request.headers;
    const read = await readBody(request, 64 * 1024);
    const sent = read.kind === 'whole' ? readFields(type, read.bytes.toString()) : null;
    const path = request.url ?? '';
    if (!sent) return void response.writeHead(415, cors).end();
    const isKnown = (name: string) => staticForms?.includes(`name="${name}"`) ?? true;
    const fields = Object.fromEntries(Object.entries(sent).filter(([name]) => isKnown(name)));

    const isJson = type.startsWith('application/json');
    const acceptsJson = !imitation.readsAccept || accept.includes('application/json');
    const scriptedForm = formOf(scripted, path, fields);
    const isScripted = encoding === 'json' ? isJson && acceptsJson : path === scripted.lead;
    if (scriptedForm && isScripted) {
      const reply = scriptedReply(fields, request);
      const accepted = reply.means === 'accepted';
      received.push({ form: scriptedForm, sender: 'script', fields, accepted });
      const isPage = typeof reply.body === 'string';
      const contentType = isPage ? 'text/html' : (imitation.jsonType ?? 'application/json');
      response.writeHead(reply.status, { ...cors, ...reply.headers, 'Content-Type': contentType });
      return void response.end(isPage ? reply.body : JSON.stringify(reply.body));
    }

    const form = formOf(plain, path, fields);
    const { withoutCaptcha, required = {} } = imitation;
    const isComplete = Object.entries(required).every(([name, value]) => fields[name] === value);
    const asksCaptcha = withoutCaptcha && fields[withoutCaptcha[0]] !== withoutCaptcha[1];
    // Pages that a script did not ask for carry no CORS header, so `fetch` cannot read them.
    if (!form || isJson || !isComplete)
      return void response.writeHead(404, { 'Content-Type': 'text/html' }).end(page('Not found'));
    if (asksCaptcha)
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(page('Captcha'));
    received.push({ form, sender: 'form', fields, accepted: true });
    response.writeHead(303, { Location: landingOf(form, fields) }).end();
  }

  const middleware = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch(() => response.destroy());
  };
  const server = createServer(middleware);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const origin = `http://127.0.0.1:${bound !== null && typeof bound === 'object' ? bound.port : 0}`;
  return {
    imitation,
    origin,
    state,
    received,
    middleware,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FormService = Awaited<ReturnType<typeof startFormService>>;
