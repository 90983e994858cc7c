import { sessionStore } from '#src/services/storage/storage.ts';

/** Returns true if the form has to restore an email address or a draft, or contains typed text. */
export function hasDemoText({ firstElementChild: form }: HTMLElement): boolean {
  const { email } = (history.state ?? {}) as { email?: unknown };
  const fields = form instanceof HTMLFormElement ? [...form.elements] : [];
  const isFilled = (fields as (HTMLInputElement | HTMLSelectElement)[]).some(
    (field) => field.value !== ('defaultValue' in field ? field.defaultValue : ''),
  );
  return Boolean(email) || isFilled || sessionStore.get('demoDraft') !== null;
}
