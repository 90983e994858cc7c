/** A promise that is resolved from elsewhere. */
export class Deferred<Value> {
  #resolve: ((value: Value) => void) | undefined;

  /** Returns a new promise; an earlier one stays pending. */
  start(): Promise<Value> {
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** Resolves the latest promise, if any. */
  resolve(value: Value): void {
    this.#resolve?.(value);
    this.#resolve = undefined;
  }
}
