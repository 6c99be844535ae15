/** A question that people ask, and the section that answers it. */
export interface SampleQuestion {
  question: string;
  /** Title and year, without "The". */
  act: string;
  section: string;
}

/** The commonest first; whoever comes back is offered others. */
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
  {
    question: 'Can a will be changed once it has been made?',
    act: 'Indian Succession Act, 1925',
    section: '62',
  },
  {
    question: 'Must the police register an FIR?',
    act: 'Bharatiya Nagarik Suraksha Sanhita, 2023',
    section: '173',
  },
  {
    question: 'When is anticipatory bail granted?',
    act: 'Bharatiya Nagarik Suraksha Sanhita, 2023',
    section: '482',
  },
  {
    question: 'Who can claim maintenance from a husband or a son?',
    act: 'Bharatiya Nagarik Suraksha Sanhita, 2023',
    section: '144',
  },
  {
    question: 'What can a buyer of a flat claim when the builder is late?',
    act: 'Real Estate (Regulation and Development) Act, 2016',
    section: '18',
  },
  {
    question: 'How much maintenance can parents claim from their children?',
    act: 'Maintenance and Welfare of Parents and Senior Citizens Act, 2007',
    section: '9',
  },
  {
    question: 'How many weeks of maternity leave are there?',
    act: 'Code on Social Security, 2020',
    section: '60',
  },
  {
    question: 'When must an employer pay gratuity?',
    act: 'Code on Social Security, 2020',
    section: '53',
  },
  {
    question: 'Can a minor make a contract?',
    act: 'Indian Contract Act, 1872',
    section: '11',
  },
  {
    question: 'How far is a surety liable?',
    act: 'Indian Contract Act, 1872',
    section: '128',
  },
  {
    question: 'When can a gift be taken back?',
    act: 'Transfer of Property Act, 1882',
    section: '126',
  },
  {
    question: 'When has a buyer accepted the goods?',
    act: 'Sale of Goods Act, 1930',
    section: '42',
  },
  {
    question: 'How long does copyright in a book last?',
    act: 'Copyright Act, 1957',
    section: '22',
  },
  {
    question: 'Which marks cannot be registered as trade marks?',
    act: 'Trade Marks Act, 1999',
    section: '9',
  },
  {
    question: 'When may personal data be used without consent?',
    act: 'Digital Personal Data Protection Act, 2023',
    section: '7',
  },
  {
    question: 'How is a complaint of sexual harassment at work made?',
    act: 'Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013',
    section: '9',
  },
  {
    question: 'Who must register for GST?',
    act: 'Central Goods and Services Tax Act, 2017',
    section: '22',
  },
  {
    question: 'Who is entitled to free legal aid?',
    act: 'Legal Services Authorities Act, 1987',
    section: '12',
  },
  {
    question: 'On which grounds can a passport be refused?',
    act: 'Passports Act, 1967',
    section: '6',
  },
  {
    question: 'When is an electronic record accepted as evidence?',
    act: 'Bharatiya Sakshya Adhiniyam, 2023',
    section: '63',
  },
  {
    question: 'What is the punishment for giving or taking dowry?',
    act: 'Dowry Prohibition Act, 1961',
    section: '3',
  },
  {
    question: 'What is an easement?',
    act: 'Indian Easements Act, 1882',
    section: '4',
  },
];

const COMMON = /^(?:short title|definitions?|interpretation|extent|commencement|application|repeal|savings?|title|power to make rules)/i;

/** What is asked about a section where no question is kept for it; null for one that says little by itself. */
export function questionAbout({ name, heading }: { name: string; heading: string }, act: string): string | null {
  const about = heading.replace(/(?<![\s.:;—–-])[\s.:;—–-]+$/u, '');
  if (about === '' || about.length > 90 || COMMON.test(about) || /["“”]/.test(about)) return null;
  return `What does ${name.charAt(0).toLowerCase()}${name.slice(1)} of the ${act.replace(/^the /i, '')} say about “${about}”?`;
}

/**
 * So many of the questions, others on each day: half of them among the commonest, which a person who comes for the first time may have.
 * @param questions the commonest first
 * @param day counts the days since 1970
 */
export function questionsOfDay<T>(questions: readonly T[], limit: number, day: number): T[] {
  if (questions.length <= limit) return [...questions];
  const often = Math.ceil(limit / 2);
  const common = Math.max(often, Math.floor(questions.length / 3));
  return [...inTurn(questions.slice(0, common), often, day), ...inTurn(questions.slice(common), limit - often, day)];
}

/** So many in a row, beginning where the day before ended. */
function inTurn<T>(all: readonly T[], count: number, day: number): T[] {
  const start = (day * count) % Math.max(1, all.length);
  return [...all.slice(start), ...all.slice(0, start)].slice(0, count);
}
