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
