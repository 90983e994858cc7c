/** The part of the Trusted Types API that is used; absent in older browsers. */
type World = {
  trustedTypes?: {
    createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
  };
};

/** How React makes a script element that never runs, for the JSON-LD of the next page. */
const inertScript = '<script></script>';

/**
 * Lets text without markup through where a browser asks for trusted HTML (contracts §8), and
 * nothing else: no element can come of it. Where no policy is asked for, it changes nothing.
 */
export function trustTextOnly({ trustedTypes }: World = globalThis as World): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === inertScript || !text.includes('<') ? text : null),
  });
}
