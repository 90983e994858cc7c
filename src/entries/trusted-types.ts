/** The subset of the Trusted Types API in use; missing in older browsers. */
type Deps = {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
    ) => unknown;
  };
};

/** React creates a script element that never runs from this, for the next page's JSON-LD. */
const inertScript = '<script></script>';

/**
 * Installs the default Trusted Types policy: where trusted HTML is required, it accepts text
 * without markup only, and scripts of this build, which the PDF reader's worker is (specification
 * §18.9). Does nothing in browsers without Trusted Types.
 */
export function installTrustedTypesPolicy({ trustedTypes }: Deps = globalThis as Deps): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === inertScript || !text.includes('<') ? text : null),
    createScriptURL: (url) => (/^\/assets\/[\w.-]+$/.test(url) ? url : null),
  });
}
