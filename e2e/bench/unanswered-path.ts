/** An image that the benchmark's server never answers, which delays a page's load event. */
export const unansweredPath = '/bench/never.png';
