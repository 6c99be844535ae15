import type { LibraryClause } from './library-clause.js';

/** Clauses for a partnership between "Partners" who together are the "Firm". */
export const PARTNERSHIP_CLAUSES: readonly LibraryClause[] = [
  {
    title: 'Confidentiality',
    names: ['confidentiality', 'confidential information', 'secrecy', 'non disclosure'],
    paragraphs: [
      'No Partner shall, while a Partner or afterwards, disclose the affairs of the Firm or use what the Partner learns of them for another purpose than that of the Firm, except where the law requires disclosure.',
    ],
  },
  {
    title: 'Insurance',
    names: ['insurance', 'insurance of stock', 'fire insurance'],
    paragraphs: [
      'The Firm shall keep its premises, stock and equipment insured for their full value against fire, theft and similar risks.',
    ],
  },
  {
    title: 'Business after leaving the Firm',
    names: ['non compete', 'non competition', 'restraint of trade', 'competition after retirement'],
    paragraphs: [
      'For {months} after ceasing to be a Partner a person who was one shall not carry on a business similar to the Business, so far as this restriction is reasonable (section 36(2) of the Indian Partnership Act, 1932).',
    ],
  },
  {
    title: 'Meetings',
    names: ['meeting', 'meetings', 'partners meetings', 'meetings of partners'],
    paragraphs: [
      'The Partners shall meet at least {often} to review the Business. Each of them may call a meeting by notice in writing of 7 (seven) days to the others. Decisions are recorded in writing and signed by those who are present.',
    ],
  },
  {
    title: 'Loans by Partners',
    names: ['partner loans', 'loans by partners', 'loan by partner', 'loan from partners', 'advances by partners'],
    paragraphs: [
      'A Partner may lend money to the Firm with the written consent of the others. Such a loan bears simple interest at {rate}, is no part of the Capital, and is repaid before the Capital when the Firm is dissolved.',
    ],
  },
  {
    title: 'Audit',
    names: ['audit', 'auditor', 'annual audit', 'appointment of auditor'],
    paragraphs: ['The accounts of the Firm shall be audited each year by a chartered accountant whom the Partners appoint.'],
  },
  {
    title: 'Mediation',
    names: ['mediation', 'conciliation'],
    paragraphs: [
      'Before a Partner begins proceedings against another about the Firm, they shall try in good faith to settle the dispute with the help of a mediator whom they choose together. A Partner may begin proceedings if the mediation has not ended within 60 (sixty) days after it was asked for in writing, or at any time to obtain urgent relief.',
    ],
  },
  {
    title: 'Leave of Partners',
    names: ['leave', 'leave of partners', 'partners leave', 'absence'],
    paragraphs: ['Each working Partner may be absent from the Business for {days} in each year, at times that the Partners agree.'],
  },
  {
    title: 'Changes of this Deed',
    names: ['amendment', 'amendments', 'variation', 'modification'],
    paragraphs: ['This Deed may be changed only in writing signed by all Partners.'],
  },
];
