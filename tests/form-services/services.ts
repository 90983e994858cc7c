import { accepts, asksLater, guessed, page, refuses, type Imitation } from './imitation';

const tooMany = { 'Retry-After': '30' };

const formSubmit: Imitation = {
  service: 'FormSubmit',
  variables: {
    VITE_LEAD_FORM_URL: 'https://formsubmit.co/ajax/leads@ridge.example',
    VITE_DEMO_FORM_URL: 'https://formsubmit.co/ajax/demos@ridge.example',
  },
  scripted: { lead: '/ajax/leads@ridge.example', demo: '/ajax/demos@ridge.example' },
  plain: { lead: '/leads@ridge.example', demo: '/demos@ridge.example' },
  encoding: 'json',
  plainPost: { landing: 'field', field: '_next', fallback: 'https://formsubmit.co/thanks' },
  withoutCaptcha: ['_captcha', 'false'],
  readsOrigin: true,
  jsonType: 'text/html; charset=UTF-8',
  answers: {
    success: accepts(200, {
      success: 'true',
      message: 'The form was submitted successfully.',
    }),
    validation: guessed(refuses(200, { success: 'false', message: 'The form is empty.' })),
    quota: guessed(refuses(403, page('Forbidden'))),
    captcha: guessed(asksLater(200, page('Are you a robot?'))),
    'rate limit': guessed(asksLater(429, page('Too many requests'), tooMany)),
    'activation pending': refuses(200, {
      success: 'false',
      message:
        "This form needs Activation. We've sent you an email containing an 'Activate Form' link.",
    }),
    'HTML error': asksLater(522, page('Connection timed out')),
  },
};

const formspreeError = (status: number, code: string, field?: string) => {
  const message = `should not be ${code}`;
  return refuses(status, {
    error: 'Form not submitted',
    errors: [{ code, message, ...(field && { field }) }],
  });
};

const formspree: Imitation = {
  service: 'Formspree',
  variables: {
    VITE_LEAD_FORM_URL: 'https://formspree.io/f/lead1234',
    VITE_DEMO_FORM_URL: 'https://formspree.io/f/demo1234',
  },
  scripted: { lead: '/f/lead1234', demo: '/f/demo1234' },
  plain: { lead: '/f/lead1234', demo: '/f/demo1234' },
  encoding: 'json',
  plainPost: { landing: 'field', field: '_next', fallback: 'https://formspree.io/thanks' },
  readsAccept: true,
  answers: {
    success: accepts(200, { ok: true, next: 'https://formspree.io/thanks?language=en' }),
    validation: formspreeError(422, 'TYPE_EMAIL', 'email'),
    quota: refuses(200, { error: 'form over quota' }),
    captcha: refuses(403, {
      error:
        "In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled in this form's settings page.",
    }),
    'rate limit': guessed(asksLater(429, { error: 'Too many requests' }, tooMany)),
    'activation pending': formspreeError(403, 'INACTIVE'),
    'HTML error': asksLater(502, page('Bad gateway')),
  },
};

const web3 = (message: string) => ({ success: false, message });

const web3Forms: Imitation = {
  service: 'Web3Forms',
  variables: {
    VITE_LEAD_FORM_URL: 'https://api.web3forms.com/submit',
    VITE_DEMO_FORM_URL: 'https://api.web3forms.com/submit',
    VITE_FORM_FIELDS: '{"access_key":"11111111-2222-3333-4444-555555555555"}',
  },
  scripted: { lead: '/submit', demo: '/submit' },
  plain: { lead: '/submit', demo: '/submit' },
  encoding: 'json',
  plainPost: { landing: 'field', field: 'redirect', fallback: 'https://web3forms.com/success' },
  required: { access_key: '11111111-2222-3333-4444-555555555555' },
  answers: {
    success: accepts(200, { success: true, message: 'Email sent successfully!', data: {} }),
    validation: refuses(400, web3('Invalid access key')),
    quota: guessed(refuses(403, web3('The monthly limit is used up'))),
    captcha: guessed(refuses(400, web3('The captcha response is missing'))),
    'rate limit': asksLater(429, web3('Too many requests'), tooMany),
    'activation pending': guessed(refuses(400, web3('The email address is not verified'))),
    'HTML error': asksLater(502, page('Bad gateway')),
  },
};

const basin: Imitation = {
  service: 'Basin',
  variables: {
    VITE_LEAD_FORM_URL: 'https://usebasin.com/f/0123456789ab',
    VITE_DEMO_FORM_URL: 'https://usebasin.com/f/ba9876543210',
  },
  scripted: { lead: '/f/0123456789ab', demo: '/f/ba9876543210' },
  plain: { lead: '/f/0123456789ab', demo: '/f/ba9876543210' },
  encoding: 'json',
  plainPost: { landing: 'setting' },
  readsAccept: true,
  answers: {
    success: accepts(200, { success: true }),
    validation: guessed(refuses(422, { error: 'Email is not an address' })),
    quota: guessed(refuses(403, { error: 'The submission limit is reached' })),
    captcha: guessed(refuses(422, { error: 'The captcha response is missing' })),
    'rate limit': guessed(asksLater(429, { error: 'Too many requests' }, tooMany)),
    'activation pending': guessed(refuses(404, page('Not found'))),
    'HTML error': asksLater(500, page('Something went wrong')),
  },
};

