import { g, type Rule, set } from './rule.js';

const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety';
const QUANTITY = `(?:\\d{1,4}|(?:${NUMBER_WORD})(?:[ -](?:${NUMBER_WORD}))?) ?-?(?:days?|weeks?|months?|years?)`;
const AMOUNT = '(?:rs\\.? ?|₹ ?)?\\d[\\d,.]*(?: ?(?:k|thousand|lakhs?|lacs?|crores?))?';
const INSTEAD = '(?:,? (?:instead of|rather than|in place of|and not|not) .{1,40})?';
/** "2% a month". */
const RATE = '\\d{1,2}(?:\\.\\d{1,2})? ?(?:%|per ?cent)(?: ?(?:p\\.?[am]\\.?|(?:per|a|each|every) (?:month|year|annum)))?';
/** What is paid too late. */
const LATE =
  '(?:(?:late|delayed|overdue|unpaid) (?:payments?|rent|licen[cs]e fees?|fees?|sums?|amounts?|dues|invoices?|instal?lments?|emis?|charges)|(?:delay|default) in (?:payment|paying).{0,30}|(?:any )?(?:delay|default))';

/** Figures that are said with a verb of their own: interest that is charged, an increase of every year, a sum that is claimed. */
export const FIGURE_RULES: readonly Rule[] = [
  [
    new RegExp(`^(?:give|allow) (?:them |him |her |it )?(${QUANTITY}) more(?: time)?$`, 'i'),
    (m) => ({ kind: 'by', name: 'days to comply', step: g(m, 1), percent: false, up: true }),
  ],
  [
    new RegExp(
      `^(?:increase|raise|enhance|hike) (?:the )?(.{3,60}?) by (\\d{1,2}(?:\\.\\d{1,2})? ?(?:%|per ?cent)) (?:(?:a|per|every|each|in every|once a) year|annually|yearly|(?:on|at|upon) (?:each |every |the )?renewal)${INSTEAD}$`,
      'i',
    ),
    (m) => set(`${g(m, 1)} increase`, g(m, 2)),
  ],
  [
    new RegExp(
      `^(?:make |keep |have |let )?(?:it|this|the (?:agreement|contract|deed|nda|mou|memorandum|licen[cs]e|lease|tenancy|arrangement)) (?:(?:should|must|shall|will|to) )?(?:be |stay |remain |is )?(?:valid|good|in force|effective|binding) for (${QUANTITY})${INSTEAD}$`,
      'i',
    ),
    (m) => ({ kind: 'term', length: g(m, 1) }),
  ],
  ...['set', 'add'].map((way): Rule => [
    new RegExp(
      `^(?:the )?${LATE} (?:should|must|shall|will|to|is to) (?:attract|carry|bear|be charged)(?: an?| with)? (?:(?:penal|simple|additional) )?(?:interest (?:of |at |@ ?)(?:the rate of )?(${RATE})|(${RATE}) (?:(?:penal|simple|additional) )?interest)$`,
      'i',
    ),
    (m) => (way === 'set' ? set('interest on late payment', g(m, 1) || g(m, 2)) : { kind: 'add-ready', name: 'late payment', whole: m[0] }),
  ]),
  ...['set', 'add'].map((way): Rule => [
    new RegExp(
      `^(?:(?:charge|levy|impose|have|add|collect|put|include) )?(?:an? )?(?:(?:penal|penalty|simple|additional|late) )?(?:interest (?:of |at |@ ?)(${RATE})|(${RATE}) (?:(?:penal|penalty|simple|additional|late) )?interest) (?:on|for|upon|in case of) (?:any |all |the )?${LATE}$`,
      'i',
    ),
    (m) => (way === 'set' ? set('interest on late payment', g(m, 1) || g(m, 2)) : { kind: 'add-ready', name: 'late payment', whole: m[0] }),
  ]),
  [
    /^(?:(?:set|make|have|keep|change to|use) )?(\d{1,3}) (?:equal |monthly )?(?:emis?|inst?all?ments?)(?: only| in all)?$/i,
    (m) => set('number of instalments', g(m, 1)),
  ],
  [
    new RegExp(
      `^(?:(?:set|make|keep|change) )?(?:the )?(?:monthly )?(rent|licen[cs]e fee|fee)(?: to| be| is| of)? (${AMOUNT})(?: (?:a|per|each|every) month)?,? (?:due |payable |paid )?(?:on|by|before|on or before) (?:the )?(\\d{1,2})(?:st|nd|rd|th)(?: day)?(?: of .{1,30})?$`,
      'i',
    ),
    (m) => ({
      kind: 'sets',
      pairs: [
        [g(m, 1), g(m, 2)],
        ['rent due date', g(m, 3)],
      ],
    }),
  ],
  [
    /^(?:(?:change|set|make|revise|fix|keep) )?(?:the )?(?:(?:profit(?:[- ]sharing)?(?: and loss)? )?(?:shares?|ratio)|profit[- ]sharing|profits?)(?: of (?:the )?(?:profits?|partners))?(?: (?:to|as|at|be|is|are|should be|of))? ((?:\d{1,2}(?:\.\d{1,2})? ?%?(?:, | and |, and | ?: ?| ?- ?)){1,5}\d{1,2}(?:\.\d{1,2})?) ?(?:%|per ?cent)?(?: respectively)?$/i,
    (m) => ({ kind: 'shares', percents: (g(m, 1).match(/\d{1,2}(?:\.\d{1,2})?/g) ?? []).map(Number) }),
  ],
  [
    new RegExp(
      `^(?:claim|demand|ask for|seek|pray for) (?:only )?(${AMOUNT})(?:,? (?:instead of|rather than|in place of|and not|not) (?:only )?${AMOUNT})?$`,
      'i',
    ),
    (m) => set('claim amount', g(m, 1)),
  ],
  [
    new RegExp(`^(?:claim|demand|ask for|seek|pray for) (${AMOUNT}) (?:as|by way of|towards) ((?!interest\\b)[a-z][a-z ]{3,40})$`, 'i'),
    (m) => set(g(m, 2), g(m, 1)),
  ],
  [
    new RegExp(`^(?:also )?(?:claim|demand|ask for|seek|pray for) (${AMOUNT} (?:as|for|towards|by way of|on account of) .{3,200})$`, 'i'),
    (m) => ({
      kind: 'entry',
      list: 'demands',
      entry: g(m, 1)
        .replace(/^(?=\d)/, 'Rs. ')
        .replace(/^rs\.? ?(?=\d)/i, 'Rs. '),
      gone: false,
    }),
  ],
  [
    new RegExp(`^(?:the )?(${QUANTITY}) (?:should|must|shall|needs? to|has to|to) (?:now )?(?:be|become) (${QUANTITY})${INSTEAD}$`, 'i'),
    (m) => ({ kind: 'unit', from: g(m, 1), length: g(m, 2) }),
  ],
];
