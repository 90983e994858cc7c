/** A frame as low as a phone in landscape or a small embed: labels move below it. */
export const lowFrame = '@media (max-height: 480px)';
/** A frame too low for captions as well: they move below the controls. */
export const lowestFrame = '@media (max-height: 300px)';
