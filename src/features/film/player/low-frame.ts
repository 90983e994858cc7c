/** A frame as low as a phone in landscape or a small embed: labels move below it. */
export const lowFrame = '@media (max-height: 480px)';
/** A frame too low for captions as well: they move below the controls. */
export const lowestFrame = '@media (max-height: 300px)';
/** A frame wide enough for the whole picture. */
export const wideFrame = '@media (min-width: 606px)';
/** A stage too narrow for the whole picture shows its middle square. */
export const square = '@container (max-width: 589px)';
/** A square so small that its text needs to be larger. */
export const smallSquare = '@container (max-width: 340px)';
