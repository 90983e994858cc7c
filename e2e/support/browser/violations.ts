import type { BrowserContext } from 'playwright/test';

/** Collects what any page of the context reports of its policy, in frames too. */
export async function violationsIn(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeBinding('tellViolation', ({ frame }, text: string) =>
    seen.push(`${new URL(frame.url()).pathname} ${text}`),
  );
  await context.addInitScript(() => {
    const report = (text: string) =>
      (globalThis as unknown as { tellViolation: (text: string) => void }).tellViolation(text);
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      report(`${effectiveDirective} ${blockedURI}`),
    );
    new ReportingObserver(
      (reports) => reports.forEach(({ type, body }) => report(`${type} ${JSON.stringify(body)}`)),
      { types: ['csp-violation', 'permissions-policy-violation'], buffered: true },
    ).observe();
  });
  return seen;
}
