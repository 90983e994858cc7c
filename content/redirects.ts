/** The redirects of legacy paths under /solutions/ (specification §2.155). */
export const legacySolutions = {
  'network-monitoring': 'network-os',
  'technical-support': 'customer-os',
  'field-service': 'field-os',
  'network-standards': 'standards-os',
  preboarding: 'human-os-attract',
  onboarding: 'human-os-onboard',
  'employee-engagement': 'human-os-engage',
} as const satisfies Record<string, string>;
