import type { Trap } from '../trap.js';

const ORIGINALS = [
  'original certificate*',
  'original degree*',
  'original marksheet*',
  'original mark sheet*',
  'original mark-sheet*',
  'original document*',
  'original educational*',
  'original testimonial*',
  'originals of',
  'original passport',
  'passport',
  'मूल प्रमाणपत्र*',
  'मूल प्रमाण-पत्र*',
  'मूल दस्तावेज*',
  'मूल अंकपत्र*',
  'पासपोर्ट',
];
const KEEPS = [
  'keep*',
  'kept',
  'retain*',
  'deposit*',
  'hold',
  'holds',
  'held',
  'surrender*',
  'custody',
  'submit*',
  'hand over',
  'hands over',
  'remain with',
  'जमा',
  'रखेगा',
  'रखे जाएँगे',
  'रखा जाएगा',
];

/** What an employer may not ask of an employee. */
export const EMPLOYMENT_TRAPS: readonly Trap[] = [
  {
    types: ['employment_agreement', 'appointment_letter'],
    fields: ['special_conditions', 'benefits', 'duties', 'bonus_terms'],
    when: [
      { field: '*', says: ORIGINALS },
      { field: '*', says: KEEPS },
      {
        none: [
          {
            field: '*',
            says: ['return* them the same day', 'returned at once', 'not keep', 'does not keep', 'not retain', 'for verification'],
          },
        ],
      },
    ],
    serious: true,
    text: {
      en: 'The employer keeps original certificates or a passport. Nothing at hand lets an employer hold an employee’s own papers as security, and a term that does so to keep the employee from leaving may be unlawful (section 23 of the Indian Contract Act, 1872). Take copies after seeing the originals.',
      hi: 'नियोजक मूल प्रमाणपत्र या पासपोर्ट अपने पास रखता है। उपलब्ध किसी विधि से नियोजक कर्मचारी के अपने काग़ज़ प्रतिभूति के रूप में नहीं रख सकता, और छोड़ने से रोकने के लिए ऐसी शर्त अविधिपूर्ण हो सकती है (भारतीय संविदा अधिनियम, 1872 की धारा 23)। मूल देखकर प्रतियाँ लें।',
    },
  },
  {
    types: ['employment_agreement', 'appointment_letter'],
    fields: ['working_hours', 'hours'],
    when: [{ field: '*', hoursOver: { day: 8, week: 48 } }],
    serious: true,
    text: {
      en: 'A worker is not required or allowed to work for more than eight hours in a day (section 25(1)(a) of the Occupational Safety, Health and Working Conditions Code, 2020) or six days in a week (section 26(1)); beyond that it is overtime. Whether the employee is a worker, and what the State’s law on shops says, is for a lawyer to confirm.',
      hi: 'कर्मकार से एक दिन में आठ घंटे से अधिक (उपजीविकाजन्य सुरक्षा, स्वास्थ्य और कार्यदशा संहिता, 2020 की धारा 25(1)(क)) या सप्ताह में छह दिन से अधिक (धारा 26(1)) काम नहीं लिया जाता; उससे ऊपर अतिकाल है। कर्मचारी कर्मकार है या नहीं, और राज्य का दुकान क़ानून क्या कहता है, यह वकील से पक्का करें।',
    },
  },
];
