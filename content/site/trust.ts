/** The security and access block of the home page and the agent pages. */
export const trust = {
  heading: 'Access you grant, watch and revoke.',
  lead: 'Security review? Write to',
  or: 'See also',
  facts: [
    ['Read-only first', 'Agents read until you approve a type of action, by name.'],
    ['Your identity provider', 'Each agent is an account in your single sign-on.'],
    ['Permission per tool', 'You grant every tool separately. Each call is checked.'],
    ['Signed log', 'Every call is signed and stored with its input and result.'],
    ['Kill switch', 'One switch stops all actions. You hold it.'],
    ['Where data sits', 'In the region you choose: North America or Europe.'],
    ['Model providers', 'Named in your contract. No change without notice.'],
    ['No training', 'Your data trains no model, neither ours nor a provider’s.'],
  ],
} as const;
