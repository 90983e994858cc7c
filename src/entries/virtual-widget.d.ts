declare module 'virtual:chat-table' {
  /** The chat's machine as plain data, compiled from its chart at build time. */
  const table: import('#src/widget/compiled-table.ts').CompiledTable;
  export default table;
}

declare module 'virtual:widget-styles' {
  /** The chat's style sheet, generated from the design tokens at build time. */
  const styles: string;
  export default styles;
}
