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
];
