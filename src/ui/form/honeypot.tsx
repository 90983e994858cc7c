import { VisuallyHidden } from '#src/ui/layout/layout.ts';

/**
 * Renders a field that only bots fill in: hidden from people, screen readers, keyboard and
 * autofill.
 */
export function Honeypot({ name }: { name: string }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        Leave this empty <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
