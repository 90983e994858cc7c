/** Beside the page's words, because a page's head is loaded with every page. */
export const privacyDescription =
  'What the Midspan site keeps in your browser, for how long, what leaves it and when, and a button that clears it.';
