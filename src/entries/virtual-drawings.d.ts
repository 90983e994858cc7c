declare module 'virtual:drawings/*' {
  /** Null if layout failed; the chart is then described as text. */
  const drawing: import('#src/atlas/drawings/drawing.ts').Drawing | null;
  export default drawing;
}

declare module 'virtual:drawings' {
  /** Loaders of the drawings, by machine id. */
  const loaders: Readonly<
    Partial<
      Record<
        string,
        () => Promise<{ default: import('#src/atlas/drawings/drawing.ts').Drawing | null }>
      >
    >
  >;
  export default loaders;
}
