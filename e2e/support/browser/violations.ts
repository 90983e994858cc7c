import type { BrowserContext } from 'playwright/test';

/** Collects the policy violations of all pages and frames of the context. */
export async function violationsIn(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', ({ frame }, text: string) =>
    violations.push(`${new URL(frame.url()).pathname} ${text}`),
  );
  await context.addInitScript(() => {
    const report = (text: string) =>
      (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation(text);
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      report(`${effectiveDirective} ${blockedURI}`),
    );
    new ReportingObserver(
      (reports) => reports.forEach(({ type, body }) => report(`${type} ${JSON.stringify(body)}`)),
      { types: ['csp-violation', 'permissions-policy-violation'], buffered: true },
    ).observe();
  });
  return violations;
}
