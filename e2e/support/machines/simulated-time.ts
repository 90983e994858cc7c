interface Timer {
  end: number;
  run: () => void;
}

/**
 * Timers whose time passes only in `advance`. A timer set by another counts from that one's end, which
 * Node's mock timers do not do.
 */
class SimulatedTime {
  private now = 0;
  private count = 0;
  private readonly timers = new Map<number, Timer>();

  readonly setTimeout = (run: () => void, ms = 0): number => {
    this.count += 1;
    this.timers.set(this.count, { end: this.now + ms, run });
    return this.count;
  };

  readonly clearTimeout = (id: number): void => {
    this.timers.delete(id);
  };

  advance(ms: number): void {
    const until = this.now + ms;
    const next = () => [...this.timers].sort(([, a], [, b]) => a.end - b.end)[0];
    for (let due = next(); due && due[1].end <= until; due = next()) {
      const [id, { end, run }] = due;
      this.timers.delete(id);
      this.now = end;
      run();
    }
    this.now = until;
  }
}

/** Replaces the timers while `work` runs, and returns its result. */
export function inSimulatedTime<T>(work: (advance: (ms: number) => void) => T): T {
  const { setTimeout, clearTimeout } = globalThis;
  const time = new SimulatedTime();
  Object.assign(globalThis, { setTimeout: time.setTimeout, clearTimeout: time.clearTimeout });
  try {
    return work((ms) => time.advance(ms));
  } finally {
    Object.assign(globalThis, { setTimeout, clearTimeout });
  }
}
