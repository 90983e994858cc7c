import type { Page } from 'playwright/test';

/**
 * Returns the texts of the page's `region` that a visitor cannot read: smaller than 11 px on the
 * screen, or cut by the edge of a picture. A text that is wholly outside its picture is cropped on
 * purpose.
 */
export const unreadableTexts = (page: Page, region = 'main'): Promise<string[]> =>
  page.evaluate(async (selector) => {
    // Container queries follow a resize a frame later.
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const smallest = 10.95;
    const root = document.querySelector(selector)!;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      // Visually hidden texts are 1 px wide or have no box.
      const isShown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!text || !isShown || parent.closest('noscript, option, [class*="VisuallyHidden"]'))
        continue;
      const clips: DOMRect[] = [];
      let isVisuallyHidden = false;
      for (
        let at: Element | null = parent;
        at && at !== root.parentElement;
        at = at.parentElement
      ) {
        const { overflowX, position, clipPath } = getComputedStyle(at);
        const rect = at.getBoundingClientRect();
        if (rect.width <= 1 && position === 'absolute') isVisuallyHidden = true;
        if (clipPath !== 'none') isVisuallyHidden = true;
        if (!(at instanceof SVGElement) && /clip|hidden/.test(overflowX)) clips.push(rect);
      }
      if (isVisuallyHidden || box.width <= 1) continue;
      const scale =
        parent instanceof SVGGraphicsElement
          ? Math.hypot(parent.getScreenCTM()!.a, parent.getScreenCTM()!.b)
          : 1;
      const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < smallest) faults.push(`${size.toFixed(1)} px: ${text}`);
      for (const clip of clips) {
        const isOutside =
          box.right <= clip.left ||
          box.left >= clip.right ||
          box.bottom <= clip.top ||
          box.top >= clip.bottom;
        const isInside =
          box.left >= clip.left - 1 &&
          box.right <= clip.right + 1 &&
          box.top >= clip.top - 1 &&
          box.bottom <= clip.bottom + 1;
        if (!isOutside && !isInside) faults.push(`cut: ${text}`);
      }
    }
    return [...new Set(faults)];
  }, region);

/** Returns the words of four or more characters that break inside; addresses may. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement!.closest('[href^="mailto:"]')) continue;
      for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(word);
      }
    }
    return [...broken];
  });
