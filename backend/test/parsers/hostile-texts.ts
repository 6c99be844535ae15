import fc from 'fast-check';
import { inTurn } from '../support/in-turn.js';

/** Makes a text of about so many UTF-16 units. */
export type TextMaker = (length: number) => string;

const repeated =
  (unit: string, before = '', after = ''): TextMaker =>
  (length) =>
    before + unit.repeat(Math.max(1, Math.ceil(length / unit.length))) + after;

const counted =
  (unit: (index: number) => string): TextMaker =>
  (length) => {
    const parts: string[] = [];
    for (let index = 0, size = 0; size < length; index++) {
      parts.push(unit(index));
      size += parts[index]?.length ?? 0;
    }
    return parts.join('');
  };

/** A word of letters for each number. */
const word = (index: number): string => [...index.toString(26)].map((digit) => String.fromCharCode(97 + parseInt(digit, 26))).join('');

const UNITS = [
  // White space and line ends
  ...[' ', '\t', '\u00a0', '\n', '\r\n', ' \n', '\n \n', '\n\n', '\f', '\u2028'],
  // Digits and what separates them
  ...['1', '1.', '1 ', '1,', '1.1.', '0.u.', '1-', '1 and ', '12/', '१ ', '(1)', '1 [', '1(a)'],
  // Marks
  ...[
    '.',
    '. ',
    '...',
    '…',
    ' … ',
    '-',
    '- ',
    '--',
    '—',
    '_',
    '______ ',
    '*',
    '**',
    '***',
    '* *',
    '*_',
    '#',
    '# ',
    '|',
    '\\',
    '\\|',
    '~',
    '=',
    ':',
    '; ',
    ', ',
    '/',
    '<',
    '&',
    '%',
  ],
  // Brackets and quotation marks, closed and not
  ...[
    '(',
    ')',
    '()',
    '((',
    '[',
    ']',
    '[[',
    '{',
    '{{',
    '(a',
    '[a',
    '"',
    '“',
    '”',
    '‘',
    "'",
    '’',
    '“a” ',
    '"a ',
    '“a',
    '> ',
    '[1]',
    '[^1]',
    '(hereinafter ',
    '(“a”) ',
  ],
  // Letters of several scripts
  ...[
    'a',
    'A',
    'aB',
    'A ',
    'Ab ',
    'a.',
    'A.',
    'a.b',
    'a-',
    'a’',
    'é',
    'e\u0301',
    '\u0316\u0301',
    '\u200d',
    'क',
    'क ',
    '।',
    'धारा ',
    'aक',
    'ก',
    '法',
    '😀',
    '\ud800',
    '\ufffe',
    '\u00ad\n',
    'a-\nb ',
    '\ue006',
    '\ue007',
  ],
  // Words that parsers look for
  ...[
    'section ',
    'section 1 ',
    'sections 1 to 3, ',
    'clause 1, ',
    'clause (a) of ',
    'the Schedule ',
    'first schedule ',
    'article',
    'para 1. ',
    'Act ',
    'Act, 1999 ',
    'and ',
    'to ',
    'of the ',
    'in ',
    'in the ',
    'v. ',
    'A v. B ',
    'A v. B, ',
  ],
  ...[
    'Rs. 1 ',
    '1 (One) ',
    '(1) ',
    'one ',
    'twenty ',
    'one and ',
    'point ',
    'one paise ',
    'lakh ',
    '1 January 2020 ',
    'day of ',
    '30 days ',
    'set ',
    'set a to ',
    'make it ',
    'increase a by ',
    'add a clause ',
    'remove ',
  ],
  ...[
    'Provided that ',
    'Explanation ',
    'Mr. Asha ',
    'Asha Rao Ltd ',
    'son of ',
    'Name: ',
    'No. ',
    'plaintiff ',
    'Ltd.',
    'decided on ',
    '“a” means ',
    'the Tenant ',
    'cannot represent a',
    ' Did you mean ',
  ],
  // Lines
  ...[
    '1. A\n',
    '1. a:\n',
    '1.1 A\n',
    '(a) x;\n',
    '(1) x\n',
    '(i)\n',
    '(1)\n',
    '1. Title.—Text\n',
    'CHAPTER I\n',
    'SCHEDULE\n',
    'SCHEDULE\n1. A\n',
    'PART I\n1. A b\n',
    'Provided that x.\n',
    'Explanation.—x\n',
    '“(a) x\n',
    'A\n',
    'a\n\n',
    '# a\n',
    '- a\n',
    '| a |\n',
    '| a | b |\n|-|-|\n',
    '> a\n',
    '---\n',
    'a\n---\n',
    '1. Subs. by Act 1.\n',
    'I. A\n',
    'Page 1 of 2\n',
    'Contents\n',
  ],
];

