/** What stands for `:popover-open`, which happy-dom does not know. */
const shown = 'data-shown';

function toggle(popover: HTMLElement, isOpen: boolean) {
  if (popover.hasAttribute(shown) === isOpen) return;
  const newState = isOpen ? 'open' : 'closed';
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  popover.toggleAttribute(shown, isOpen);
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}

/** Closes every open popover, as Escape and a press elsewhere do. */
export const dismissPopovers = () =>
  document.querySelectorAll<HTMLElement>(`[${shown}]`).forEach((one) => toggle(one, false));

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    toggle(this, true);
  },
  hidePopover(this: HTMLElement) {
    toggle(this, false);
  },
});
