import { brand } from '#content/brand.ts';
import { emptyDemoFields } from '#content/site/demo-request.ts';
import type { FormTarget } from '#src/lib/forms/form-target.ts';
import { isRecord } from '#src/lib/text/parse-json.ts';
import {
  embeddedCollector,
  hostedServices,
  jsonEndpoint,
  netlifyForms,
  type FormService,
} from './form-services.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Fields = Record<string, string>;

/** A form's destination, with the parts that only the build needs. */
export type ResolvedTarget = FormTarget & {
  /** Name of the service that takes the script's POST. */
  service: string;
  /** URLs whose origins a plain POST may reach, besides the site's. */
  formAction: readonly string[];
};

/** Page of the static forms that a Netlify deploy detects; scripts post to it. */
export const netlifyPage = '/__forms.html';

const netlifyName = /^netlify:([\w-]+)$/;
const loopback = ['localhost', '127.0.0.1', '[::1]'];
/** Fields that the visitor or the form fills in. */
const ownFields = [...Object.keys(emptyDemoFields), 'timestamp', 'source', 'form-name'];

const forms = {
  lead: { collector: '/forms/lead', landing: '/book-demo' },
  demo: { collector: '/forms/demo', landing: '/thank-you?sent=1' },
} as const;

/** The build prints the stack, which would hide the message. */
const invalid = (message: string) => Object.assign(new Error(message), { stack: message });

function isAbsolute(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  // Tests run their services on loopback.
  return protocol === 'https:' || loopback.includes(hostname);
}

function serviceAt(address: string): FormService {
  if (address.startsWith('/')) return embeddedCollector;
  if (netlifyName.test(address)) return netlifyForms;
  const { hostname } = new URL(address);
  const isAt = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  return hostedServices.find(({ hosts }) => hosts.some(isAt)) ?? jsonEndpoint;
}

/** Returns the address with the path that the service wants from scripts, or from plain forms. */
function addressFor(sender: 'script' | 'form', address: string): string {
  const { scriptPrefix } = serviceAt(address);
  if (!scriptPrefix) return address;
  const url = new URL(address);
  if (url.pathname.startsWith(`${scriptPrefix}/`))
    url.pathname = url.pathname.slice(scriptPrefix.length);
  if (sender === 'script') url.pathname = scriptPrefix + url.pathname;
  return url.href;
}

function addedFields(env: Environment): Fields {
  const text = env['VITE_FORM_FIELDS']?.trim();
  if (!text) return {};
  const problem = (reason: string) => invalid(`VITE_FORM_FIELDS ${reason}: ${text}`);
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch {
    throw problem('is not JSON');
  }
  if (!isRecord(fields) || !Object.values(fields).every((value) => typeof value === 'string'))
    throw problem('must be a JSON object of strings');
  const unusual = Object.keys(fields as Fields).find((name) => !/^[\w.[\]-]+$/.test(name));
  if (unusual !== undefined) throw problem(`must not hold the name "${unusual}"`);
  const reserved = Object.keys(fields as Fields).find((name) => ownFields.includes(name));
  if (reserved) throw problem(`must not hold "${reserved}", which the form sets`);
  return fields as Fields;
}

/** Returns the rule by which a service accepts: the table's, or the operator's where it has none. */
function acceptanceOf(service: FormService, env: Environment): FormTarget['accepts'] {
  const declared = env['VITE_FORM_ACCEPT']?.trim();
  if (declared && declared !== 'status' && declared !== 'json')
    throw invalid(`VITE_FORM_ACCEPT is "${declared}". It must be status or json.`);
  return service === jsonEndpoint && declared === 'status' ? 'status' : (service.accepts ?? {});
}

function resolveTarget(form: keyof typeof forms, env: Environment): ResolvedTarget {
  const { collector, landing } = forms[form];
  const addressIn = (name: string, chosen: RegExp | null) => {
    const address = env[name]?.trim();
    if (!address || address === collector || isAbsolute(address) || chosen?.test(address))
      return address;
    throw invalid(
      `${name} is "${address}". It must be an absolute https: URL` +
        `${chosen ? ', netlify:NAME' : ''} or ${collector} of the embedded collector ` +
        '(http: is only for loopback).',
    );
  };
  const variable = `VITE_${form.toUpperCase()}_FORM`;
  const address = addressIn(`${variable}_URL`, netlifyName) || collector;
  const service = serviceAt(address);
  const name = netlifyName.exec(address)?.[1];
  const url = name ? netlifyPage : addressFor('script', address);
  const action =
    addressIn(`${variable}_ACTION`, null) || (name ? landing : addressFor('form', address));
  const plain = name && action === landing ? service : serviceAt(action);

  const added = addedFields(env);
  for (const { name: serviceName, required = [] } of [service, plain])
    for (const field of required)
      if (!added[field])
        throw invalid(`VITE_FORM_FIELDS must hold "${field}", which ${serviceName} requires.`);
  const fieldsOf = (of: FormService) => ({
    ...of.fields,
    ...added,
    ...(of === netlifyForms && name && { 'form-name': name }),
  });
  const fields = fieldsOf(service);
  const next = action.startsWith('/') ? landing : brand.siteUrl + landing;
  return {
    service: service.name,
    url,
    encoding: service.encoding,
    accepts: acceptanceOf(service, env),
    action,
    hidden: { ...(plain.landingField && { [plain.landingField]: next }), ...fieldsOf(plain) },
    fields,
    takesAnyMailbox: service.takesAnyMailbox === true,
    id: url + (Object.keys(fields).length ? `#${new URLSearchParams(fields).toString()}` : ''),
    formAction: [action, ...(plain.origins ?? [])],
  };
}

/**
 * Resolves both forms' destinations from the build's variables (specification §15.1). Throws an
 * Error that names the invalid variable.
 */
export function resolveTargets(env: Environment): Record<keyof typeof forms, ResolvedTarget> {
  return { lead: resolveTarget('lead', env), demo: resolveTarget('demo', env) };
}

type Targets = ReturnType<typeof resolveTargets>;

/** Returns the lines that tell the destination of both forms. */
export function describeTargets({ lead, demo }: Targets): string[] {
  const line = (title: string, { service, url, action, accepts }: ResolvedTarget) =>
    `${title}: ${service}, ${url}` +
    (accepts === 'status' ? ', accepted by status' : '') +
    (action === url ? '' : ` (without JavaScript: ${action})`);
  return [line('Leads', lead), line('Demo requests', demo)];
}

/** Returns the warning of a static build whose forms use the embedded collector, or null. */
export function collectorWarning(targets: Targets): string | null {
  const isOwn = ({ service }: ResolvedTarget) => service === embeddedCollector.name;
  const unset = (['lead', 'demo'] as const).filter((form) => isOwn(targets[form]));
  if (unset.length === 0) return null;
  const variables = unset.map((form) => `VITE_${form.toUpperCase()}_FORM_URL`).join(' and ');
  const what = unset.map((form) => (form === 'lead' ? 'leads' : 'demo requests')).join(' and ');
  return [
    `WARNING: a static host loses the ${what} of this build.`,
    'They go to the embedded collector, which only `npm start` and `npm run dev` run.',
    `Set ${variables} (src/docs/deploy.md), then build again.`,
  ].join('\n');
}
