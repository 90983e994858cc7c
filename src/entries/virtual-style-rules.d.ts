declare module 'virtual:style-rules' {
  /** The rules that every page has: typefaces, custom properties, elements. */
  export const baseRules: string;
  /** All others. */
  export const rules: string;
}
