import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { hostedServices } from '#src/server/forms/form-services.ts';
import {
  collectorWarning,
  describeTargets,
  resolveTargets,
} from '#src/server/forms/resolve-targets.ts';

const both = (address: string) => ({
  VITE_LEAD_FORM_URL: address,
  VITE_DEMO_FORM_URL: address,
});
const landing = `${brand.siteUrl}/book-demo`;
const thanks = `${brand.siteUrl}/thank-you?sent=1`;

describe('form targets: services', () => {
  it('§15.2 form targets: unset or empty variables choose the embedded collector', () => {
    for (const env of [{}, both('')])
      expect(resolveTargets(env)).toMatchObject({
        lead: { url: '/forms/lead', action: '/forms/lead', hidden: { _next: '/book-demo' } },
        demo: { url: '/forms/demo', hidden: { _next: '/thank-you?sent=1' }, fields: {} },
      });
  });

  it.each(['https://formsubmit.co/ajax/a@b.example', 'https://formsubmit.co/a@b.example'])(
    'form targets: %s chooses both addresses of FormSubmit',
    (address) => {
      expect(resolveTargets(both(address)).demo).toMatchObject({
        url: 'https://formsubmit.co/ajax/a@b.example',
        action: 'https://formsubmit.co/a@b.example',
        encoding: 'json',
        hidden: { _next: thanks, _captcha: 'false' },
        fields: { _captcha: 'false' },
      });
    },
  );

  it.each([
    ['Formspree', 'https://formspree.io/f/abc', { _next: landing }],
    ['Basin', 'https://usebasin.com/f/abc', {}],
    ['Formcarry', 'https://formcarry.com/s/abc', {}],
    ['Getform', 'https://getform.io/f/abc', {}],
    ['a JSON endpoint', 'https://hooks.example/x?y=1', { _next: landing }],
    ['a JSON endpoint', 'https://notformsubmit.co/ajax/x', { _next: landing }],
    ['a JSON endpoint', 'http://127.0.0.1:5001/ajax/x', { _next: landing }],
  ])('§15.16 form targets: %s is recognized at %s', (service, address, hidden) => {
    const { lead } = resolveTargets(both(address));
    expect(lead).toMatchObject({ service, url: address, action: address, id: address });
    expect(lead.hidden).toEqual(hidden);
  });

  it('form targets: Web3Forms needs its key, which is part of the identity', () => {
    const address = 'https://api.web3forms.com/submit';
    expect(() => resolveTargets(both(address))).toThrow(
      'VITE_FORM_FIELDS must hold "access_key", which Web3Forms requires.',
    );
    const env = { ...both(address), VITE_FORM_FIELDS: '{"access_key":"k"}' };
    expect(resolveTargets(env).lead).toMatchObject({
      fields: { access_key: 'k' },
      hidden: { redirect: landing, access_key: 'k' },
      id: `${address}#access_key=k`,
      formAction: [address, 'https://web3forms.com'],
    });
  });

  it('§15.1 form targets: Netlify Forms takes form-encoded posts on the site itself', () => {
    const env = { ...both('netlify:sales'), VITE_FORM_FIELDS: '{"campaign":"fall"}' };
    expect(resolveTargets(env)).toMatchObject({
      lead: {
        service: 'Netlify Forms',
        url: '/__forms.html',
        action: '/book-demo',
        encoding: 'form',
        hidden: { 'form-name': 'sales', campaign: 'fall' },
        fields: { 'form-name': 'sales', campaign: 'fall' },
      },
      demo: { action: '/thank-you?sent=1' },
    });
  });

  it('§15.17 form targets: an action is the plain POST’s, with the landing field of its service', () => {
    const { lead, demo } = resolveTargets({
      ...both('https://hooks.example/x'),
      VITE_LEAD_FORM_ACTION: 'https://api.web3forms.com/submit',
      VITE_DEMO_FORM_ACTION: '/forms/demo',
      VITE_FORM_FIELDS: '{"access_key":"k","_captcha":"false"}',
    });
    expect(lead.url).toBe('https://hooks.example/x');
    expect(lead.action).toBe('https://api.web3forms.com/submit');
    expect(lead.hidden).toEqual({ redirect: landing, access_key: 'k', _captcha: 'false' });
    expect(demo.hidden).toMatchObject({ _next: '/thank-you?sent=1' });
  });
});

