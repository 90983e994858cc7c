/** Returns whether shortcuts use Command instead of Control. */
export const usesCommandKey = (): boolean => /Mac|iP/.test(navigator.platform);
