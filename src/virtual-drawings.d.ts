declare module 'virtual:drawings/*' {
  /** Null where layout has failed: the chart is then told in words. */
  const drawing: import('./diagrams/drawing').Drawing | null;
  export default drawing;
}

declare module 'virtual:drawings' {
  /** Loads the drawing of each machine by its id. */
  const loaders: Readonly<
    Partial<Record<string, () => Promise<{ default: import('./diagrams/drawing').Drawing | null }>>>
  >;
  export default loaders;
}
