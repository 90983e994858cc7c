import type { ChatLooks } from '#content/workspace/chat-looks.ts';
import { inkOn } from '#machines/shared/chat-looks.ts';
import styles from 'virtual:widget-styles';
import { detach } from './elements';

/** A page that removes the host again and again wins. */
const maxRestorations = 50;

/** Creates the chat's host element with its styled shadow root. */
export function createHost() {
  const host = document.createElement('midspan-chat');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  // Browsers without `light-dark()` get the light theme.
  sheet.replaceSync(
    CSS.supports('color:light-dark(red,red)')
      ? styles
      : styles.replace(/light-dark\((.*?),.*?\)/g, '$1'),
  );
  root.adoptedStyleSheets = [sheet];
  host.lang = 'en';
  return { host, root };
}

/** Gives the host the color scheme and the direction of `model`; it inherits those of `parent`. */
export function followStyle(host: HTMLElement, model: Element, parent: Element): void {
  const { colorScheme, direction } = getComputedStyle(model);
  const inherited = getComputedStyle(parent);
  const ownScheme = colorScheme === inherited.colorScheme ? '' : colorScheme;
  host.style.setProperty('--midspan-scheme', colorScheme === 'normal' ? 'light dark' : ownScheme);
  host.dir = direction === inherited.direction ? '' : direction;
}

/** Gives the host its colors, place and theme. */
export function applyLooks(host: HTMLElement, looks: ChatLooks): void {
  const { color, side, bottom, scheme, corner } = looks;
  const onCta = color && inkOn(color);
  const all = {
    cta: color,
    onCta,
    side: `${side}px`,
    bottom: `${bottom}px`,
    'midspan-theme': scheme,
  };
  for (const [name, value] of Object.entries(all)) host.style.setProperty(`--${name}`, value);
  host.setAttribute('corner', corner);
}

/** Returns whether the page shows a modal dialog, its own or the browser's. Older browsers throw. */
export const hasModal = (): boolean =>
  [...document.querySelectorAll(':modal,[aria-modal=true]')].some((dialog) =>
    dialog.checkVisibility({ visibilityProperty: true }),
  );

/**
 * Returns functions that put a host on the page and take it off. It is in the root element and in the
 * top layer: pages replace their body, and transforms, filters and stacking contexts would move it.
 * If the page replaces the root element’s content, the host returns.
 */
export function pageMount(host: HTMLElement, onPlaced: () => void) {
  let restorations = 0;
  // At the end mark of a boundary, React 18 stops looking for nodes that the server did not send. If it
  // found the host, it would draw the whole document again.
  const guard = document.createComment('/$');
  const observer = new MutationObserver(() => {
    if (host.isConnected || restorations >= maxRestorations) return;
    restorations += 1;
    attach();
  });

  function attach() {
    const page = document.documentElement as HTMLElement | null;
    if (!page) return;
    for (const parent of [document, page]) observer.observe(parent, { childList: true });
    followStyle(host, document.body ?? page, page);
    const isNew = !host.isConnected;
    if (isNew) for (const node of [guard, host]) page.appendChild(node);
    try {
      host.popover = 'manual';
      // A modal dialog of the page stays above the chat.
      if (!document.querySelector(':modal')) host.showPopover();
    } catch {
      // Without a top layer, the largest z-index applies.
    }
    if (isNew) onPlaced();
  }

  return {
    attach,
    remove: () => {
      observer.disconnect();
      detach(guard);
      detach(host);
    },
  };
}
