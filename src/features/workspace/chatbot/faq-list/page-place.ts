/** Returns how far below the top of the page an element begins, in px; 0 where there is none. */
export function distanceFromTop(elementId: string): number {
  const element = document.getElementById(elementId);
  return element ? element.getBoundingClientRect().top + window.scrollY : 0;
}
