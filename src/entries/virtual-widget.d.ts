declare module 'virtual:chat-table' {
  /** The chat's machine compiled to plain data at build time. */
  const table: import('#src/atlas/kit/compiled-table.ts').RegionTable;
  export default table;
}

declare module 'virtual:widget-look' {
  /** The chat's style sheet, generated from the design tokens at build time. */
  const look: string;
  export default look;
}
