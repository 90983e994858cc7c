import { honeypotName } from '#content/constants.ts';

/** True where the field that no person meets has been filled in, by a program. */
export function isHoneypotFilled(page: ParentNode = document): boolean {
  return Boolean(page.querySelector<HTMLInputElement>(`[name=${honeypotName}]`)?.value);
}
