/** Prints one element alone, at three quarters of its size. */
export function printOnly(id: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `@media print{body :not(:has(#${id}),#${id},#${id} *){display:none!important}` +
      `section:has(>#${id}){padding-top:0}#${id}{zoom:.75}}`,
  );
  document.adoptedStyleSheets.push(sheet);
  const remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((used) => used !== sheet);
  };
  addEventListener('afterprint', remove, { once: true });
  print();
}
