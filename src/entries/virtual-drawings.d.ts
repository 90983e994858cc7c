declare module 'virtual:drawings/*' {
  /** Null if layout failed; the chart is then described as text. */
  const drawing: import('#src/atlas/drawings/drawing.ts').Drawing | null;
  export default drawing;
  /** Null if layout failed. */
  export const source: import('#src/atlas/kit/source-locations.ts').MachineSource | null;
}

declare module 'virtual:drawings' {
  interface Drawn {
    default: import('#src/atlas/drawings/drawing.ts').Drawing | null;
    source: import('#src/atlas/kit/source-locations.ts').MachineSource | null;
  }
  /** Loaders of the drawings and sources, by machine id. */
  const loaders: Readonly<Partial<Record<string, () => Promise<Drawn>>>>;
  export default loaders;
}

declare module 'virtual:revisions' {
  interface Revision {
    commit: string;
    /** The day of the commit: `2026-11-26`. */
    date: string;
    /** The machine as XState JSON. */
    text: string;
  }
  /** Loaders of the earlier versions of each machine, newest first. */
  const loaders: Readonly<Partial<Record<string, () => Promise<{ default: readonly Revision[] }>>>>;
  export default loaders;
}
