/** What the Schedule to the Limitation Act, 1963 says of a kind of suit. */
export interface LimitationPeriod {
  article: string;
  /** In words, as a plaint states it. */
  period: string;
  months: number;
  /** From when time runs, after "from". */
  start: string;
}

const three = (article: string, start: string): LimitationPeriod => ({ article, period: 'three years', months: 36, start });
const twelve = (article: string, start: string): LimitationPeriod => ({ article, period: 'twelve years', months: 144, start });

/** By the choices of the field "What the Claim Rests On". */
const PERIODS: Readonly<Record<string, LimitationPeriod>> = {
  'price of goods, no time for payment agreed': three('14', 'the date of the delivery of the goods'),
  'price of goods sold on credit': three('15', 'the day on which the period of credit expired'),
  'work done': three('18', 'the day on which the work was done'),
  'money lent': three('19', 'the day on which the loan was made'),
  'arrears of rent': three('52', 'the day on which the arrears became due'),
  'breach of contract': three('55', 'the day on which the contract was broken'),
  'specific performance': three(
    '54',
    'the date fixed for the performance or, where none was fixed, the day on which the plaintiff had notice that performance was refused',
  ),
  'possession on title': twelve('65', 'the day on which the possession of the Defendant became adverse to the Plaintiff'),
  'possession after dispossession': twelve('64', 'the date of dispossession'),
  'possession from a tenant': twelve('67', 'the day on which the tenancy was determined'),
  declaration: three('58', 'the day on which the right to sue first accrued'),
  'anything else': three('113', 'the day on which the right to sue accrued'),
};

/** The period for a kind of claim; undefined for none that is chosen. */
export const limitationOf = (basis: string): LimitationPeriod | undefined => (Object.hasOwn(PERIODS, basis) ? PERIODS[basis] : undefined);
