import { useEffect, useLayoutEffect, useRef } from 'react';

type Report<Name> = (name: Name, value: string) => void;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Binds the controls of a form to the values that `values` returns, by name or id. The page owns
 * the text: autofill may set it without an event. `read` calls `report` for each control that
 * changed since; each render writes the values that changed elsewhere. `reportTyped` gets the text
 * that was typed before hydration.
 */
export function useFields<Name extends string>(
  values: () => Record<Name, string>,
  report: Report<Name>,
  reportTyped = report,
) {
  const form = useRef<HTMLFormElement>(null);
  /** The value on which control and `values` agreed last. */
  const agreed = useRef(new WeakMap<Control, string>());

  function controls() {
    const entries = Object.entries(values()) as [Name, string][];
    return entries.flatMap(([name, value]) => {
      const control = form.current?.elements.namedItem(name) as Control | null | undefined;
      if (!control) return [];
      if (!agreed.current.has(control))
        agreed.current.set(control, 'defaultValue' in control ? control.defaultValue : '');
      return [{ name, value, control, last: agreed.current.get(control) }];
    });
  }

  function reportChanges(to: Report<Name>) {
    for (const { name, control, last } of controls()) {
      if (control.value === last) continue;
      agreed.current.set(control, control.value);
      to(name, control.value);
    }
  }

  function write() {
    for (const { value, control, last } of controls()) {
      if (value === last) continue;
      agreed.current.set(control, value);
      control.value = value;
    }
  }

  function read() {
    reportChanges(report);
    write();
  }

  useLayoutEffect(() => {
    // The machine checks the fields: browsers refuse international addresses.
    if (form.current) form.current.noValidate = true;
    reportChanges(reportTyped);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  // The machine starts in an effect, too, and knows the text above from then on.
  useEffect(write);

  return { read, formProps: { ref: form, onInput: read, onChange: read } };
}
