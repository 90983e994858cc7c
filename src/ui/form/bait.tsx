import { VisuallyHidden } from '#src/ui/layout/layout.ts';

/** A field that people, screen readers, keyboards and autofill pass by, and programs fill in. */
export function Bait({ name }: { name: string }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        Leave this empty <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
