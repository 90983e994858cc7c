/** What is used of Mozilla's scanner, which has no types of its own. */
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  interface Result {
    result: string | null;
    pass: boolean;
  }
  export const ALL_TESTS: readonly ((requests: object) => Result)[];
}
declare module '@mdn/mdn-http-observatory/src/types.js' {
  export class Requests {
    constructor(hostname: string);
    session: object | null;
    resources: { path: string | null };
    responses: Record<'auto' | 'cors' | 'http' | 'https', object | null> & {
      httpRedirects: { url: URL; status: number }[];
    };
  }
}
declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string | null): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}
declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
