import { g, type Rule, set } from './rule.js';

const NUMBER_WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty-five|sixty|ninety';
const QUANTITY = `(?:\\d{1,4}|(?:${NUMBER_WORD})) (?:days?|weeks?|months?)`;

/** Who somebody is, and what somebody has to do in a notice. */
export const PERSON_RULES: readonly Rule[] = [
  [
    // Somebody else in a role, with an address.
    /^(?:[Rr]eplace|[Cc]hange|[Ss]ubstitute|[Mm]ake|[Ss]et) (?:the )?([a-z][a-z ]{3,29}?) (?:by|with|to|as) (\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,4})(?:,? (?:of|residing at|resident of|r\/o)|,) ((?=.{0,60}\d)[^;]{6,200})$/u,
    (m) => ({
      kind: 'sets',
      pairs: [
        [`${g(m, 1)} name`, g(m, 2)],
        [`${g(m, 1)} address`, g(m, 3)],
      ],
    }),
  ],
  [/^(?:to be )?signed by (\p{Lu}.{3,120})$/u, (m) => set('signatory', g(m, 1))],
  [
    // "The executor should be my son Rohan Mehta of 7 Hill Road, Pune".
    /^(?:[Tt]he )?([a-zA-Z][a-z ]{3,29}?) (?:should be|must be|shall be|is to be|will be|is) (?:(?:my|his|her|our|the) [a-z-]{3,20} )?(\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,4})(?:,? (?:of|residing at|resident of|r\/o)|,) ((?=.{0,60}\d)[^;]{6,200})$/u,
    (m) => ({
      kind: 'sets',
      pairs: [
        [`${g(m, 1)} name`, g(m, 2)],
        [`${g(m, 1)} address`, g(m, 3)],
      ],
    }),
  ],
  [
    new RegExp(
      `^(?:the )?(?:he|she|it|[a-z]{4,20}) (?:must|should|shall|has to|have to|needs? to|is to) (?:pay|comply|reply|respond) (?:within|in) (${QUANTITY})$`,
      'i',
    ),
    (m) => set('days to comply', g(m, 1)),
  ],
  [
    /^(?:change |correct |make )?(?:the )?([a-z ]{3,40}?)['’]s (age) (?:(?:is|should be|must be|to|as) |from \d{1,3} to )(\d{1,3})(?: years)?(?:,? (?:and )?(?:not|instead of|rather than) \d{1,3})?$/i,
    (m) => ({ kind: 'described', who: g(m, 1), what: g(m, 2), value: g(m, 3) }),
  ],
  [
    /^(?:change |correct |make |set )?(?:my |his |her |the )?(age)(?: (?:is|should be|must be|to|as))? (\d{1,3})(?: years?)?$/i,
    (m) => ({ kind: 'described', who: '', what: g(m, 1), value: g(m, 2) }),
  ],
  [
    /^(?:change |make )?(?:my |the )?(occupation|profession) (?:is |to |should be |as )?(?:an? )?([a-z][a-z ]{2,60})$/i,
    (m) => ({ kind: 'described', who: '', what: g(m, 1), value: g(m, 2) }),
  ],
];
