/** Prints with `data-printed` on the root element: style sheets then hide the rest of the page. */
export function printOnly(id: string): void {
  const { dataset } = document.documentElement;
  dataset['printed'] = id;
  addEventListener('afterprint', () => delete dataset['printed'], { once: true });
  print();
}
