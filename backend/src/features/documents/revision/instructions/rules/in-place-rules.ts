import { g, type Rule, set, stated } from './rule.js';

const SETTING =
  '(?:change|set|update|make|modify|amend|revise|correct|fix|increase|raise|reduce|decrease|lower|cut|keep|put|bring|move|give|leave)';

/** What is tried last: words and amounts inside what a form holds. */
export const IN_PLACE_RULES: readonly Rule[] = [
  [
    /^(?:[Tt]he )?(?!(?:[Uu]se|[Hh]ave|[Mm]ake|[Pp]ut|[Kk]eep|[Ll]et|[Gg]et|[Gg]ive|[Tt]ake|[Aa]dd|[Ii]nclude|[Ll]imit|[Rr]estrict|[Cc]ap) )([A-Za-z][a-z' -]{2,40}?) ([\p{Lu}].{1,80})$/u,
    (m) => (/^\p{Lu}/u.test(g(m, 1)) && / (?:to|at|by|of|with|for|from|in|on|the)$/i.test(g(m, 1)) ? null : set(g(m, 1), g(m, 2))),
  ],
  [/^(?:[Tt]he )?([\p{L}' -]{3,40}?) (?:is|are|was|were) ([\p{Lu}\d].{1,120})$/u, (m) => stated(g(m, 1), g(m, 2))],
  [/^(?:[Mm]ake|[Ss]et|[Kk]eep|[Uu]se) (?:the )?([a-z -]{3,40}) (\p{Lu}.{1,80})$/u, (m) => set(g(m, 1), g(m, 2))],
  [
    /^only (?:the )?(.{3,40}?) courts?$/i,
    (m) =>
      set(
        'jurisdiction',
        g(m, 1).replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
      ),
  ],
  [/^no (.{3,40})$/i, (m) => ({ kind: 'remove', name: g(m, 1) })],
  [
    new RegExp(`^${SETTING} (?:the )?(.{3,80}?) (?:to|as|at) (.{2,120})$`, 'i'),
    (m) => ({ kind: 'in-place', topic: g(m, 1), from: '', to: g(m, 2) }),
  ],
  [
    new RegExp(`^${SETTING} (?:the )?(.{2,120}?) from (.{2,120}?) to (.{2,120})$`, 'i'),
    (m) => ({ kind: 'in-place', topic: g(m, 1), from: g(m, 2), to: g(m, 3) }),
  ],
  [
    new RegExp(
      `^(?:${SETTING}|extend|limit|cap|restrict) (?:the )?(.{3,120}?) (?:to|at|as|of)(?: at least)? ((?:rs\\.? ?|₹ ?|inr ?)?\\d[\\d,.]*(?: ?(?:k|thousand|lakhs?|lacs?|crores?))?(?: (?:a|per|each) month)?)$`,
      'i',
    ),
    (m) => ({ kind: 'in-place', topic: g(m, 1), from: '', to: g(m, 2) }),
  ],
  [
    new RegExp(
      `^(?:change |set |make )?(?:the )?(.{3,120}?)(?: (?:should|must|shall|to) be|:| is)?(?: (?:at least|now))? ((?:rs\\.? ?|₹ ?|inr ?)\\d[\\d,.]*(?: ?(?:k|thousand|lakhs?|lacs?|crores?))?(?: (?:a|per|each) month)?)$`,
      'i',
    ),
    (m) => ({ kind: 'in-place', topic: g(m, 1), from: '', to: g(m, 2) }),
  ],
];