it('§15.12 form targets: VITE_FORM_ACCEPT decides for addresses outside the table, and is printed', () => {
  const env = { ...both('https://hooks.example/x'), VITE_FORM_ACCEPT: 'status' };
  expect(resolveTargets(env).lead.accepts).toBe('status');
  expect(describeTargets(resolveTargets(env))[0]).toBe(
    'Leads: a JSON endpoint, https://hooks.example/x, accepted by status',
  );
  const listed = { ...both('https://formspree.io/f/abc'), VITE_FORM_ACCEPT: 'status' };
  expect(resolveTargets(listed).lead.accepts).toEqual({ ok: 'true' });
  expect(resolveTargets({}).lead.accepts).toEqual({});
  expect(() => resolveTargets({ VITE_FORM_ACCEPT: 'always' })).toThrow(
    'VITE_FORM_ACCEPT is "always". It must be status or json.',
  );
});

describe('form targets: validation', () => {
  const invalid = [
    'formspree.io/f/x',
    '//formspree.io/f/x',
    '/forms',
    '/forms/other',
    'http://formspree.io/f/x',
    'https:formspree.io/f/x',
    'https://',
    'https://me:secret@formspree.io/f/x',
    'javascript:alert(1)',
    'netlify:',
    'netlify:a b',
  ];
  const variables = ['VITE_LEAD_FORM_URL', 'VITE_DEMO_FORM_URL'];
  const actions = ['VITE_LEAD_FORM_ACTION', 'VITE_DEMO_FORM_ACTION'];

  it.each([...variables, ...actions])('§15.19 form targets: an invalid %s is named', (variable) => {
    for (const address of invalid)
      expect(() => resolveTargets({ [variable]: address }), address).toThrow(
        `${variable} is "${address}". It must be an absolute https: URL`,
      );
  });

  it('form targets: each form accepts only its own path of the collector', () => {
    expect(() => resolveTargets({ VITE_LEAD_FORM_URL: '/forms/demo' })).toThrow('/forms/lead');
    expect(() => resolveTargets({ VITE_LEAD_FORM_ACTION: 'netlify:lead' })).toThrow('_ACTION');
  });

  it.each([
    ['{', 'is not JSON'],
    ['{"a":1}', 'must be a JSON object of strings'],
    ['{"a":{"b":"c"}}', 'must be a JSON object of strings'],
    ['{"email":"x@y.example"}', 'must not hold "email"'],
    ['{"<b>":""}', 'must not hold the name "<b>"'],
  ])('§15.18 form targets: VITE_FORM_FIELDS %s %s', (text, reason) => {
    expect(() => resolveTargets({ VITE_FORM_FIELDS: text })).toThrow(`VITE_FORM_FIELDS ${reason}`);
  });
});

describe('form targets: build report', () => {
  it('form targets: two lines name the destinations', () => {
    const env = { VITE_LEAD_FORM_URL: 'https://formsubmit.co/ajax/x' };
    expect(describeTargets(resolveTargets(env))).toEqual([
      'Leads: FormSubmit, https://formsubmit.co/ajax/x (without JavaScript: https://formsubmit.co/x)',
      'Demo requests: the embedded collector, /forms/demo',
    ]);
  });

  it('§15.19 form targets: a static build with the collector gets one warning', () => {
    expect(collectorWarning(resolveTargets(both('https://formspree.io/f/x')))).toBeNull();
    expect(collectorWarning(resolveTargets({}))).toMatch(
      /loses the leads and demo requests.*\n.*\nSet VITE_LEAD_FORM_URL and VITE_DEMO_FORM_URL/,
    );
    const half = resolveTargets({ VITE_LEAD_FORM_URL: 'https://formspree.io/f/x' });
    expect(collectorWarning(half)).toMatch(
      /loses the demo requests.*\n.*\nSet VITE_DEMO_FORM_URL /,
    );
  });
});

it('form targets: each recognized service has its row in deploy.md', () => {
  const text = readFileSync('src/docs/deploy.md', 'utf8');
  const rows = [...text.matchAll(/^\| (\w+) +\| `VITE_/gm)].map(([, name]) => name);
  expect(rows).toEqual(hostedServices.map(({ name }) => name));
});
