import { g, type Rule } from './rule.js';
import { CLAUSE, LEAVING_OUT, NUMBERED } from '../clause-words.js';

const WORDS = '(?:the (?:words?|phrase|expression|figure|term) )?';
const CHANGING = '(?:change|replace|substitute|amend|correct|make|read|turn|convert)';
const FIGURE = String.raw`(?:rs\.? ?|₹ ?)?\d[\d,.]{0,15}(?: ?%| (?:days?|weeks?|months?|years?|hours?|per ?cent))?`;
/** "15 (fifteen) days" as it stands in the draft: the new figure is written out there too. */
const FIGURE_IN_WORDS = /^"(\d{1,4}) \([a-z -]{2,40}\) (days?|weeks?|months?|years?|hours?)"$/i;

/** Changes inside one clause, and clauses that are reworded or moved. */
export const IN_CLAUSE_RULES: readonly Rule[] = [
  [
    new RegExp(`^(?:in|under|at) ${CLAUSE},? ${CHANGING} ${WORDS}(.{1,200}?) (?:to|by|with|as|into|for) (.{1,400})$`, 'i'),
    (m) => ({ kind: 'in-clause', clause: g(m, 1), from: g(m, 2), to: g(m, 3) }),
  ],
  [
    new RegExp(
      `^(?:in|under|at) ${CLAUSE},? (?:make|turn|change|replace) "([^"]{1,200})" (?:into |to |by |with |read )?"([^"]{1,200})"$`,
      'i',
    ),
    (m) => ({ kind: 'in-clause', clause: g(m, 1), from: g(m, 2), to: g(m, 3) }),
  ],
  [
    /^(?:[Rr]ename|[Rr]edefine|[Cc]all|[Cc]hange) (?:the )?(?:defined )?(?:term |expression )?"?([A-Z][\p{L}]{2,20}(?: [A-Z]\p{L}{2,20}){0,2})"? (?:to|as|into|by|with|to be)? ?(?:the )?"([A-Z][\p{L}]{1,20}(?: [A-Z]\p{L}{1,20}){0,3})"(?:,? (?:throughout|everywhere|all over)(?: .{0,30})?)?$/u,
    (m) => ({ kind: 'replace', from: g(m, 1), to: g(m, 2) }),
  ],
  [
    // Lawyers substitute the new words for the old ones.
    new RegExp(`^substitute ${WORDS}(.{1,200}?) for ${WORDS}(.{1,200}?) in ${CLAUSE}$`, 'i'),
    (m) => ({ kind: 'in-clause', clause: g(m, 3), from: g(m, 2), to: g(m, 1) }),
  ],
  [
    new RegExp(`^(?:in|under|at) ${CLAUSE},? substitute ${WORDS}(.{1,200}?) for ${WORDS}(.{1,200})$`, 'i'),
    (m) => ({ kind: 'in-clause', clause: g(m, 1), from: g(m, 3), to: g(m, 2) }),
  ],
  [
    new RegExp(`^${CHANGING} ${WORDS}(.{1,200}?) (?:to|by|with|into) (.{1,200}?) in ${CLAUSE}$`, 'i'),
    (m) => ({ kind: 'in-clause', clause: g(m, 3), from: g(m, 1), to: g(m, 2) }),
  ],
  [
    // "Change 15 days in clause 6.2 to 30 days": the figure, or the words in quotation marks, that stand there.
    new RegExp(`^${CHANGING} ${WORDS}("[^"]{1,200}"|${FIGURE}) in ${CLAUSE} (?:to|by|with|into) (.{1,200})$`, 'i'),
    (m) => ({ kind: 'in-clause', clause: g(m, 2), from: g(m, 1).replace(FIGURE_IN_WORDS, '$1 $2'), to: g(m, 3) }),
  ],
  [
    new RegExp(`^(?:in|from) ${CLAUSE},? ${LEAVING_OUT} ${WORDS}(.{2,400})$`, 'i'),
    (m) => ({ kind: 'in-clause', clause: g(m, 1), from: g(m, 2), to: '' }),
  ],
  [
    new RegExp(`^${LEAVING_OUT} ${WORDS}("[^"]{2,400}") (?:from|in) ${CLAUSE}$`, 'i'),
    (m) => ({ kind: 'in-clause', clause: g(m, 2), from: g(m, 1), to: '' }),
  ],
  [
    new RegExp(`^${LEAVING_OUT} (?:the )?([^"]{3,120}?) (?:from|in|under|of|at) (${NUMBERED})$`, 'i'),
    (m) => ({ kind: 'part-of-clause', clause: g(m, 2), what: g(m, 1) }),
  ],
  [
    new RegExp(`^(?:make )?${CLAUSE} (?:(?:should|shall|must|is to|has to|to) (?:be )?|be |is )?(?:made )?subject to (.{3,160})$`, 'i'),
    (m) => ({ kind: 'subject-to', clause: g(m, 1), to: g(m, 2), prevails: false }),
  ],
  [
    new RegExp(
      `^(?:make |let )?${CLAUSE} (?:(?:should|shall|must|is to|has to|to) )?(?:apply notwithstanding|prevail over|override|take precedence over|apply in spite of) ${CLAUSE}$`,
      'i',
    ),
    (m) => ({ kind: 'subject-to', clause: g(m, 1), to: g(m, 2), prevails: true }),
  ],
  [
    new RegExp(
      `^the (?:words?|phrase) ("[^"]{2,400}") (?:should|must|shall|are to|is to|may|can) (?:be )?(?:deleted|removed|omitted|struck out|taken out|go) (?:from|in) ${CLAUSE}$`,
      'i',
    ),
    (m) => ({ kind: 'in-clause', clause: g(m, 2), from: g(m, 1), to: '' }),
  ],
  [
    new RegExp(
      `^the (?:words?|phrase|expression|figures?) ("[^"]{2,400}") in ${CLAUSE} (?:should|must|shall|are to|is to|may|can) (?:be |read |say |become |be replaced (?:by|with) |be changed to )+("[^"]{2,400}")$`,
      'i',
    ),
    (m) => ({ kind: 'in-clause', clause: g(m, 2), from: g(m, 1), to: g(m, 3) }),
  ],
  [
    /^(?:in (?:the )?[a-z ]{3,30}(?: \(?[a-z]\)?)?,? )?the (?:words?|phrase|expression|figures?) "([^"]{2,400})"(?: in (?:the )?[a-z ]{3,30}(?: \(?[a-z]\)?)?)? (?:should|must|shall|are to|is to|may|can) (?:be |read |say |become |be replaced (?:by|with) |be changed to )+"([^"]{2,400})"$/i,
    (m) => ({ kind: 'replace', from: g(m, 1), to: g(m, 2) }),
  ],
  [
    /^the (?:words?|phrase) "([^"]{2,400})" (?:should|must|shall|are to|is to|may|can) (?:be )?(?:deleted|removed|omitted|struck out|taken out|go)$/i,
    (m) => ({ kind: 'replace', from: g(m, 1), to: '' }),
  ],
  [
    new RegExp(
      `^(?:replace|substitute) ${CLAUSE} (?:with|by) ?(?:the following|this|these words|an? (?:new )?clause (?:that says|saying|stating|providing)(?: that)?)?:? ?(.{12,4000})$`,
      'i',
    ),
    (m) => ({ kind: 'rewrite', clause: g(m, 1), words: g(m, 2) }),
  ],
  [
    new RegExp(
      `^(?:reword|rewrite|rephrase|redraft|amend|change|modify|revise) ${CLAUSE} (?:as follows|to (?:say|read|state|provide)(?: as follows| that)?|so that it (?:says|reads|provides)(?: that)?|into|to)[: ]+(.{12,4000})$`,
      'i',
    ),
    (m) => ({ kind: 'rewrite', clause: g(m, 1), words: g(m, 2) }),
  ],
  [
    new RegExp(`^${CLAUSE} (?:should|must|shall) (?:read|say|state|provide)(?: as follows| that)?[: ]+(.{12,4000})$`, 'i'),
    (m) => ({ kind: 'rewrite', clause: g(m, 1), words: g(m, 2) }),
  ],
  [
    new RegExp(`^(?:move|shift|put) ${CLAUSE} (?:to )?(after|before|below|above|behind) ${CLAUSE}$`, 'i'),
    (m) => ({ kind: 'move', clause: g(m, 1), to: g(m, 3), after: /after|below|behind/i.test(g(m, 2)) }),
  ],
  [
    /^(?:change|replace|rename|substitute) (?:the )?(?:(?:words?|defined term|term|name|expression) )?"?([A-Z][\p{L} ]{2,60}?)"? (?:to|by|with|into|as) "?([\p{L}][\p{L} ]{1,60}?)"?,? (?:throughout|everywhere|all over|in the whole (?:document|agreement|deed))(?: .{0,30})?$/iu,
    (m) => ({ kind: 'replace', from: g(m, 1), to: g(m, 2) }),
  ],
  [
    /^(?:replace|substitute|swap|change) (?:the )?(.{2,120}?) (?:by|with|to|for) (.{2,120}?) (?:in|among|from|under) (?:the )?(?:list of )?(.{3,80})$/i,
    (m) => ({ kind: 'in-place', topic: g(m, 3), from: g(m, 1), to: g(m, 2) }),
  ],
];
