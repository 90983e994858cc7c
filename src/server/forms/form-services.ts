import type { FormTarget } from '#src/lib/forms/form-target.ts';

/** Facts about a form service that the product depends on (specification §15.16). */
export type FormService = {
  name: string;
  /** Hosts that identify the service, including their subdomains. */
  hosts: readonly string[];
  /** Encoding of the script's POST. */
  encoding: 'json' | 'form';
  /** The documented success of the script's POST; a JSON object without a no if missing. */
  accepts?: FormTarget['accepts'];
  /** Start of the path that only the script's POST has. */
  scriptPrefix?: string;
  /** Field of the plain POST that names the landing page; without one, the service's settings do. */
  landingField?: string;
  /** Fields that the service needs, with values that `VITE_FORM_FIELDS` can override. */
  fields?: Readonly<Record<string, string>>;
  /** Fields that `VITE_FORM_FIELDS` must hold. */
  required?: readonly string[];
  /** Set if the service is known to take letters other than A to Z before the at sign. */
  takesAnyMailbox?: true;
  /** Further origins to which the service redirects a plain POST. */
  origins?: readonly string[];
};

/** Services that are recognized by the host of the address. */
export const hostedServices: readonly FormService[] = [
  {
    name: 'FormSubmit',
    hosts: ['formsubmit.co'],
    encoding: 'json',
    accepts: { success: 'true' },
    scriptPrefix: '/ajax',
    landingField: '_next',
    // Visitors without JavaScript cannot pass the captcha.
    fields: { _captcha: 'false' },
  },
  {
    name: 'Formspree',
    hosts: ['formspree.io'],
    encoding: 'json',
    accepts: { ok: 'true' },
    landingField: '_next',
  },
  {
    name: 'Web3Forms',
    hosts: ['web3forms.com'],
    encoding: 'json',
    accepts: { success: 'true' },
    landingField: 'redirect',
    required: ['access_key'],
    origins: ['https://web3forms.com'],
  },
  {
    name: 'Basin',
    hosts: ['usebasin.com'],
    encoding: 'json',
    accepts: { success: 'true' },
  },
  {
    name: 'Formcarry',
    hosts: ['formcarry.com'],
    encoding: 'json',
    accepts: { status: 'success' },
  },
  { name: 'Getform', hosts: ['getform.io', 'getform.com'], encoding: 'json' },
];

/** The collector of `npm start` and `npm run dev`, on the site's own origin. */
export const embeddedCollector: FormService = {
  name: 'the embedded collector',
  hosts: [],
  encoding: 'json',
  landingField: '_next',
  takesAnyMailbox: true,
};

/** Chosen by `netlify:NAME`. The site answers the POST itself, with a page. */
export const netlifyForms: FormService = {
  name: 'Netlify Forms',
  hosts: [],
  encoding: 'form',
  accepts: 'status',
  takesAnyMailbox: true,
};

/** A service at any other address: takes JSON; `VITE_FORM_ACCEPT` tells how it accepts. */
export const jsonEndpoint: FormService = {
  name: 'a JSON endpoint',
  hosts: [],
  encoding: 'json',
  landingField: '_next',
  takesAnyMailbox: true,
};
