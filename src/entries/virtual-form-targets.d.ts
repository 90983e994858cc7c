declare module 'virtual:form-targets' {
  /** Destinations of the two forms. */
  export const formTargets: import('#src/lib/forms/form-target.ts').FormTargets;
  /** URLs for the security policy. */
  export const formOrigins: { connect: readonly string[]; formAction: readonly string[] };
}
