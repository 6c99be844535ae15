import type { LibraryClause } from './library-clause.js';

/** Clauses for an agreement on services; `{supplier}` and `{recipient}` are the terms of the document. */
export const SERVICE_CLAUSES: readonly LibraryClause[] = [
  {
    title: 'Exclusivity',
    names: ['exclusivity', 'exclusive services', 'competing clients', 'no competing clients', 'work for competitors'],
    paragraphs: [
      "While this Agreement is in force the {supplier} shall not, without the {recipient}'s prior written consent, provide services of the same kind to a competitor whom the {recipient} has named in writing.",
    ],
  },
  {
    title: 'Compensation for delay',
    names: [
      'liquidated damages',
      'penalty for delay',
      'delay penalty',
      'penalty for late delivery',
      'compensation for delay',
      'damages for delay',
      'late delivery',
      'service credits',
    ],
    paragraphs: [
      'If the {supplier} performs later than agreed for a reason that lies with it, the {recipient} may deduct {part} of the price of what is late for each full week of the delay. The Parties accept this as a reasonable estimate of the loss.',
      'The deductions together do not exceed {cap} of that price. Nothing is deducted for a delay that the {recipient} or an event beyond control has caused.',
    ],
  },
  {
    title: 'Key personnel',
    names: ['key personnel', 'key persons', 'key staff', 'dedicated team', 'named personnel'],
    paragraphs: [
      "The {supplier} shall perform this Agreement through the persons whom the Parties have named in writing. It may replace one of them only by a person of equal qualification and with the {recipient}'s consent, which shall not be unreasonably withheld.",
    ],
  },
  {
    title: 'Verification of staff',
    names: [
      'staff verification',
      'background verification of staff',
      'police verification of staff',
      'verification of staff',
      'background checks',
    ],
    paragraphs: [
      "The {supplier} shall, before it sends a member of its staff to the {recipient}'s premises, verify that person's identity and earlier employment with the person's consent, and shall show the {recipient} proof of it on request.",
    ],
  },
  {
    title: 'Insurance',
    names: ['insurance', 'liability insurance', 'public liability insurance', 'professional indemnity insurance', 'insurance cover'],
    paragraphs: [
      'While this Agreement is in force the {supplier} shall hold insurance against its liability to third persons and to its own staff of at least {amount} for each event, and shall show the {recipient} proof of it on request.',
    ],
  },
  {
    title: 'Subcontracting',
    names: ['subcontracting', 'sub contracting', 'no subcontracting', 'subcontractors'],
    paragraphs: [
      "The {supplier} may subcontract only with the {recipient}'s prior written consent and is answerable for every subcontractor as for itself.",
    ],
  },
  {
    title: 'Expenses',
    names: ['expenses', 'reimbursement of expenses', 'out of pocket expenses', 'travel expenses', 'travelling expenses'],
    paragraphs: [
      'The {recipient} shall reimburse, against bills, the travel and other out-of-pocket expenses that it has approved in writing beforehand.',
    ],
  },
  {
    title: 'Advance',
    names: ['advance', 'advance payment', 'mobilisation advance', 'mobilization advance'],
    paragraphs: [
      'On signing this Agreement the {recipient} shall pay the {supplier} an advance of {amount}, which is set off against the first invoices. So far as it has not been earned when this Agreement ends, the {supplier} shall refund it.',
    ],
  },
  {
    title: 'Correction of defects',
    names: [
      'warranty period',
      'defects liability',
      'defect liability',
      'warranty of services',
      'correction of defects',
      'bug fixing',
      'warranty support',
    ],
    paragraphs: [
      'The {supplier} shall correct without charge every defect in what it has delivered that the {recipient} notifies within {months} after the delivery, unless the {recipient} has caused it.',
    ],
  },
  {
    title: 'Business continuity',
    names: ['business continuity', 'disaster recovery', 'backup', 'continuity of services'],
    paragraphs: [
      'The {supplier} shall keep a plan for continuing to perform this Agreement when its staff, its premises or its systems fail, shall test it at least once a year and shall show it to the {recipient} on request.',
    ],
  },
  {
    title: 'Labour laws',
    names: ['labour law', 'labour laws', 'labour law compliance', 'labor law', 'statutory compliance', 'wages of staff'],
    paragraphs: [
      'The {supplier} shall keep the labour laws that apply to its staff, pay their wages and the contributions to statutory funds in time, and show the {recipient} proof of payment on request.',
    ],
  },
];
