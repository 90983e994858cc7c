/** A promise that is resolved from elsewhere. */
export class PendingAnswer<Answer> {
  #resolve: ((answer: Answer) => void) | undefined;

  /** Returns a new promise; an earlier one stays pending. */
  ask(): Promise<Answer> {
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** Resolves the latest promise, if any. */
  give(answer: Answer): void {
    this.#resolve?.(answer);
    this.#resolve = undefined;
  }
}
