/** Situations in which a form service answers. */
export const answerKinds = [
  'success',
  'validation',
  'quota',
  'captcha',
  'rate limit',
  'activation pending',
  'HTML error',
] as const;
export type AnswerKind = (typeof answerKinds)[number];

/**
 * The conclusion that the site must draw: `accepted` empties the outbox, `refused` counts against the address,
 * `later` is sent again with backoff.
 */
export type Conclusion = 'accepted' | 'refused' | 'later';

/** An answer to a scripted post. A string is an HTML page, anything else is sent as JSON. */
export type Reply = {
  status: number;
  body: unknown;
  means: Conclusion;
  headers?: Record<string, string>;
  /** The documents are silent: the answer is a guess from similar services. */
  isGuess?: true;
};

/** The page to which a service leads the plain POST of a page without JavaScript. */
type PlainPost =
  /** The page that a field of the post names. */
  | { landing: 'field'; field: string; fallback: string }
  /** The page in the form's settings, which the owner sets there. */
  | { landing: 'setting' }
  /** The form's `action`, a page of the site. */
  | { landing: 'action' };

/** The two forms' variables and addresses at a service, and its answers. */
export type Imitation = {
  service: string;
  /** The variables that the owner sets for the build. */
  variables: Record<string, string>;
  /** Addresses of scripted posts. */
  scripted: { lead: string; demo: string };
  /** Addresses of plain posts. */
  plain: { lead: string; demo: string };
  encoding: 'json' | 'form';
  plainPost: PlainPost;
  /** Fields without which the service refuses a post. */
  required?: Record<string, string>;
  /** A field with this value turns off the captcha page that comes before the landing page. */
  withoutCaptcha?: [name: string, value: string];
  /** The service serves scripts only if they accept JSON. */
  readsAccept?: true;
  /** The service refuses posts that come from no page. */
  readsOrigin?: true;
  /** JSON is sent with this `Content-Type`. */
  jsonType?: string;
  answers: Record<AnswerKind, Reply>;
};

/** Returns an HTML page. */
export const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;

const says =
  (means: Conclusion) => (status: number, body: unknown, headers?: Reply['headers']) => ({
    status,
    body,
    means,
    ...(headers && { headers }),
  });
export const accepts = says('accepted');
export const refuses = says('refused');
export const asksLater = says('later');
export const guessed = (reply: Reply): Reply => ({ ...reply, isGuess: true });
