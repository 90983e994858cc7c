/** The menu of the sample, and its element's id: buttons in the sidebar and the top bar open it. */
export const sampleMenu = {
  id: 'sample-data',
  title: 'Sample data',
  hint: 'A fictional provider’s conversations. Your changes stay in this browser.',
} as const;
