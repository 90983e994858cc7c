declare module 'virtual:chat-table' {
  /** The chat's machine as plain data, read from its chart when the file is built. */
  const table: import('#src/atlas/kit/compiled-table.ts').RegionTable;
  export default table;
}

declare module 'virtual:widget-look' {
  /** The style sheet of the chat, written from the design's tokens when the file is built. */
  const look: string;
  export default look;
}
