import { honeypotName } from '#content/constants.ts';

/** Returns whether the field that is hidden from people was filled in. */
export function isHoneypotFilled(page: ParentNode = document): boolean {
  return Boolean(page.querySelector<HTMLInputElement>(`[name=${honeypotName}]`)?.value);
}
