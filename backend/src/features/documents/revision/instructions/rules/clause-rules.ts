import { g, type Rule } from './rule.js';

/** Verbs that put something into the document. */
const ADDING = '(?:add|include|insert|introduce|put(?: in)?|incorporate|have|also add|also include|give)';
const CLAUSE = '(?:clause|section|provision|paragraph|para|article|term)s?';
const banned = (text: string): boolean => /\bnot\b|banned|prohibited|forbidden/i.test(text);

/** Clauses, conditions and entries that are added, and what a party is allowed. */
export const CLAUSE_RULES: readonly Rule[] = [
  [
    new RegExp(`^${ADDING} (?:a |the |this |one )?(?:special |further |additional )?condition ?(?:that|:|-) ?(.{3,4000})$`, 'i'),
    (m) => ({ kind: 'condition', words: g(m, 1) }),
  ],
  [
    new RegExp(
      `^${ADDING} (?:an? |the )?(?:new |standard |separate )?${CLAUSE} (?:on|about|for|regarding|titled|called|named|dealing with|relating to|of) (.{2,80}?) ?(?::|–|—|saying that|stating that|providing that|which says(?: that)?|that says) ?(.{3,4000})$`,
      'i',
    ),
    (m) => ({ kind: 'add-text', name: g(m, 1), words: g(m, 2) }),
  ],
  [
    new RegExp(
      `^${ADDING} (?:an? |the )?(?:new |standard |separate )?(.{2,60}?) ${CLAUSE} ?(?::|–|—|saying that|stating that|providing that|which says(?: that)?|that says) ?(.{3,4000})$`,
      'i',
    ),
    (m) => ({ kind: 'add-text', name: g(m, 1), words: g(m, 2) }),
  ],
  [
    new RegExp(
      `^${ADDING} (?:an? |the )?(?:new )?${CLAUSE} ?(?:that|:|saying(?: that)?|stating(?: that)?|providing(?: that)?) ?(.{3,4000})$`,
      'i',
    ),
    (m) => ({ kind: 'condition', words: g(m, 1) }),
  ],
  [
    // "A penalty for delay in service": what stands behind "in" is a list where it is called one.
    new RegExp(
      `^${ADDING} (.{2,200}?),? (?:(?:to|into|under|among) (?:the )?(?:list of )?|in (?:the (?:list of )?|list of |schedule ))(.{3,60}?)(?: list| schedule| annexures?)?$`,
      'i',
    ),
    (m) => ({ kind: 'entry', list: g(m, 2), entry: g(m, 1), gone: false }),
  ],
  [
    new RegExp(
      `^${ADDING} (?:an? |the |some )?(?:new |standard |separate |proper |mutual )?(?:[a-z]{3,20} )?${CLAUSE} (?:on|about|for|regarding|titled|called|named|dealing with|relating to|of|against) (?:the )?(.{2,80})$`,
      'i',
    ),
    (m) => ({ kind: 'add-ready', name: g(m, 1), whole: m[0] }),
  ],
  [
    new RegExp(`^${ADDING} (?:an? |the |some )?(?:new |standard |separate |proper |mutual )?(.{2,80}?)(?: ${CLAUSE})?$`, 'i'),
    (m) => ({ kind: 'add-ready', name: g(m, 1), whole: m[0] }),
  ],
  [
    new RegExp(
      `^${ADDING} (?:an? |the |some )?(?:new |standard |separate |proper |mutual )?(.{2,80}?)(?: ${CLAUSE})?(?: (?:of|at|with|for|in) .{1,60})?$`,
      'i',
    ),
    (m) => ({ kind: 'add-ready', name: g(m, 1), whole: m[0] }),
  ],
  [/^(?:forbid|prohibit|ban|disallow) (.{2,60})$/i, (m) => ({ kind: 'add-ready', name: `no ${g(m, 1)}`, whole: m[0] })],
  [
    /^(?:no|do not allow) (pets?|smoking|animals|subletting|sub-letting|alterations?|noise|loud music|parties)(?: (?:in|at|inside|please|should be|are|is).{0,40})?$/i,
    (m) => ({ kind: 'add-ready', name: `no ${g(m, 1)}`, whole: m[0] }),
  ],
  [
    /^(?:allow|permit) (pets|parking|work from home|guests|visitors)(?: .{0,40})?$/i,
    (m) => ({ kind: 'add-ready', name: /pets/i.test(g(m, 1)) ? 'pets allowed' : g(m, 1), whole: m[0] }),
  ],
  [
    /^(?:allow|permit) ((?:an?|one|two|three|\d) (?:small |pet |domestic |indoor )?(?:pet|dog|cat|parrot|bird|rabbit|fish|pet dog|pet cat)s?)(?: .{0,30})?$/i,
    (m) => ({ kind: 'covenant', party: 'tenant', modal: 'may', act: `keep ${g(m, 1).toLowerCase()}` }),
  ],
  [
    /^(pets|smoking|subletting|parking|guests|animals) (?:should|must|shall|are|is|will|to)(?: not)? (?:be )?(not )?(?:allowed|permitted|banned|prohibited|forbidden)(?: .{0,40})?$/i,
    (m) => ({
      kind: 'add-ready',
      name: banned(m[0]) ? `no ${g(m, 1)}` : `${g(m, 1)}${/pets|animals/i.test(g(m, 1)) ? ' allowed' : ''}`,
      whole: m[0],
    }),
  ],
  [
    /^(?:let|allow|permit|empower|authori[sz]e|enable|entitle) (?:the )?([a-z ]{3,30}?) (?:to )?((?!.*\b(?:be|to) (?:\d|rs)).{3,300})$/i,
    (m) => ({ kind: 'covenant', party: g(m, 1), modal: 'may', act: g(m, 2) }),
  ],
  [
    /^(?:do not|never) (?:let|allow|permit) (?:the )?([a-z ]{3,30}?) (?:to )?(.{3,300})$/i,
    (m) => ({ kind: 'covenant', party: g(m, 1), modal: 'shall not', act: g(m, 2) }),
  ],
  [
    /^(?:the )?([a-z][a-z ]{2,29}?) to ((?!.*(?:\d|\b(?:notice|days?|weeks?|months?|years?)\b))(?:also )?(?:get|obtain|provide|keep|maintain|insure|give|arrange|return|submit|furnish|take|repair|clean|install|share|inform|deliver|clear|attend|train|supply|replace|hand over) .{3,300})$/i,
    (m) => ({ kind: 'covenant', party: g(m, 1), modal: 'shall', act: g(m, 2) }),
  ],
];
