declare module 'virtual:drawings/*' {
  /** Null where layout has failed: the chart is then told in words. */
  const drawing: import('./diagrams/drawing').Drawing | null;
  export default drawing;
}
