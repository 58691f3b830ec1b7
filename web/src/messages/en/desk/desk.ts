/** What the operator reads; written in English alone. */
export const desk = {
  onlyOperators: 'This page is for the operator of the registry.',
  title: 'Desk',
  description: 'What waits for the operator of the registry.',
  lead: 'What waits for a decision, and everything the registry holds.',
  menuLabel: 'The desk',
};
