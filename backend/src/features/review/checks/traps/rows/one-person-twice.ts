import type { Trap } from '../trap.js';

/** Whose names cannot be the same. */
const SIDES: readonly (readonly [types: readonly string[], one: string, other: string])[] = [
  [['rent_agreement', 'rent_agreement_hindi'], 'landlord', 'tenant'],
  [['leave_and_license'], 'licensor', 'licensee'],
  [['sale_deed', 'sale_agreement'], 'seller', 'buyer'],
  [['gift_deed'], 'donor', 'donee'],
  [['loan_agreement'], 'lender', 'borrower'],
  [['plaint'], 'plaintiff', 'defendant'],
  [['consumer_complaint'], 'complainant', 'opposite_party'],
  [['power_of_attorney'], 'principal', 'attorney'],
  [['settlement_deed'], 'settlor', 'beneficiary'],
  [['relinquishment_deed'], 'releasor', 'releasee'],
  [['employment_agreement'], 'employer', 'employee'],
  [['mutual_divorce_petition'], 'husband', 'wife'],
  [['legal_notice', 'legal_notice_hindi', 'cheque_demand_notice', 'rent_arrears_notice', 'cease_and_desist'], 'sender', 'recipient'],
];

/** One person or one name where there have to be two. */
export const ONE_PERSON_TRAPS: readonly Trap[] = [
  {
    types: ['affidavit_name_change'],
    fields: ['new_name'],
    when: [{ field: '*', sameAs: 'old_name' }],
    contradiction: true,
    serious: true,
    text: {
      en: 'The old and the new name are the same, letter for letter, so the affidavit declares no change. Write both exactly as the records spell them.',
      hi: 'पुराना और नया नाम अक्षरशः एक ही है, इसलिए शपथपत्र किसी परिवर्तन की घोषणा नहीं करता। दोनों नाम ठीक वैसे लिखें जैसे अभिलेखों में हैं।',
    },
  },
  {
    types: ['loan_agreement'],
    fields: ['guarantor_name'],
    when: [
      {
        any: [
          { field: '*', sameAs: 'borrower_name' },
          { field: '*', sameAs: 'lender_name' },
        ],
      },
    ],
    contradiction: true,
    serious: true,
    text: {
      en: 'The guarantor is one of the two parties. A guarantee is the promise to discharge the liability of a third person (section 126 of the Indian Contract Act, 1872): the borrower cannot guarantee the own debt, nor the lender what is owed to the lender. Name somebody else, or leave the guarantor out.',
      hi: 'गारंटर इन्हीं दो पक्षों में से एक है। प्रत्याभूति किसी तीसरे व्यक्ति का दायित्व पूरा करने का वचन है (भारतीय संविदा अधिनियम, 1872 की धारा 126): ऋणी अपने ही ऋण की, या ऋणदाता अपने को देय राशि की प्रत्याभूति नहीं दे सकता। किसी और का नाम लिखें या गारंटर हटा दें।',
    },
  },
  ...SIDES.map(([types, one, other]): Trap => ({
    types,
    fields: [`${other}_name`],
    when: [{ field: '*', sameAs: `${one}_name` }],
    contradiction: true,
    serious: true,
    text: {
      en: 'The same name stands on both sides. Nobody contracts with, claims from or transfers to themselves (an agreement is made by promises of one person to another: section 2 of the Indian Contract Act, 1872). Correct one of the two names; two people of one name are told apart by parent and address.',
      hi: 'दोनों पक्षों में एक ही नाम है। कोई अपने आप से न करार करता है, न माँग, न अंतरण (करार एक व्यक्ति के दूसरे को दिए वचनों से होता है: भारतीय संविदा अधिनियम, 1872 की धारा 2)। दोनों में से एक नाम सुधारें; एक नाम के दो व्यक्ति माता-पिता और पते से पहचाने जाते हैं।',
    },
  })),
];
