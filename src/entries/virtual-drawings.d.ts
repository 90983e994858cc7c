declare module 'virtual:drawings/*' {
  /** Null where layout has failed: the chart is then told in words. */
  const drawing: import('#src/atlas/drawings/drawing.ts').Drawing | null;
  export default drawing;
}

declare module 'virtual:drawings' {
  /** Loads the drawing of each machine by its id. */
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
