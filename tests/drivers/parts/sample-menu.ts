// Loads the lazy module before the first step.
import '#src/features/workspace/shell/sample-data/SamplePanel.tsx';
import { sampleMenu } from '#content/workspace/workspace.ts';
import { button, type Driver } from '#tests/models/driver.ts';

export const sampleSize = { role: 'combobox', name: 'Demo data' };

/** Opens the menu of the sample, or closes it; the shell has a button for each size of screen. */
export const toggleSampleMenu = (driver: Driver) =>
  driver.click({ ...button(sampleMenu.title), nth: 0 });

/** Resets the sample by its menu. */
export async function resetSample(driver: Driver): Promise<void> {
  await toggleSampleMenu(driver);
  await driver.click(button('Reset sample data'));
  await driver.click(button('Reset everything'));
  await toggleSampleMenu(driver);
}
