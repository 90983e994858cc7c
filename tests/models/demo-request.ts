import {
  demoExamples,
  demoFieldRows,
  demoFields,
  type DemoFieldName,
  type DemoFields,
} from '#content/site/demo-request.ts';
import { textbox, type Find, type Driver } from './driver';

/** The demo form's fields by their accessible names. */
export const demoControls = Object.fromEntries(
  demoFieldRows.map(([name, { label, options }]) => [
    name,
    options ? { role: 'combobox', name: label } : textbox(label),
  ]),
) as Record<DemoFieldName, Find>;

/** A valid request. */
const completeRequest: DemoFields = {
  ...demoExamples(),
  firstName: 'Ana',
  lastName: 'Petrov',
  email: 'ana@example.net',
  website: '',
  employeeCount: '11-50',
  industry: 'Electric Utility',
};

export function fillDemoField(driver: Driver, name: DemoFieldName, value: string): Promise<void> {
  return 'options' in demoFields[name]
    ? driver.selectOption(demoControls[name], value)
    : driver.fill(demoControls[name], value);
}

export async function fillDemoForm(driver: Driver): Promise<void> {
  for (const [field, value] of Object.entries(completeRequest) as [DemoFieldName, string][]) {
    await fillDemoField(driver, field, value);
  }
}
