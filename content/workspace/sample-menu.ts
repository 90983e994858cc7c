/** The menu of the sample, and its element's id: buttons in the sidebar and the top bar open it. */
export const sampleMenu = {
  id: 'sample-data',
  title: 'Sample data',
} as const;
