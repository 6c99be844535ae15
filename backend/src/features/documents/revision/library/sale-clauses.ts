import type { LibraryClause } from './library-clause.js';

/** Clauses for the sale of property by a "Seller" to a "Buyer". */
export const SALE_CLAUSES: readonly LibraryClause[] = [
  {
    title: 'Late possession',
    names: [
      'late possession',
      'delay in possession',
      'penalty for late possession',
      'delayed possession',
      'compensation for late possession',
    ],
    paragraphs: [
      'If the Seller does not deliver possession of the Property on the agreed day, the Seller shall pay the Buyer {amount} for each day of the delay as compensation, unless the Buyer has caused the delay. Other rights of the Buyer are not affected.',
    ],
  },
  {
    title: 'Dues of the Property',
    names: [
      'dues',
      'dues of property',
      'society dues',
      'outstanding dues',
      'no dues certificate',
      'electricity dues',
      'property tax dues',
      'clearance of dues',
    ],
    paragraphs: [
      'The Seller shall pay the property tax and the dues for electricity, water and maintenance of the Property up to the day on which possession passes, and shall give the Buyer the receipts and a certificate of the society or association, if there is one, that nothing is due to it.',
    ],
  },
  {
    title: 'Transfer of membership',
    names: [
      'society transfer',
      'transfer of membership',
      'society membership',
      'share certificate',
      'society noc',
      'noc from society',
      'transfer of share certificate',
    ],
    paragraphs: [
      'The Seller shall sign the papers that are needed to have the membership of the society or association of the Property, and the share certificate if there is one, transferred to the Buyer, and shall obtain the consent of the society or association where its rules require it.',
    ],
  },
  {
    title: "The Buyer's loan",
    names: ['home loan', 'housing loan', 'bank loan', 'loan approval', 'loan of buyer', 'buyer loan', 'loan contingency', 'bank finance'],
    paragraphs: [
      "The Buyer may pay a part of the Price out of a loan. The Seller shall let the Buyer's lender inspect the papers of title and sign what the lender reasonably needs for it. The Buyer remains bound by this Agreement if the loan is refused, unless the Parties agree otherwise in writing.",
    ],
  },
  {
    title: 'Fixtures and fittings',
    names: ['fixtures', 'fittings', 'fixtures and fittings', 'furniture', 'furniture and fittings'],
    paragraphs: [
      'The sale includes the fixtures and fittings of the Property as the Buyer has inspected them. The Seller shall leave them in the Property in the condition in which they then were, fair wear and tear excepted.',
    ],
  },
  {
    title: 'Forfeiture of the advance',
    names: ['forfeiture', 'forfeiture of advance', 'forfeiture of earnest money', 'earnest money forfeiture'],
    paragraphs: [
      'If the Buyer does not complete the purchase although the Seller has kept this Agreement and is ready to complete it, the Seller may end this Agreement by notice in writing of 15 (fifteen) days, keep out of the advance a reasonable compensation for the loss that this causes, which is never more than the advance, and shall refund the rest.',
    ],
  },
];
