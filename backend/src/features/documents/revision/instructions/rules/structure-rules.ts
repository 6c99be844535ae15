import { g, type Rule } from './rule.js';
import { CLAUSE, KIND, LEAVING_OUT } from '../clause-words.js';

const MOVING = '(?:move|shift|put|bring|place|take|push|relocate)';
const WHERE =
  '(?:so (?:that|as) (?:it |to )?)?(?:to )?(?:comes? |stands? |be |is |goes |go |appears? |follows? |a place |the place |somewhere )?(?:just |right |immediately |directly |straight )?';
const MERGING = '(?:merge|combine|join|club|consolidate|amalgamate)';
const NUMBER = '\\d{1,3}(?:\\.\\d{1,3})?(?: ?\\([a-z]\\))?';
const PARTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, '2': 2, '3': 3, '4': 4 };

/** Where clauses and their parts stand. */
export const STRUCTURE_RULES: readonly Rule[] = [
  [
    new RegExp(
      `^${LEAVING_OUT} ((?:the )?(?:item|entry|point|limb|part)? ?\\(?[a-h]\\)? (?:of|from|in|under|among) (?:the )?(?!${KIND}\\b)[a-z][a-z ]{2,40}|(?:the )?[a-z][a-z ]{2,30} ?\\([a-h]\\))$`,
      'i',
    ),
    (m) => ({ kind: 'remove', name: g(m, 1) }),
  ],
  [
    new RegExp(`^${MOVING} ${CLAUSE} ${WHERE}(after|before|below|above|behind|ahead of|in front of|following) ${CLAUSE}$`, 'i'),
    (m) => ({ kind: 'move', clause: g(m, 1), to: g(m, 3), after: /after|below|behind|following/i.test(g(m, 2)) }),
  ],
  [
    new RegExp(
      `^${CLAUSE} (?:should|must|shall|has to) (?:be moved |be put |be placed |be |come |go |stand |move )${WHERE}(after|before|below|above|behind|ahead of) ${CLAUSE}$`,
      'i',
    ),
    (m) => ({ kind: 'move', clause: g(m, 1), to: g(m, 3), after: /after|below|behind/i.test(g(m, 2)) }),
  ],
  [
    new RegExp(
      `^(?:${MOVING}|make) ${CLAUSE} (?:to |at |up to |down to )?(?:the )?(?:very )?(end|bottom|last|last clause|top|start|beginning|first|first clause)(?: clause)?(?: (?:of|in) .{3,30})?$`,
      'i',
    ),
    (m) => ({
      kind: 'move',
      clause: g(m, 1),
      to: /end|bottom|last/i.test(g(m, 2)) ? 'end' : 'start',
      after: /end|bottom|last/i.test(g(m, 2)),
    }),
  ],
  [
    new RegExp(`^(?:swap|interchange|exchange|switch)(?: the (?:order|places?|positions?) of)? ${CLAUSE} (?:and|with) ${CLAUSE}$`, 'i'),
    (m) => ({ kind: 'swap', clause: g(m, 1), other: g(m, 2) }),
  ],
  [
    /^(?:swap|interchange|exchange|switch|reverse)(?: the (?:order|places?|positions?) of)? (?:clauses|sections|paragraphs|paras) (\d{1,3}) (?:and|with) (\d{1,3})$/i,
    (m) => ({ kind: 'swap', clause: `clause ${g(m, 1)}`, other: `clause ${g(m, 2)}` }),
  ],
  [
    new RegExp(
      `^${MERGING} (?:clauses|sections|paragraphs|paras|sub-?clauses)? ?(${NUMBER}) (?:and|with|into) (${NUMBER})(?: (?:into|in|as) (?:one|a single)(?: .{3,20})?| together)?$`,
      'i',
    ),
    (m) => ({ kind: 'merge', clause: g(m, 1), other: g(m, 2) }),
  ],
  [
    new RegExp(`^${MERGING} ${CLAUSE} (?:and|with|into) ${CLAUSE}(?: (?:into|in|as) (?:one|a single)(?: .{3,20})?| together)?$`, 'i'),
    (m) => ({ kind: 'merge', clause: g(m, 1), other: g(m, 2) }),
  ],
  [
    new RegExp(
      `^(?:split|divide|break)(?: up)? ${CLAUSE}(?: up)?(?: (?:in|into) (two|three|four|[234])(?: (?:separate |different )?[a-z-]{3,14})?)?$`,
      'i',
    ),
    (m) => ({ kind: 'split', clause: g(m, 1), parts: PARTS[g(m, 2).toLowerCase()] ?? null }),
  ],
  [
    new RegExp(
      `^${CLAUSE} (?:should|shall|must|will|does|is)(?: not|n't) (?:to )?(?:apply to|cover|extend to|include|be applied to) (.{3,200})$`,
      'i',
    ),
    (m) => ({ kind: 'except-from', clause: g(m, 1), what: g(m, 2) }),
  ],
  [
    new RegExp(`^(?:exempt|except|carve out) (.{3,160}?) (?:from|out of) ${CLAUSE}$`, 'i'),
    (m) => ({ kind: 'except-from', clause: g(m, 2), what: g(m, 1) }),
  ],
  [
    new RegExp(
      `^(?:make|turn|renumber|let) ${CLAUSE} (?:into |as |be |become )?(?:the )?(?:new )?(?:clause|section|paragraph) (?:no\\.? ?)?(\\d{1,3})$`,
      'i',
    ),
    (m) => ({
      kind: 'move',
      clause: g(m, 1),
      to: `clause ${g(m, 2)}`,
      after: Number(/\d{1,3}/.exec(g(m, 1))?.[0] ?? 999) < Number(g(m, 2)),
    }),
  ],
  [
    new RegExp(`^${MOVING} ${CLAUSE} (?:in )?between (?:clauses|sections|paragraphs|paras)? ?(\\d{1,3}) and (\\d{1,3})$`, 'i'),
    (m) => (Number(g(m, 3)) === Number(g(m, 2)) + 1 ? { kind: 'move', clause: g(m, 1), to: `clause ${g(m, 2)}`, after: true } : null),
  ],
  [
    new RegExp(
      `^${LEAVING_OUT} (?:the )?(?:item|entry|point|limb|part|sub-?item|sub-?clause|sub-?paragraph|para(?:graph)?|letter)? ?\\(?([a-z])\\)? (?:of|in|from|under) (?:(?:the )?${KIND} (?:no\\.? ?)?(?=\\d)|(?=\\d{1,3}\\.))(\\d{1,3}(?:\\.\\d{1,3})?)$`,
      'i',
    ),
    (m) => ({ kind: 'remove', name: `clause ${g(m, 2)}(${g(m, 1).toLowerCase()})` }),
  ],
  [
    new RegExp(
      `^${LEAVING_OUT} (?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th) (?:sentence|line) (?:of|in|from|under) ${CLAUSE}$`,
      'i',
    ),
    (m) => ({ kind: 'sentence', clause: g(m, 2), place: g(m, 1).toLowerCase() }),
  ],
];
