import { describe, expect, it } from '@jest/globals';
import { citedSections, KnownLaw } from './cited-law.js';

const known = new KnownLaw([
  'Indian Penal Code, 1860',
  'Bharatiya Nyaya Sanhita, 2023',
  'Negotiable Instruments Act, 1881',
  'Code of Civil Procedure, 1908',
  'Indian Evidence Act, 1872',
  'Limitation Act, 1963',
  'Consumer Protection Act, 1986',
  'Consumer Protection Act, 2019',
  'Boilers Act, 1923',
]);
const inForce = (act: string): boolean =>
  !['Consumer Protection Act, 1986', 'Indian Penal Code, 1860', 'Indian Evidence Act, 1872'].includes(act);
const acts = (question: string): string[] => known.acts(question, inForce).map(({ act }) => act);
const cited = (question: string): string[] =>
  citedSections(question, known.acts(question, inForce)).map(({ act, section }) => `${section} of ${act ?? 'no act'}`);

describe('KnownLaw', () => {
  it.each([
    ['section 138 of the Negotiable Instruments Act', ['Negotiable Instruments Act, 1881']],
    ['NI Act', ['Negotiable Instruments Act, 1881']],
    // Two initials alone may be a degree; beside a number they are an act.
    ['my case under 138 NI', ['Negotiable Instruments Act, 1881']],
    ['I have studied BA LLB and hold an MA', []],
    ['परक्राम्य लिखत अधिनियम', ['Negotiable Instruments Act, 1881']],
    ['from the IPC to the BNS', ['Indian Penal Code, 1860', 'Bharatiya Nyaya Sanhita, 2023']],
    ['the Code of Civil Procedure', ['Code of Civil Procedure, 1908']],
    ['the Evidence Act', ['Indian Evidence Act, 1872']],
    ['the Negotiable Instruments Act and the Limitation Act', ['Negotiable Instruments Act, 1881', 'Limitation Act, 1963']],
    ['Consumer Protection Act', ['Consumer Protection Act, 2019']],
    ['Consumer Protection Act, 1986', ['Consumer Protection Act, 1986']],
    ['my landlord acts badly', []],
    ['', []],
  ])('%s names %j', (question, named) => {
    expect(acts(question)).toEqual(named);
  });

  it('says where each act is named', () => {
    const question = 'Is it IPC or the Negotiable Instruments Act?';
    for (const { start, end } of known.acts(question, inForce))
      expect(question.slice(start, end)).toMatch(/^(?:IPC|Negotiable Instruments Act)$/);
  });
});

describe('citedSections', () => {
  it.each([
    ['section 138 of the NI Act', ['138 of Negotiable Instruments Act, 1881']],
    ['NI Act s. 138', ['138 of Negotiable Instruments Act, 1881']],
    ['302 IPC', ['302 of Indian Penal Code, 1860']],
    ['IPC 302', ['302 of Indian Penal Code, 1860']],
    ['under the NI Act, 40 days and no reply', []],
    ['IPC dhara 302', ['302 of Indian Penal Code, 1860']],
    ['what is 498A of the Indian Penal Code', ['498A of Indian Penal Code, 1860']],
    ['498A of the IPC', ['498A of Indian Penal Code, 1860']],
    ['65B Indian Evidence Act', ['65B of Indian Evidence Act, 1872']],
    ['sections 138 and 141 of the NI Act', ['138 of Negotiable Instruments Act, 1881', '141 of Negotiable Instruments Act, 1881']],
    ['IPC 302 in BNS', ['302 of Indian Penal Code, 1860']],
    ['IPC 420 = BNS ?', ['420 of Indian Penal Code, 1860']],
    ['IPC 420 BNS 318', ['420 of Indian Penal Code, 1860', '318 of Bharatiya Nyaya Sanhita, 2023']],
    ['section 302 IPC and section 103 BNS', ['302 of Indian Penal Code, 1860', '103 of Bharatiya Nyaya Sanhita, 2023']],
    ['Order 7 Rule 11 CPC', ['Order 7 Rule 11 of Code of Civil Procedure, 1908']],
    [
      'Does Order 1 Rule 10 of the Limitation Act differ much from what is said at greater length in Order 1 Rule 1 of the CPC?',
      ['Order 1 Rule 10 of Limitation Act, 1963', 'Order 1 Rule 1 of Code of Civil Procedure, 1908'],
    ],
    ['order xxxix rule 1 of the CPC', ['Order XXXIX Rule 1 of Code of Civil Procedure, 1908']],
    ['Article 21', ['21 of Constitution of India, 1950']],
    ['Article 65 of the Limitation Act', ['Article 65 of Limitation Act, 1963']],
    ['Article 8 of the ECHR', ['Article 8 of no act']],
    ['section 5', ['5 of no act']],
    ['section 138, section 138 NI Act', ['138 of Negotiable Instruments Act, 1881']],
    // A year is not a section.
    ['the NI Act 1881', []],
    ['the NI Act in 2019', []],
    ['Rs. 420 under the IPC', []],
    ['the NI Act', []],
    ['', []],
  ])('%s cites %j', (question, sections) => {
    expect(cited(question)).toEqual(sections);
  });
});
