import { generator } from './statistics.mjs';

/** An agreement with clauses to three levels, a table and signatures; the words depend on the seed alone. */
export function agreement(clauses, seed) {
  const random = generator(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const words = [
    'tenant',
    'landlord',
    'premises',
    'rent',
    'deposit',
    'notice',
    'written',
    'shall',
    'pay',
    'within',
    'days',
    'party',
    'clause',
    '₹ 5,000',
  ];
  const sentence = (length) => `The ${Array.from({ length }, () => pick(words)).join(' ')}.`;
  const parts = ['RENT AGREEMENT', `This agreement is made between **Mr Ramesh Kumar** and **Ms Lakshmi**, ${sentence(30)}`];
  for (let clause = 1; clause <= clauses; clause++) {
    parts.push(`${clause}. ${pick(words).toUpperCase()} AND ${pick(['TERM', 'USE', 'CARE'])}`);
    parts.push(`${clause}.1 ${sentence(28)}`, `${clause}.2 ${sentence(18)}`, `(a) *${sentence(12)}*`, `(b) ${sentence(14)}`);
  }
  const rows = Array.from({ length: 5 }, (_, row) => `| ${row + 1} | ${sentence(3)} | ${1000 * (row + 7)} |`);
  parts.push(['| No. | Item | Amount |', '|---|---|---|', ...rows].join('\n'), 'IN WITNESS WHEREOF the parties have signed.');
  parts.push('____________________\nMr Ramesh Kumar\nLandlord', '____________________\nMs Lakshmi\nTenant');
  return parts.join('\n\n');
}
