/** A question that is asked in one place and answered in another. */
export class PendingAnswer<Answer> {
  #resolve: ((answer: Answer) => void) | undefined;

  /** Returns the answer to come; an earlier question stays without one. */
  ask(): Promise<Answer> {
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** Answers the latest question; nothing happens without one. */
  give(answer: Answer): void {
    this.#resolve?.(answer);
    this.#resolve = undefined;
  }
}
