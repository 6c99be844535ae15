import type { LibraryClause } from './library-clause.js';

/** Clauses for a contract of employment. */
export const EMPLOYMENT_CLAUSES: readonly LibraryClause[] = [
  {
    title: 'Remote work',
    names: ['remote work', 'work from home', 'wfh', 'hybrid work'],
    paragraphs: [
      "The Employee may work from home on the days that the Employer agrees in writing, and shall keep the Employer's information secure there.",
    ],
  },
  {
    title: 'Moonlighting',
    names: ['moonlighting', 'outside work', 'dual employment', 'outside employment'],
    paragraphs: ["During the Employment the Employee shall not take up other paid work without the Employer's prior written consent."],
  },
  {
    title: 'Prevention of sexual harassment',
    names: ['posh', 'sexual harassment', 'harassment', 'prevention of sexual harassment'],
    paragraphs: [
      "The Employer keeps a workplace free of sexual harassment and provides for complaints as the Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013 requires. The Employee shall keep the Employer's policy on it.",
    ],
  },
  {
    title: 'Background check',
    names: ['background check', 'background verification', 'bgv'],
    paragraphs: [
      "The Employer may, with the Employee's consent, verify the particulars and papers that the Employee has given about identity, qualifications and earlier employment.",
    ],
  },
  {
    title: 'Release during notice',
    names: ['garden leave', 'gardening leave', 'release during notice'],
    paragraphs: [
      'During a period of notice the Employer may release the Employee from work while it continues to pay the Salary and benefits.',
    ],
  },
  {
    title: 'Training costs',
    names: ['training', 'training costs', 'training bond'],
    paragraphs: [
      'If the Employer pays for outside training of the Employee, the Parties shall first agree in writing whether and how far its reasonable cost is repaid when the Employee leaves early.',
    ],
  },
  {
    title: 'Maternity and parental leave',
    names: ['maternity', 'maternity leave', 'paternity leave', 'parental leave'],
    paragraphs: [
      "The Employee has the maternity and other parental leave that the law prescribes, and what the Employer's policies add to it.",
    ],
  },
  {
    title: 'Relocation',
    names: [
      'relocation',
      'relocation expenses',
      'reimbursement of relocation expenses',
      'relocation allowance',
      'moving expenses',
      'shifting expenses',
    ],
    paragraphs: [
      'The Employer shall reimburse, against bills and up to {amount}, the expenses that the Employee reasonably incurs in moving house to take up the work.',
    ],
  },
  {
    title: 'Joining bonus',
    names: ['joining bonus', 'sign on bonus', 'signing bonus', 'welcome bonus'],
    paragraphs: [
      'With the first salary the Employer shall pay the Employee a joining bonus of {amount}, less the tax that the law requires to be deducted.',
    ],
  },
  {
    title: 'Social media',
    names: ['social media', 'social media use', 'social networks'],
    paragraphs: [
      "The Employee shall not speak for the Employer on social media without the Employer's written consent, and shall not disclose its confidential information there.",
    ],
  },
  {
    title: 'Equipment',
    names: ['equipment', 'company property', 'laptop', 'company laptop', 'company asset'],
    paragraphs: [
      "The Employee shall use the equipment that the Employer provides with care and for the Employer's business, and shall return it when the employment ends in the condition in which it was received, fair wear and tear excepted.",
    ],
  },
  {
    title: 'Conflict of interest',
    names: ['conflict of interest', 'conflicts of interest'],
    paragraphs: [
      'The Employee shall tell the Employer at once, in writing, of every personal or financial interest that conflicts or may conflict with those of the Employer.',
    ],
  },
  {
    title: 'Retirement',
    names: ['retirement', 'retirement age', 'superannuation', 'age of retirement'],
    paragraphs: ['The Employee retires on completing the age of {number} years, unless the Employer extends the employment in writing.'],
  },
  {
    title: 'Health insurance',
    names: ['health insurance', 'medical insurance', 'mediclaim', 'group health insurance', 'medical cover'],
    paragraphs: [
      'The Employer shall keep the Employee insured under its group health policy while the employment lasts, on the terms of that policy.',
    ],
  },
];
