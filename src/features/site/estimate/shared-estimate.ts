/**
 * Source of the script in the head that hides the example's figures if the URL has the inputs of
 * another estimate (specification §2.45).
 */
export const estimateScript =
  '/[?&]subscribers=/.test(location.search)&&(document.documentElement.dataset.estimate="")';

/** Returns true until the estimate of the URL is rendered (specification §2.45). */
export const isSharedEstimate = () => 'estimate' in document.documentElement.dataset;

/** Marks the estimate of the URL as rendered (specification §2.45). */
export function endSharedEstimate(): void {
  delete document.documentElement.dataset['estimate'];
}
