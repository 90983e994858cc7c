import { beforeEach, expect, it, vi } from 'vitest';
import type { FormTargets } from '#src/lib/forms/form-target.ts';
import { demoRequestBody, leadBody } from '#src/services/forms/form-bodies.ts';
import { resolveTargets } from '#src/server/forms/resolve-targets.ts';
import { request } from '../outbox-visits';

beforeEach(() => void vi.resetModules());

async function pagesFor(env: Record<string, string>) {
  const formTargets: FormTargets = resolveTargets(env);
  vi.doMock('virtual:form-targets', () => ({ formTargets }));
  return (await import('#src/entries/form-pages.ts')).formPages;
}

it('form pages: none is written for a service that needs none', async () => {
  expect(await pagesFor({})).toEqual({});
  expect(await pagesFor({ VITE_LEAD_FORM_URL: 'https://formspree.io/f/x' })).toEqual({});
});

it('form pages: a Netlify form names every field that is posted, and the honeypot', async () => {
  const { '__forms.html': html = '' } = await pagesFor({
    VITE_LEAD_FORM_URL: 'netlify:sales',
    VITE_DEMO_FORM_URL: 'netlify:demo',
    VITE_FORM_FIELDS: '{"campaign":"fall"}',
  });
  const page = document.createElement('div');
  page.innerHTML = html;
  const [sales, demo] = page.querySelectorAll('form');
  const namesIn = (form: Element | undefined) =>
    [...form!.querySelectorAll('input')].map(({ name }) => name).sort();
  const bodies = [leadBody({ email: '', timestamp: '' }), demoRequestBody(request)];
  const expected = bodies.map((body) =>
    ['form-name', 'campaign', '_honey', ...Object.keys(body)].sort(),
  );
  expect([namesIn(sales), namesIn(demo)]).toEqual(expected);
  expect(sales!.querySelector<HTMLInputElement>('[name=form-name]')!.value).toBe('sales');
  for (const form of [sales!, demo!]) {
    expect(form.getAttribute('data-netlify')).toBe('true');
    expect(form.getAttribute('netlify-honeypot')).toBe('_honey');
  }
});
