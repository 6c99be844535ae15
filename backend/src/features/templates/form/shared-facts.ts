/**
 * What the forms of several templates ask for, with the format of its fields: what is entered in one is offered to the next. Parties have
 * their own facts; see `PARTY_SIDES`.
 */
export const SHARED_FACTS = {
  court: 'text',
  case_title: 'text',
  facts: 'list',
  reliefs: 'list',
  claim_amount: 'money',
  currency: 'currency',
  interest_rate: 'percent',
  debt_facts: 'list',
  cheque_number: 'text',
  cheque_date: 'date',
  cheque_amount: 'money',
  drawee_bank: 'text',
  payee_bank: 'text',
  presented_date: 'date',
  return_memo_date: 'date',
  information_date: 'date',
  return_reason: 'text',
  cheque_notice_date: 'date',
  rti_application_date: 'date',
} as const;
export type SharedFact = keyof typeof SHARED_FACTS;
export const SHARED_FACT_NAMES = Object.keys(SHARED_FACTS) as [SharedFact, ...SharedFact[]];

/** What is wrong with the facts that fields share with other templates, in words for the author; null if nothing is. */
export function sharedProblem(fields: readonly { name: string; format: string; shared?: SharedFact }[]): string | null {
  const shared = fields.flatMap((field) => (field.shared ? [{ ...field, shared: field.shared }] : []));
  for (const [at, { name, format, shared: fact }] of shared.entries()) {
    if (format !== SHARED_FACTS[fact]) return `${name} does not have the format of ${fact}`;
    if (shared.findIndex((each) => each.shared === fact) !== at) return `two fields hold ${fact}`;
  }
  return null;
}
