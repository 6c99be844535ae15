import type { LibraryClause } from './library-clause.js';

/** Clauses for a loan between a "Lender" and a "Borrower". */
export const LOAN_CLAUSES: readonly LibraryClause[] = [
  {
    title: 'Financial information',
    names: ['financial information', 'financial statements', 'audited accounts', 'annual accounts', 'information covenant'],
    paragraphs: [
      'While any part of the Loan is unpaid the Borrower shall give the Lender, within 180 (one hundred and eighty) days after the end of each financial year, its accounts for that year, audited where the law requires it.',
    ],
  },
  {
    title: 'No further charge',
    names: ['negative pledge', 'no further charge', 'no encumbrance', 'no further borrowing', 'no other loans'],
    paragraphs: [
      "While any part of the Loan is unpaid the Borrower shall not, without the Lender's prior written consent, charge, sell or otherwise dispose of what secures the Loan.",
    ],
  },
  {
    title: 'Insurance of the security',
    names: ['insurance', 'insurance of security', 'insurance of the security', 'insurance of assets'],
    paragraphs: [
      'While any part of the Loan is unpaid the Borrower shall keep what secures the Loan insured for its full value against fire, theft and similar risks, have the interest of the Lender noted on the policy, and show the policy on request.',
    ],
  },
  {
    title: 'Inspection',
    names: ['inspection', 'right to inspect', 'inspection of security', 'inspection of books', 'inspection of records'],
    paragraphs: [
      'The Lender may at a reasonable hour, after notice of at least {days}, inspect what secures the Loan and the books of the Borrower so far as they concern it.',
    ],
  },
  {
    title: 'Credit information',
    names: ['credit information', 'credit bureau', 'credit bureaus', 'cibil', 'disclosure to credit bureaus', 'credit reporting'],
    paragraphs: [
      'The Borrower consents to the Lender giving information about the Loan and its repayment to credit information companies, so far as the law allows.',
    ],
  },
  {
    title: 'Costs of recovery',
    names: ['recovery cost', 'costs of recovery', 'collection costs', 'legal costs of recovery'],
    paragraphs: ['The Borrower shall make good to the Lender the reasonable costs, including of legal advice, of recovering what is due.'],
  },
  {
    title: 'Post-dated cheques',
    names: ['post dated cheques', 'post dated cheque', 'security cheques', 'security cheque', 'pdc', 'pdcs'],
    paragraphs: [
      'The Borrower shall give the Lender post-dated cheques for what falls due under this Agreement. The Lender may present each of them on or after its date only for a sum that is then due, and shall return it when that sum has been paid in another way.',
    ],
  },
  {
    title: 'Cross-default',
    names: ['cross default'],
    paragraphs: [
      'It is also an event of default if the Borrower, after written notice, does not pay another loan of at least {amount} when it is due.',
    ],
  },
];
