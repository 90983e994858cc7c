/** A frame as low as a phone on its side, or as a small picture in a page: labels come after it. */
export const lowFrame = '@media (max-height: 480px)';
/** A frame too low for captions as well: they come after the controls. */
export const lowestFrame = '@media (max-height: 300px)';
