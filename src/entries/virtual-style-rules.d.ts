declare module 'virtual:style-rules' {
  /** Global rules: fonts, custom properties, elements. */
  export const baseRules: string;
  /** All other rules. */
  export const rules: string;
}
