declare module '*.machine.ts?drawing' {
  /** Null if layout failed; the chart is then described as text. */
  export const drawing: import('#src/atlas/drawings/drawing.ts').Drawing | null;
  /** Null if layout failed. */
  export const source: import('#src/atlas/kit/source-locations.ts').MachineSource | null;
}
