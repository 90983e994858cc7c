import type { DemoFields } from '#content/site/demo-request.ts';
import { textbox, type Find, type Hands } from './hands';

type Field = keyof DemoFields;

/** The demo form's fields as a visitor names them. */
export const demoFields: Record<Field, Find> = {
  firstName: textbox('First name'),
  lastName: textbox('Last name'),
  email: textbox('Work email'),
  website: textbox('Website'),
  employeeCount: { role: 'combobox', name: 'Number of employees' },
  industry: { role: 'combobox', name: 'Industry' },
};

/** A request that nothing is missing from. */
const completeRequest: DemoFields = {
  firstName: 'Ana',
  lastName: 'Petrov',
  email: 'ana@example.net',
  website: '',
  employeeCount: '11-50',
  industry: 'Electric Utility',
};

export function fillDemoField(hands: Hands, field: Field, value: string): Promise<void> {
  const isChoice = field === 'employeeCount' || field === 'industry';
  return isChoice ? hands.choose(demoFields[field], value) : hands.fill(demoFields[field], value);
}

export async function fillDemoForm(hands: Hands): Promise<void> {
  for (const [field, value] of Object.entries(completeRequest) as [Field, string][]) {
    await fillDemoField(hands, field, value);
  }
}
