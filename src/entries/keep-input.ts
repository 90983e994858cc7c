const isWaiting = (element: Element) => element.isConnected && element.closest('[data-region]');
const allControls = () => [...document.querySelectorAll<HTMLElement>('a, button, input')];
/** Returns whether the visitor changed a field. */
const isChanged = (field: HTMLInputElement | HTMLSelectElement) =>
  'options' in field
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue;

/**
 * Restores typed text, an open menu and queued presses if React draws their elements again, because
 * the document was changed (specification §12). Call it before hydration.
 */
export function keepInput(): void {
  const controls = allControls();
  let fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  let opened = document.querySelector(':popover-open, dialog[open]');

  function restore(): void {
    for (const field of fields) {
      const drawn = document.getElementById(field.id) as HTMLInputElement | null;
      if (field.isConnected || !drawn || !isChanged(field)) continue;
      drawn.value = field.value;
      drawn.dispatchEvent(new Event('input', { bubbles: true }));
    }
    fields = fields.filter(isWaiting);
    const drawnControls = controls.every(({ isConnected }) => isConnected) ? [] : allControls();
    // The loader repeats presses on the elements that it knows.
    for (const [index, control] of controls.entries())
      if (!control.isConnected) control.click = () => drawnControls[index]?.click();
    if (opened && !opened.isConnected) {
      const { id } = opened;
      const opener = `[popovertarget="${id}"], [command=show-modal][commandfor="${id}"]`;
      document.querySelector<HTMLElement>(opener)?.click();
    }
    if (opened && !isWaiting(opened)) opened = null;
  }
  const noteToggle = ({ target, newState }: ToggleEvent) => {
    const element = target as Element;
    const isUnread = !('hydrated' in document.documentElement.dataset) || isWaiting(element);
    if (newState === 'open' && isUnread) opened = element;
    else if (opened === element) opened = null;
  };
  addEventListener('beforetoggle', noteToggle, true);
  // Before the loader repeats presses.
  addEventListener('hydrated', restore, true);
}
