import { bareTitle } from './clause-outline.js';

export interface StandardClause {
  title: string;
  paragraphs: string[];
}

/** Clauses that can be added by name to any agreement between "Parties"; "Agreement" gives way to what the document calls itself. */
const CLAUSES: readonly (StandardClause & { names: string[] })[] = [
  {
    title: 'Arbitration',
    names: ['arbitration', 'arbitral'],
    paragraphs: [
      'A dispute arising out of this Agreement that the Parties do not settle by discussion within 30 (thirty) days shall be referred to a sole arbitrator whom they appoint by agreement or, failing that, who is appointed under the arbitration law in force.',
      'The award is final and binds the Parties. Each Party bears its own costs of the arbitration unless the arbitrator directs otherwise.',
    ],
  },
  {
    title: 'Mediation',
    names: ['mediation', 'conciliation'],
    paragraphs: [
      'Before either Party begins proceedings, the Parties shall try in good faith to settle the dispute with the help of a mediator whom they choose together. A Party may begin proceedings if the mediation has not ended within 60 (sixty) days after it was asked for in writing, or at any time to obtain urgent relief.',
    ],
  },
  {
    title: 'Confidentiality',
    names: ['confidentiality', 'confidential', 'non disclosure', 'secrecy'],
    paragraphs: [
      'Each Party shall keep confidential the terms of this Agreement and what it learns of the affairs of the other under it, and shall use that only for the purposes of this Agreement.',
      'This does not apply to what is public without breach of this Agreement, or to what a law, a court or a public authority requires to be disclosed.',
    ],
  },
  {
    title: 'Force majeure',
    names: ['force majeure', 'act of god', 'acts of god'],
    paragraphs: [
      'A Party is not liable for a failure or delay that is caused by an event beyond its reasonable control and that it could not have avoided with reasonable care, for as long as the event lasts. It shall notify the other Party of the event without delay.',
      'If the event lasts longer than 90 (ninety) days, either Party may end this Agreement by notice in writing. This clause does not excuse the payment of money that was due before the event.',
    ],
  },
  {
    title: 'Indemnity',
    names: ['indemnity', 'indemnification', 'indemnities'],
    paragraphs: [
      'Each Party shall make good to the other the loss, damage and reasonable cost, including of legal advice, that the other suffers through its breach of this Agreement or through its negligence or wilful default.',
    ],
  },
  {
    title: 'Entire agreement',
    names: ['entire agreement', 'whole agreement', 'integration', 'merger'],
    paragraphs: [
      'This Agreement is the whole agreement of the Parties on its subject and replaces what they agreed on it before, orally or in writing.',
    ],
  },
  {
    title: 'Severability',
    names: ['severability', 'severance'],
    paragraphs: ['If a term of this Agreement is held invalid or unenforceable, the other terms remain in force.'],
  },
  {
    title: 'Waiver',
    names: ['waiver', 'no waiver', 'non waiver'],
    paragraphs: ['A right under this Agreement is waived only in writing. A delay in using a right is no waiver of it.'],
  },
  {
    title: 'Amendment',
    names: ['amendment', 'amendments', 'variation', 'modification'],
    paragraphs: ['This Agreement may be changed only in writing signed by all Parties.'],
  },
  {
    title: 'Assignment',
    names: ['assignment', 'no assignment', 'non assignment', 'transfer'],
    paragraphs: [
      'Neither Party may assign or transfer its rights or duties under this Agreement without the prior written consent of the other.',
    ],
  },
  {
    title: 'Data protection',
    names: ['data protection', 'privacy', 'personal data'],
    paragraphs: [
      'A Party that receives personal data from the other under this Agreement shall use it only for the purposes of this Agreement, keep it secure, and delete or return it when it is no longer needed, as the law on personal data requires.',
    ],
  },
];

/** The clause of that name; null when there is none. */
export function standardClause(name: string): StandardClause | null {
  const wanted = bareTitle(name);
  const found = CLAUSES.find(({ names }) => names.includes(wanted));
  return found ? { title: found.title, paragraphs: [...found.paragraphs] } : null;
}
