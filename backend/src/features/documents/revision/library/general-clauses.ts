import type { LibraryClause } from './library-clause.js';

/** Clauses for any agreement between "Parties"; "Agreement" gives way to what the document calls itself. */
export const GENERAL_CLAUSES: readonly LibraryClause[] = [
  {
    title: 'Arbitration',
    names: ['arbitration', 'arbitral', 'arbitrator', 'arbitration agreement'],
    paragraphs: [
      'A dispute arising out of this Agreement that the Parties do not settle by discussion within 30 (thirty) days shall be referred to a sole arbitrator whom they appoint by agreement or, failing that, who is appointed under the arbitration law in force.',
      'The award is final and binds the Parties. Each Party bears its own costs of the arbitration unless the arbitrator directs otherwise.',
    ],
  },
  {
    title: 'Mediation',
    names: ['mediation', 'conciliation', 'mediation first'],
    paragraphs: [
      'Before either Party begins proceedings, the Parties shall try in good faith to settle the dispute with the help of a mediator whom they choose together. A Party may begin proceedings if the mediation has not ended within 60 (sixty) days after it was asked for in writing, or at any time to obtain urgent relief.',
    ],
  },
  {
    title: 'Confidentiality',
    names: ['confidentiality', 'confidential', 'confidential information', 'non disclosure', 'secrecy', 'nda'],
    paragraphs: [
      'Each Party shall keep confidential the terms of this Agreement and what it learns of the affairs of the other under it, and shall use that only for the purposes of this Agreement.',
      'This does not apply to what is public without breach of this Agreement, or to what a law, a court or a public authority requires to be disclosed.',
    ],
  },
  {
    title: 'Force majeure',
    names: ['force majeure', 'act of god', 'acts of god', 'events beyond control', 'pandemic', 'natural calamity', 'natural disaster'],
    paragraphs: [
      'A Party is not liable for a failure or delay that is caused by an event beyond its reasonable control and that it could not have avoided with reasonable care, for as long as the event lasts. It shall notify the other Party of the event without delay.',
      'If the event lasts longer than 90 (ninety) days, either Party may end this Agreement by notice in writing. This clause does not excuse the payment of money that was due before the event.',
    ],
  },
  {
    title: 'Indemnity',
    names: ['indemnity', 'indemnification', 'indemnities', 'mutual indemnity', 'hold harmless'],
    paragraphs: [
      'Each Party shall make good to the other the loss, damage and reasonable cost, including of legal advice, that the other suffers through its breach of this Agreement or through its negligence or wilful default.',
    ],
  },
  {
    title: 'Limitation of liability',
    names: ['limitation of liability', 'liability'],
    paragraphs: [
      'Neither Party is liable to the other for indirect loss or loss of profit. Nothing in this Agreement limits liability for fraud, wilful default or anything else for which liability cannot be limited by law.',
    ],
  },
  {
    title: 'Cap on liability',
    names: ['cap on liability', 'liability cap', 'limit of liability', 'liability limit'],
    paragraphs: [
      'The total liability of each Party under this Agreement is limited to {amount}. This limit does not apply to fraud, wilful default or anything else for which liability cannot be limited by law.',
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
    names: ['severability', 'severance', 'severable'],
    paragraphs: ['If a term of this Agreement is held invalid or unenforceable, the other terms remain in force.'],
  },
  {
    title: 'Waiver',
    names: ['waiver', 'no waiver', 'non waiver'],
    paragraphs: ['A right under this Agreement is waived only in writing. A delay in using a right is no waiver of it.'],
  },
  {
    title: 'Amendment',
    names: ['amendment', 'amendments', 'variation', 'modification', 'changes in writing'],
    paragraphs: ['This Agreement may be changed only in writing signed by all Parties.'],
  },
  {
    title: 'Assignment',
    names: ['assignment', 'no assignment', 'non assignment', 'transfer', 'non transfer'],
    paragraphs: [
      'Neither Party may assign or transfer its rights or duties under this Agreement without the prior written consent of the other.',
    ],
  },
  {
    title: 'Data protection',
    names: ['data protection', 'privacy', 'personal data', 'data privacy', 'dpdp'],
    paragraphs: [
      'A Party that receives personal data from the other under this Agreement shall use it only for the purposes of this Agreement, keep it secure, and delete or return it when it is no longer needed, as the law on personal data requires.',
    ],
  },
  {
    title: 'Non-solicitation',
    names: ['non solicitation', 'non solicit', 'no poaching', 'non poaching', 'no poach'],
    paragraphs: [
      "While this Agreement is in force and for 12 (twelve) months after it ends, neither Party shall, so far as the law allows this restriction, induce a member of the other's staff to leave that other's service.",
    ],
  },
  {
    title: 'Notices by e-mail',
    names: [
      'notices by e mail',
      'notice by email',
      'email notice',
      'e mail notices',
      'notices by email',
      'electronic notices',
      'email notices',
      'notice by e mail',
      'whatsapp notice',
    ],
    paragraphs: [
      'A notice under this Agreement may also be sent by e-mail to an address that the Party has given in writing for the purpose. It takes effect when the other Party acknowledges it.',
    ],
  },
  {
    title: 'Counterparts and electronic signature',
    names: ['counterparts', 'counterpart', 'electronic signature', 'e signature', 'esign', 'digital signature'],
    paragraphs: [
      'This Agreement may be signed in counterparts, which together are one document, and, so far as the law allows for a document of this kind, by electronic signature.',
    ],
  },
  {
    title: 'Survival',
    names: ['survival', 'surviving'],
    paragraphs: ['The terms of this Agreement that by their nature continue after its end remain in force.'],
  },
  {
    title: 'Further acts',
    names: ['further assurance', 'further assurances', 'further acts', 'cooperation'],
    paragraphs: [
      'Each Party shall, at the request of the other, sign the papers and do the acts that are reasonably needed to give effect to this Agreement.',
    ],
  },
  {
    title: 'Costs',
    names: ['cost', 'legal costs', 'legal fees', 'attorney fees', 'expenses'],
    paragraphs: ['Each Party bears its own costs of negotiating and making this Agreement.'],
  },
  {
    title: 'Stamp duty',
    names: ['stamp duty', 'stamp', 'stamping', 'registration charges', 'stamp duty and registration'],
    paragraphs: [
      'The stamp duty and registration charges on this Agreement shall be borne by the Parties equally, unless the law places them on one Party.',
    ],
  },
  {
    title: 'Taxes',
    names: ['tax', 'taxes', 'gst', 'tds', 'tax deduction'],
    paragraphs: [
      'Sums payable under this Agreement are exclusive of goods and services tax, which is paid in addition where it is lawfully charged. A Party may deduct tax at source where the law so requires and shall give the other the certificate of its deposit.',
    ],
  },
  {
    title: 'Anti-bribery',
    names: ['anti bribery', 'anti corruption', 'bribery', 'corruption', 'anti bribery and corruption'],
    paragraphs: [
      'Neither Party shall, in connection with this Agreement, give, promise or take an undue advantage, and each shall keep the law against corruption.',
    ],
  },
  {
    title: 'Compliance with the law',
    names: ['compliance', 'compliance with law', 'compliance with laws', 'legal compliance', 'compliance with the law'],
    paragraphs: [
      'Each Party shall keep the laws that apply to it in performing this Agreement and hold the licences and permits that it needs.',
    ],
  },
  {
    title: 'Publicity',
    names: ['publicity', 'no publicity', 'press', 'media'],
    paragraphs: [
      "Neither Party shall make a public statement about this Agreement, or use the name or mark of the other, without the other's prior written consent.",
    ],
  },
  {
    title: 'Intellectual property',
    names: ['intellectual property', 'ip', 'ip ownership', 'ip rights', 'copyright'],
    paragraphs: [
      'Each Party keeps the intellectual property that it had before this Agreement or develops independently of it. Nothing in this Agreement transfers or licenses it, except as stated in this Agreement.',
    ],
  },
  {
    title: 'Audit and records',
    names: ['audit', 'audit rights', 'records', 'inspection of records', 'right to audit'],
    paragraphs: [
      'Each Party shall keep proper records of what it does under this Agreement and let the other inspect them, after reasonable notice and during business hours.',
    ],
  },
  {
    title: 'No partnership',
    names: ['no partnership', 'relationship', 'independent contractor', 'independent contractors', 'no agency'],
    paragraphs: ['Nothing in this Agreement makes a Party the partner, agent or employee of the other, and neither may bind the other.'],
  },
  {
    title: 'Time of the essence',
    names: ['time of the essence', 'time is of the essence', 'time essence'],
    paragraphs: ['Time is of the essence for the payments and other acts for which this Agreement fixes a time.'],
  },
  {
    title: 'Insurance',
    names: ['insurance', 'insured'],
    paragraphs: [
      'Each Party shall hold the insurance that the law requires of it and that a prudent person would hold for the risks that it bears under this Agreement, and shall show proof of it on request.',
    ],
  },
  {
    title: 'Dispute resolution',
    names: ['dispute resolution', 'disputes', 'dispute settlement', 'amicable settlement', 'escalation of disputes', 'negotiation'],
    paragraphs: [
      'The Parties shall first try in good faith to settle a dispute about this Agreement by discussion, for 30 (thirty) days after one of them has asked for it in writing, before either begins proceedings, except to obtain urgent relief.',
    ],
  },
  {
    title: 'Termination for breach',
    names: ['termination for breach', 'termination for cause', 'termination for default', 'default termination'],
    paragraphs: [
      'Either Party may end this Agreement by notice in writing if the other commits a material breach of it and does not make it good within 15 (fifteen) days after written notice of the breach.',
    ],
  },
  {
    title: 'Termination by notice',
    names: [
      'termination for convenience',
      'termination without cause',
      'termination by notice',
      'early termination',
      'exit',
      'termination',
    ],
    paragraphs: ['Either Party may end this Agreement by notice in writing of 30 (thirty) days, without giving reasons.'],
  },
  {
    title: 'Renewal',
    names: ['renewal', 'renew', 'extension', 'auto renewal', 'option to renew'],
    paragraphs: ['The Parties may renew this Agreement by a written agreement that both sign before it ends.'],
  },
  {
    title: 'Successors',
    names: ['successors', 'binding effect', 'successors and assigns'],
    paragraphs: ['This Agreement binds and benefits the Parties and those who succeed to them by law or by a permitted assignment.'],
  },
  {
    title: 'Interest on late payment',
    names: [
      'late payment',
      'late payment interest',
      'interest on late payment',
      'interest on delayed payment',
      'delayed payment',
      'late fee',
      'late fees',
      'penalty for late payment',
      'delay in payment',
    ],
    paragraphs: [
      'A sum that is not paid when it is due bears simple interest at {rate} from the due date until it is paid, as compensation for the delay.',
    ],
  },
  {
    title: 'Joint and several liability',
    names: ['joint and several', 'joint and several liability', 'joint liability'],
    paragraphs: ['Where a Party consists of more than one person, their obligations under this Agreement are joint and several.'],
  },
  {
    title: 'Warranty',
    names: ['warranty', 'warranties', 'representations', 'representations and warranties', 'representation'],
    paragraphs: [
      'Each Party represents and warrants that it has full power to enter into this Agreement, that this Agreement binds it, and that entering into it breaks no other obligation.',
    ],
  },
  {
    title: 'Acceptance of deliverables',
    names: ['acceptance', 'acceptance testing', 'acceptance of deliverables'],
    paragraphs: [
      'What is delivered under this Agreement is accepted when the recipient confirms it in writing, or if the recipient has not named a defect in writing within 15 (fifteen) days after delivery.',
    ],
  },
  {
    title: 'Non-exclusivity',
    names: ['non exclusivity', 'non exclusive'],
    paragraphs: [
      'This Agreement is not exclusive. Either Party may deal with others in the same field, so far as it keeps its duties under this Agreement.',
    ],
  },
  {
    title: 'Set-off',
    names: ['set off', 'no set off'],
    paragraphs: [
      'Neither Party may set off a claim against a sum due under this Agreement unless the claim is undisputed or has been decided by a court or arbitrator.',
    ],
  },
  {
    title: 'Language',
    names: ['language', 'english version', 'translation'],
    paragraphs: ['If this Agreement is translated, the English text decides.'],
  },
  {
    title: 'Interim relief',
    names: ['injunction', 'injunctive relief', 'interim relief', 'equitable relief', 'specific performance'],
    paragraphs: ['Nothing in this Agreement prevents a Party from asking a competent court for an injunction or other interim relief.'],
  },
  {
    title: 'Money laundering',
    names: ['money laundering', 'anti money laundering', 'aml', 'prevention of money laundering'],
    paragraphs: [
      'Each Party confirms that the money that it pays under this Agreement does not come from an offence, and shall keep the law against money laundering.',
    ],
  },
];