const MIXED: Readonly<Record<string, TextMaker>> = {
  'numbered lines': counted((index) => `${index + 1}. Ab cd.\n`),
  'numbered lines with letters': counted((index) => `${(index % 300) + 1}${word(index % 500).toUpperCase()}. Title.—Text\n`),
  'numbers upside down': counted((index) => `${9999 - (index % 9999)}. Ab cd.\n`),
  'steps of numbers': counted((index) => `${index}.${index % 90}.${index % 7} Ab\n`),
  'lettered lines': counted((index) => `(${word(index % 26)}) ab;\n`),
  'roman lines': counted((index) => `(${'ivxlc'.charAt(index % 5).repeat((index % 3) + 1)}) ab;\n`),
  'roman labels': counted((index) => `${'IVXL'.charAt(index % 4).repeat((index % 3) + 1)}. ${word(index)}\n`),
  'numbers and roman labels': counted((index) => (index % 2 ? `${index % 300}.${index % 89}.${index % 7} ab\n` : 'V. ab\n')),
  'different words': counted((index) => `${word(index)} `),
  'different names': counted((index) => `${word(index).replace(/^./, (first) => first.toUpperCase())} `),
  'different terms': counted((index) => `(“A${word(index)}”) `),
  'broken words': counted((index) => `${word(index + 26)}-\n${word(index + 99)} `),
  'different lines': counted((index) => `The tenant ${word(index)} pays rent of ${index}.\n`),
  'sections cited': counted((index) => `section ${index % 10_000}, `),
  'clauses cited': counted((index) => `clause ${index % 1000}.${index % 90} `),
  'headings and blanks': counted((index) => `${' '.repeat(index % 40)}HEADING\n\n`),
  'one long paragraph': repeated('The tenant shall pay the rent to the landlord. '),
  'blanks between words': repeated(' ', 'set the rent to ', 'x'),
  'blanks in a paragraph': repeated(' ', 're', 'x'),
  'blanks after a clause': repeated(' ', '1. ', 'x\n'),
  'blanks after a reference': repeated(' ', 'clause', 'x'),
  'marks of a heading': repeated('* ', '# ', 'x'),
};

/** Parts from which fast-check makes attacks of its own: what parsers look for, and short alphabets. */
const PARTS = [
  ' ',
  '\n',
  '.',
  ',',
  '-',
  '(',
  ')',
  '"',
  '“',
  '”',
  '*',
  '|',
  '1',
  '2',
  'a',
  'A',
  'i',
  'v',
  'क',
  '\u0301',
  'section',
  'clause',
  'the ',
  'and',
  'of',
  'Act',
  'to',
  '—',
  ':',
  ';',
  '_',
  '[',
  ']',
  '’',
];
const SEED = 20_260_401;
const GENERATED = 24;

const part = fc.constantFrom(...PARTS);
const some = (maxLength: number) => fc.array(part, { minLength: 1, maxLength }).map((parts) => parts.join(''));

function generated(seed: number, count: number): [string, TextMaker][] {
  const attacks = fc.sample(fc.tuple(some(2), some(3), some(2)), { seed, numRuns: count });
  return attacks.map(([before, unit, after]) => [
    `${JSON.stringify(unit)} between ${JSON.stringify([before, after])}`,
    repeated(unit, before, after),
  ]);
}

/** Hostile texts by name. @param seed of those that fast-check makes */
export const hostileTexts = (seed = SEED): ReadonlyMap<string, TextMaker> =>
  new Map([
    ...UNITS.map((unit): [string, TextMaker] => [JSON.stringify(unit), repeated(unit)]),
    ...Object.entries(MIXED),
    ...generated(seed, GENERATED),
  ]);

/** Those on which most parsers have the most to do. */
export const MOST_HOSTILE: readonly string[] = [
  JSON.stringify('1 January 2020 '),
  JSON.stringify('A v. B, '),
  JSON.stringify('(“a”) '),
  JSON.stringify('aB'),
  JSON.stringify(' '),
  'numbered lines with letters',
  'different terms',
];

/** Those of them that a parser reads, by its place among the parsers of its area: for a change one, and other parsers other ones. */
export const mostHostileTo = (place: number): string[] => inTurn(MOST_HOSTILE, MOST_HOSTILE.length, place);
