/**
 * The prefix of the symbols that the build adds to object literals: each holds the location of the
 * property with the rest of its name. Spreading an object copies them with its properties.
 */
export const locationPrefix = 'location:';
