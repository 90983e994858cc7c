export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A line of text in a drawing, at its baseline's start. */
export interface TextLine extends Point {
  kind: 'name' | 'tag' | 'entry' | 'exit' | 'invoke' | 'trigger' | 'guard' | 'action' | 'target';
  text: string;
}

/** A state: the box that its parts lie in, and what is written at its top. */
export interface DrawnState {
  /** As in the machine's chart. */
  id: string;
  box: Box;
  lines: TextLine[];
}

/** A transition: a polyline with an arrow at its end, and what is written on it. */
export interface DrawnTransition {
  /** As in the machine's chart. */
  id: string;
  /**
   * A line leads from its source to its target; those with both in common share it. A row stands in
   * its source's box: nothing is left, or the same state is entered anew; its line is a sign only.
   */
  form: 'line' | 'row';
  points: Point[];
  label: { box: Box; lines: TextLine[] };
}

/** Where everything of a chart is drawn, in px. */
export interface Drawing {
  id: string;
  width: number;
  height: number;
  /** Each after the state that it lies in. */
  states: DrawnState[];
  transitions: DrawnTransition[];
  /** From a dot to the state that is entered first. */
  starts: { state: string; points: Point[] }[];
}
