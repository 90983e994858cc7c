export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A line of text, positioned at the start of its baseline. */
export interface TextLine extends Point {
  kind: 'name' | 'tag' | 'entry' | 'exit' | 'invoke' | 'trigger' | 'guard' | 'action' | 'target';
  text: string;
}

/** A state's box and the text at its top. */
interface DrawnState {
  /** The chart id. */
  id: string;
  box: Box;
  lines: TextLine[];
}

/** A transition: a polyline with an arrowhead and a label. */
export interface DrawnTransition {
  /** The chart id. */
  id: string;
  /**
   * A line connects source and target; transitions with the same ends share it. A row is listed in
   * its source's box, and its line is only a symbol.
   */
  form: 'line' | 'row';
  points: Point[];
  label: { box: Box; lines: TextLine[] };
}

/** The layout of a chart, in px. */
export interface Drawing {
  id: string;
  width: number;
  height: number;
  /** Parents before children. */
  states: DrawnState[];
  transitions: DrawnTransition[];
  /** The arrows from a dot to the initial states. */
  starts: { state: string; points: Point[] }[];
}
