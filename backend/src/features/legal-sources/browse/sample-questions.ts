/** A question that people ask, and the section that answers it. */
export interface SampleQuestion {
  question: string;
  /** Title and year, without "The". */
  act: string;
  section: string;
}

/** The commonest first, each of another field of law. */
export const SAMPLE_QUESTIONS: readonly SampleQuestion[] = [
  { question: 'What can I do if a cheque bounces?', act: 'Negotiable Instruments Act, 1881', section: '138' },
  {
    question: 'How much notice must a landlord give to end a monthly tenancy?',
    act: 'Transfer of Property Act, 1882',
    section: '106',
  },
  {
    question: 'When can a couple get a divorce by mutual consent?',
    act: 'Hindu Marriage Act, 1955',
    section: '13B',
  },
  { question: 'Within how many days must an RTI application be answered?', act: 'Right to Information Act, 2005', section: '7' },
  { question: 'By when must wages be paid?', act: 'Code on Wages, 2019', section: '17' },
  { question: 'Where can a consumer complaint be filed?', act: 'Consumer Protection Act, 2019', section: '34' },
  { question: 'What is the punishment for cheating?', act: 'Bharatiya Nyaya Sanhita, 2023', section: '318' },
  { question: 'Does a daughter have a share in ancestral property?', act: 'Hindu Succession Act, 1956', section: '6' },
  { question: 'When is an agreement without consideration void?', act: 'Indian Contract Act, 1872', section: '25' },
  { question: 'Which documents must be registered?', act: 'Registration Act, 1908', section: '17' },
  { question: 'Can a court order someone to perform a contract?', act: 'Specific Relief Act, 1963', section: '10' },
  { question: 'What is the penalty for driving without a licence?', act: 'Motor Vehicles Act, 1988', section: '181' },
  {
    question: 'What relief can a woman get against domestic violence?',
    act: 'Protection of Women from Domestic Violence Act, 2005',
    section: '18',
  },
  { question: 'How is an arbitrator appointed?', act: 'Arbitration and Conciliation Act, 1996', section: '11' },
];

const COMMON = /^(?:short title|definitions?|interpretation|extent|commencement|application|repeal|savings?|title|power to make rules)/i;

/** What is asked about a section where no question is kept for it; null for one that says little by itself. */
export function questionAbout({ name, heading }: { name: string; heading: string }, act: string): string | null {
  const about = heading.replace(/(?<![\s.:;—–-])[\s.:;—–-]+$/u, '');
  if (about === '' || about.length > 90 || COMMON.test(about) || /["“”]/.test(about)) return null;
  return `What does ${name.charAt(0).toLowerCase()}${name.slice(1)} of the ${act.replace(/^the /i, '')} say about “${about}”?`;
}
