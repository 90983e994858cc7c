/** A picture that the benchmark's host does not answer: who asks for it stays in its loading. */
export const neverAnswered = '/bench/never.png';