const carry = (code: number, title: string, errors?: Record<string, string>) => ({
  code,
  status: code === 200 ? 'success' : 'error',
  title,
  message: `${title}.`,
  ...(errors && { errors }),
});

const formcarry: Imitation = {
  service: 'Formcarry',
  variables: {
    VITE_LEAD_FORM_URL: 'https://formcarry.com/s/leadLEAD12',
    VITE_DEMO_FORM_URL: 'https://formcarry.com/s/demoDEMO12',
  },
  scripted: { lead: '/s/leadLEAD12', demo: '/s/demoDEMO12' },
  plain: { lead: '/s/leadLEAD12', demo: '/s/demoDEMO12' },
  encoding: 'json',
  plainPost: { landing: 'setting' },
  readsAccept: true,
  answers: {
    success: accepts(200, carry(200, 'Thank you')),
    validation: refuses(422, carry(422, 'Validation failed', { email: 'not an address' })),
    quota: guessed(refuses(402, carry(402, 'Limit reached'))),
    captcha: guessed(refuses(400, carry(400, 'The captcha response is missing'))),
    'rate limit': guessed(asksLater(429, carry(429, 'Too many requests'), tooMany)),
    'activation pending': guessed(refuses(404, carry(404, 'Form not found'))),
    'HTML error': asksLater(502, page('Bad gateway')),
  },
};

const getform: Imitation = {
  service: 'Getform',
  variables: {
    VITE_LEAD_FORM_URL: 'https://getform.io/f/aaaabbbb',
    VITE_DEMO_FORM_URL: 'https://getform.io/f/ccccdddd',
  },
  scripted: { lead: '/f/aaaabbbb', demo: '/f/ccccdddd' },
  plain: { lead: '/f/aaaabbbb', demo: '/f/ccccdddd' },
  encoding: 'json',
  plainPost: { landing: 'setting' },
  readsAccept: true,
  answers: {
    success: guessed(accepts(200, { success: true })),
    validation: guessed(refuses(422, { success: false, error: 'Email is not an address' })),
    quota: guessed(refuses(403, { success: false, error: 'The limit is reached' })),
    captcha: guessed(refuses(400, { success: false, error: 'The captcha response is missing' })),
    'rate limit': guessed(asksLater(429, { success: false, error: 'Too fast' }, tooMany)),
    'activation pending': guessed(refuses(404, page('Not found'))),
    'HTML error': guessed(asksLater(502, page('Bad gateway'))),
  },
};

/** The deploy answers 404 with the site's page until it has detected the static form. */
const netlify: Imitation = {
  service: 'Netlify Forms',
  variables: { VITE_LEAD_FORM_URL: 'netlify:lead', VITE_DEMO_FORM_URL: 'netlify:demo' },
  scripted: { lead: '/__forms.html', demo: '/__forms.html' },
  plain: { lead: '/book-demo', demo: '/thank-you?sent=1' },
  encoding: 'form',
  plainPost: { landing: 'action' },
  answers: {
    success: accepts(200, page('Thank you!')),
    validation: refuses(404, page('Not found')),
    quota: guessed(refuses(403, page('Forbidden'))),
    captcha: guessed(refuses(403, page('Forbidden'))),
    'rate limit': guessed(asksLater(429, page('Too many requests'), tooMany)),
    'activation pending': refuses(404, page('Not found')),
    'HTML error': asksLater(502, page('Bad gateway')),
  },
};

const anyEndpoint: Imitation = {
  service: 'any JSON endpoint',
  variables: {
    VITE_LEAD_FORM_URL: 'https://forms.ridge.example/api/lead',
    VITE_DEMO_FORM_URL: 'https://forms.ridge.example/api/demo',
    VITE_LEAD_FORM_ACTION: 'https://forms.ridge.example/plain/lead',
    VITE_DEMO_FORM_ACTION: 'https://forms.ridge.example/plain/demo',
  },
  scripted: { lead: '/api/lead', demo: '/api/demo' },
  plain: { lead: '/plain/lead', demo: '/plain/demo' },
  encoding: 'json',
  plainPost: { landing: 'field', field: '_next', fallback: 'https://forms.ridge.example/thanks' },
  answers: {
    success: accepts(201, { ok: true }),
    validation: refuses(400, { errors: ['email'] }),
    quota: refuses(200, { ok: false }),
    captcha: asksLater(200, page('Are you a robot?')),
    'rate limit': asksLater(429, {}, tooMany),
    'activation pending': refuses(200, { success: false, message: 'Confirm your address first' }),
    'HTML error': asksLater(500, page('Internal server error')),
  },
};

/** Imitations of the form services in `src/docs/deploy.md`, from their public documents. */
export const imitations: readonly Imitation[] = [
  formSubmit,
  formspree,
  web3Forms,
  basin,
  formcarry,
  getform,
  netlify,
  anyEndpoint,
];
