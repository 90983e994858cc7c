/** Replaces `:popover-open`, which happy-dom does not implement. */
const attribute = 'data-shown';
let focusedBefore: Element | null = null;

function toggle(popover: HTMLElement, isOpen: boolean) {
  if (popover.hasAttribute(attribute) === isOpen) return;
  const newState = isOpen ? 'open' : 'closed';
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  const hadFocus = popover.contains(document.activeElement);
  popover.toggleAttribute(attribute, isOpen);
  if (isOpen) focusedBefore = document.activeElement;
  const next = isOpen ? popover.querySelector('[autofocus]') : hadFocus ? focusedBefore : null;
  if (next instanceof HTMLElement) next.focus();
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}

/** Closes every open popover, as Escape and an outside click do. */
export const dismissPopovers = () =>
  document
    .querySelectorAll<HTMLElement>(`[${attribute}]`)
    .forEach((popover) => toggle(popover, false));

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    toggle(this, true);
  },
  hidePopover(this: HTMLElement) {
    toggle(this, false);
  },
});

/** Opens the popover of a pressed invoker. */
document.addEventListener('click', ({ target }) => {
  const id =
    target instanceof Element && target.closest('[popovertarget]')?.getAttribute('popovertarget');
  const popover = id ? document.getElementById(id) : null;
  if (popover) toggle(popover, true);
});
