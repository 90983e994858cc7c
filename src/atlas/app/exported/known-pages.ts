/** Exported machines belong to no page of this site; replaces its pages. */
export const sitePages: readonly string[] = [];
export const knownPages: readonly string[] = [];
export const pagesMeant = (): readonly string[] => [];
