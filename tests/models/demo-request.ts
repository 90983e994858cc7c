import type { DemoFields } from '#content/site/demo-request.ts';
import { textbox, type Find, type Driver } from './driver';

type Field = keyof DemoFields;

/** The demo form's fields by their accessible names. */
export const demoFields: Record<Field, Find> = {
  firstName: textbox('First name'),
  lastName: textbox('Last name'),
  email: textbox('Work email'),
  website: textbox('Website'),
  employeeCount: { role: 'combobox', name: 'Number of employees' },
  industry: { role: 'combobox', name: 'Industry' },
};

/** A valid request. */
const completeRequest: DemoFields = {
  firstName: 'Ana',
  lastName: 'Petrov',
  email: 'ana@example.net',
  website: '',
  employeeCount: '11-50',
  industry: 'Electric Utility',
};

export function fillDemoField(driver: Driver, field: Field, value: string): Promise<void> {
  const isChoice = field === 'employeeCount' || field === 'industry';
  return isChoice
    ? driver.selectOption(demoFields[field], value)
    : driver.fill(demoFields[field], value);
}

export async function fillDemoForm(driver: Driver): Promise<void> {
  for (const [field, value] of Object.entries(completeRequest) as [Field, string][]) {
    await fillDemoField(driver, field, value);
  }
}
