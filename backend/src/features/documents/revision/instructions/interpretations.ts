import { CLAUSE_RULES } from './rules/clause-rules.js';
import { EVERYDAY_RULES } from './rules/everyday-rules.js';
import { FIGURE_RULES } from './rules/figure-rules.js';
import { IN_CLAUSE_RULES } from './rules/in-clause-rules.js';
import { IN_PLACE_RULES } from './rules/in-place-rules.js';
import { LIST_RULES } from './rules/list-rules.js';
import { g, type Interpretation, modalOf, type Rule, set, stated } from './rules/rule.js';
import { PERSON_RULES } from './rules/person-rules.js';
import { SHARING_RULES } from './rules/sharing-rules.js';
import { STRUCTURE_RULES } from './rules/structure-rules.js';
import { WORDING_RULES } from './rules/wording-rules.js';
import { startsInstruction } from './split-instructions.js';

/** Verbs that give something a value. */
const SETTING = `(?:change|enhance|hike|step|slash|trim|scale|drop|take|pull|set|update|make|modify|amend|revise|correct|fix|increase|raise|reduce|decrease|lower|extend|lengthen|shorten|cut|keep|rename|shift|move|bump(?: up)?|push|postpone|prepone|bring|put|use|write|call|name)(?: up| down| back)?`;
const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|forty-five|fifty|sixty|ninety|hundred|half';
/** Words that begin with a number. */
const NUMBERISH = `(?:rs\\.? ?|₹ ?|inr )?(?:\\d|(?:${NUMBER_WORD})\\b).{0,60}`;
const SHORT_NUMBERISH = `(?:rs\\.? ?|₹ ?|inr )?(?:\\d|(?:${NUMBER_WORD})\\b).{0,30}?`;
/** A number with its unit, such as "two months" or "5%". */
const QUANTITY = `(?:\\d{1,4}|(?:${NUMBER_WORD})(?:[ -](?:${NUMBER_WORD}))?) ?-?(?:days?|weeks?|months?|years?|hours?|%|per ?cent)`;

/** Sentences that say one thing in one way. */
const WHOLE_SENTENCE_RULES: readonly Rule[] = [
  [
    new RegExp(
      `^(?:make|turn|convert) (?:this|it) (?:into )?an? (${QUANTITY}) (?:lease|tenancy|agreement|contract|term|licen[cs]e|deal) with (?:an? )?(${QUANTITY}) (?:yearly |annual )?(?:rent )?(?:increase|escalation|hike|increment)(?: .{0,30})?$`,
      'i',
    ),
    (m) => ({
      kind: 'sets',
      pairs: [
        ['term', g(m, 1)],
        ['yearly increase', g(m, 2)],
      ],
    }),
  ],
  [
    /^(?:the )?(rent|licen[cs]e fee|fee|salary) (?:should|must|shall|will|to|has to|is to) be (?:paid|payable|due) (?:by|on|before|on or before) (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of .{1,30})?$/i,
    (m) => set(/salary/i.test(g(m, 1)) ? 'pay day' : 'rent due date', g(m, 2)),
  ],
  [
    /^(?:the )?(?:tenancy|lease|agreement|term|licen[cs]e|it|employment|engagement|partnership)(?: should| must| shall| will| to)? (?:start|begin|commence)s? (?:from|on|with effect from) (.{4,40})$/i,
    (m) => set('start date', g(m, 1)),
  ],
  [
    new RegExp(
      `^(?:make |the )?payments?(?: should be| must be| to be| shall be)?(?: made| due)? (?:within|in) (${QUANTITY})(?: (?:of|from|after) .{1,40})?$`,
      'i',
    ),
    (m) => set('payment days', g(m, 1)),
  ],
  [/^(?:claim|charge|demand) interest (?:at|of|@) (.{1,40})$/i, (m) => set('interest', g(m, 1))],
  [new RegExp(`^make it (${QUANTITY})$`, 'i'), (m) => ({ kind: 'unit', length: g(m, 1) })],
  [
    /^(?:replace|change|substitute) (?:every|all|each|any|the) (?:references?|mentions?|occurrences?|instances?|uses?) (?:to|of) (?:the (?:words?|term) )?"?(.{2,80}?)"? (?:by|with|to|for|into) "?(.{1,80}?)"?$/i,
    (m) => ({ kind: 'replace', from: g(m, 1), to: g(m, 2) }),
  ],
  [
    /^(?:replace|change|substitute) (?:the )?(?:words?|term|phrase|expression) (.{2,120}?) (?:by|with|to|for) (?:the words? )?(.{1,400}?)(?:,? (?:throughout|everywhere|wherever|across|in all places|all over|in the (?:whole|entire|rest)|in all (?:the )?clauses)(?: .{0,40})?)?$/i,
    (m) => ({ kind: 'replace', from: g(m, 1), to: g(m, 2) }),
  ],
  [
    /^(?:add|insert|include|introduce) an? (?:new )?(?:clause|provision|condition|term) (permitting|allowing|letting|requiring|obliging|prohibiting) (?:the )?([a-z ]{3,30}?) (?:to|from) (.{3,300})$/i,
    (m) => ({
      kind: 'covenant',
      party: g(m, 2),
      modal: /requir|oblig/i.test(g(m, 1)) ? 'shall' : /prohib/i.test(g(m, 1)) ? 'shall not' : 'may',
      act: /prohib/i.test(g(m, 1)) ? g(m, 3).replace(/^(\w+?)(?:t?t)?ing\b/, '$1') : g(m, 3),
    }),
  ],
  [
    /^(?:add|mention|state|specify|say|write|include|record|provide) that (?:the )?([a-z' ]{3,30}?) (should not|must not|shall not|cannot|may not|is not allowed to|should|must|shall|will|has to|needs to|may|can|is allowed to) ((?!be\b(?! (?:liable|responsible|entitled|bound|allowed|permitted|required|obliged|free|able)\b)|not\b).{3,300})$/i,
    (m) => ({ kind: 'covenant', party: g(m, 1), modal: modalOf(g(m, 2)), act: g(m, 3) }),
  ],
  [/^(?:add|mention|state|specify|say|write|include|record|provide) that (.{8,600})$/i, (m) => ({ kind: 'condition', words: g(m, 1) })],
  [
    /^(?:the )?(.{2,60}?) is (?:spelt|spelled|written|typed|mentioned|stated) (?:wrong(?:ly)?|incorrectly)[,;.]? (?:it )?(?:should be|is|must be|change it to|make it) (.{1,300})$/i,
    (m) => set(g(m, 1), g(m, 2)),
  ],
  [
    /^(?:the )?(?:tenant |licensee |employer )?(?:should |must |shall |will |to )?pay(?:ment of)? (?:the )?(rent|licen[cs]e fee|fee|salary)(?: should be| must be| to be)?(?: made| paid)? (?:by|on|before|on or before) (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of .{1,30})?$/i,
    (m) => set(/salary/i.test(g(m, 1)) ? 'pay day' : 'rent due date', g(m, 2)),
  ],
  [
    new RegExp(
      `^(?:the )?(.{3,40}?) (?:must|should|shall|has to|needs to|will) give (?:at least )?(${QUANTITY})['’]? (?:prior |advance |written )?notice (?:before|for|prior to) (.{3,40})$`,
      'i',
    ),
    (m) => ({ kind: 'quantity', topic: `${g(m, 1)} notice ${g(m, 3)}`, from: '', to: g(m, 2) }),
  ],
  [
    new RegExp(
      `^(?:make|turn|convert) (?:this|it) (?:into )?an? (${QUANTITY}) (?:lease|tenancy|agreement|contract|term|licen[cs]e|deal)$`,
      'i',
    ),
    (m) => ({ kind: 'term', length: g(m, 1) }),
  ],
  [
    new RegExp(`^(?:give|allow|add) (${QUANTITY}) more (?:for|to) (?:the )?(.{3,60})$`, 'i'),
    (m) => ({ kind: 'by', name: g(m, 2), step: g(m, 1), percent: false, up: true }),
  ],
  [
    new RegExp(
      `^(?:${SETTING}) (?:the )?(?:repayment|loan|payment|tenure|tenor|term|period)? ?(?:to|in) (\\d{1,3}) (?:monthly |equal )?(?:emis?|inst?all?ments?) of (${NUMBERISH})(?: each)?$`,
      'i',
    ),
    (m) => ({
      kind: 'sets',
      pairs: [
        ['number of instalments', g(m, 1)],
        ['instalment amount', g(m, 2)],
      ],
    }),
  ],
  [
    /^make (?:the )?(?:nda|agreement|non-disclosure(?: agreement)?|confidentiality(?: obligations?)?|disclosure) (?:an? )?((?:one|two)[ -]way)$/i,
    (m) => ({ kind: 'option', option: g(m, 1).replace(' ', '-') }),
  ],
  [/^(?:make|keep) (?:the |it )?(?:loan )?(?:as )?interest[ -]free(?: loan)?$/i, () => set('interest rate', '0')],
  [/^(?:he|she|they|the employee|employee) (?:will|shall|should|must|to) report to (.{2,80})$/i, (m) => set('reports to', g(m, 1))],
  [
    /^(?:leave|give|bequeath) (?:everything|all|the rest|the residue|the remainder|my (?:whole )?estate|all my property) to (.{3,200})$/i,
    (m) => set('residuary beneficiary', g(m, 1)),
  ],
  [
    /^(?:make|keep) (?:it|this|the [a-z]{3,20}(?: of attorney)?) valid (?:till|until|up ?to|to) (.{4,40})$/i,
    (m) => set('end date', g(m, 1)),
  ],
  [
    new RegExp(`^(?:make|let) (?:the )?(.{3,60}?) (?:last|run|continue)(?: for)? (${QUANTITY})$`, 'i'),
    (m) => ({ kind: 'quantity', topic: g(m, 1), from: '', to: g(m, 2) }),
  ],
  [
    new RegExp(`^(?:limit|restrict|cap) (?:the )?(.{3,60}?) (?:to|at) (${QUANTITY})$`, 'i'),
    (m) => ({ kind: 'quantity', topic: g(m, 1), from: '', to: g(m, 2) }),
  ],
  [/^(?:limit|restrict|cap) (?:the )?(.{3,60}?) (?:to|at) (.{1,60})$/i, (m) => set(g(m, 1), g(m, 2))],
  [
    /^(?:add|include|insert|give|grant) (?:an? |the |one more |another |further )?(claim|counter-? ?argument|gift|fact|demand|power|service|deliverable|duty|benefit|restriction|allegation|defen[cs]e|document|annexure|objective|ground|asset|prayer|relief|question|witness|surety|director|resolution|occupant|enclosure|wish|evidence|limit|request|query|paragraph|point|task|responsibility|reason|paper|copy|objection) (?:saying |stating )?(that|of|to|for|about|on|asking for|asking|:) (.{3,600})$/i,
    (m) => {
      const [noun, words] = [g(m, 1).toLowerCase(), g(m, 3)];
      // "A copy of my PAN card to the annexures": the list is named at the end.
      if (noun === 'copy' && / (?:to|in|into|among|as) (?:the |an? )?(?:list of )?[a-z ]{3,30}$/i.test(words)) return null;
      const entry = noun === 'copy' ? `Copy of ${words}` : noun === 'power' ? `To ${words.replace(/^also /i, '')}` : words;
      return { kind: 'entry', list: `${noun.replace(/y$/, 'ie')}s`, entry, gone: false };
    },
  ],
  [/^(?:appoint|nominate|choose|name) (.{2,80}?) as (?:the |an? |my |our )?(.{2,40})$/i, (m) => set(g(m, 2), g(m, 1))],
  [
    new RegExp(
      `^(?:give|allow|provide) (?:them|him|her|it|the [a-z]{3,20}) (${QUANTITY}) (?:to|for) (?:comply|compliance|reply|replying|respond|pay|payment)(?: .{0,40})?$`,
      'i',
    ),
    (m) => set('days to comply', g(m, 1)),
  ],
  [new RegExp(`^(?:give|allow|provide|keep|have) (${SHORT_NUMBERISH}) of (?:the )?(.{2,60})$`, 'i'), (m) => set(g(m, 2), g(m, 1))],
  [/^(?:use|put|take|keep|write|have) (.{1,80}?) as (?:the )?(.{2,60})$/i, (m) => set(g(m, 2), g(m, 1))],
];

/** "…, painting cost to be borne by landlord": what a second instruction begins with. */
const SEVERAL_ACTS =
  /[,;] (?:and )?(?:the )?[a-z' ]{3,40} (?:to be|should|must|shall|will) |[,;] (?:and )?(?:remove|delete|change|increase|reduce|add|make|set)\b/i;

/** "Train 300 people instead of 200": what stands in the draft is to be another one, which no term beside it would make it. */
const CONTRASTED = /,? (?:instead of|rather than|in place of) |, (?:and )?not \d|; /i;

/** "Fact 5": a paragraph, and no field. */
const NUMBERED = /^(?:the )?(?:fact|ground|para|paragraph|clause|point|item|annexure|demand|relief|section) \(?(?:\d{1,3}|[a-z])\)?$/i;

/** A day of some year: "31 July 2026", "31.07.2026". */
const A_DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?(?: of)?[ -][a-z]{3,9},?[ -]\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{4}`;

/** Values that are set, and quantities that stand in the text of a clause. */
const VALUE_RULES: readonly Rule[] = [
  [
    new RegExp(`^(?:the )?([a-z][a-z ]{2,40}?) (?:(?:is|should be|to be) )?(?:by|on|before|on or before|till|until|from) (${A_DAY})$`, 'i'),
    (m) => (startsInstruction(g(m, 1)) ? null : set(g(m, 1), g(m, 2))),
  ],
  [
    new RegExp(
      `^(?:${SETTING}) (?:the )?(.{2,80}?) (?:from (.{1,80}?) )?(?:to be|equal to|to|as|=|with|:|at|into|till|until|on) (.{1,400})$`,
      'i',
    ),
    (m) => set(g(m, 1), g(m, 3)),
  ],
  [new RegExp(`^(?:${SETTING}) (?:the )?(.{2,80}) (?:to be|to|as|=|with|:|at) (.{1,400})$`, 'i'), (m) => set(g(m, 1), g(m, 2))],
  [/^(?:replace|substitute|swap) (?:the )?(.{2,120}?) (?:by|with|for) (.{1,400})$/i, (m) => set(g(m, 1), g(m, 2))],
  [/^replace (?:the )?(.{2,120}?) (?:by|with) (.{1,400})$/i, (m) => ({ kind: 'replace', from: g(m, 1), to: g(m, 2) })],
  [new RegExp(`^(?:make|set|keep|put|change|use) (?:the |it )?(.{2,80}?) (${NUMBERISH})$`, 'i'), (m) => set(g(m, 1), g(m, 2))],
  [
    /^(?:the )?(.{2,80}?) (?:should|must|shall|needs? to|has to|have to|ought to|will|to) (?:now )?(?:be |read |equal |start (?:on|from) |begin (?:on|from) )(?:equal to |changed to |set to |corrected to |amended to |revised to |modified to |raised to |lowered to |enhanced to |fixed at |increased to |reduced to |extended to |shortened to |replaced (?:by|with) )?(.{1,400})$/i,
    (m) => stated(g(m, 1), g(m, 2)),
  ],
  [
    /^(?:the )?([a-z' ]{3,30}?) (should not|must not|shall not|cannot|can not|may not|is not allowed to|should|must|shall|will|has to|needs to|may|can|is allowed to) ((?!be\b(?! (?:liable|responsible|entitled|bound|allowed|permitted|required|obliged|free|able)\b)|not\b|now\b).{3,300})$/i,
    (m) =>
      SEVERAL_ACTS.test(g(m, 3)) || CONTRASTED.test(g(m, 3))
        ? null
        : { kind: 'covenant', party: g(m, 1), modal: modalOf(g(m, 2)), act: g(m, 3) },
  ],
  [/^(?:the )?(.{2,60}?) (?:is|are) (?:now |actually |wrong,? (?:it )?(?:should be|is) )(.{1,300})$/i, (m) => stated(g(m, 1), g(m, 2))],
  [
    /^([^:=]{2,80}?) ?[:=] ?(.{1,400})$/,
    (m) =>
      NUMBERED.test(g(m, 1))
        ? null
        : set(g(m, 1).replace(/^(?:change|increase|reduce|raise|set|update|make|correct) (?:the )?/i, ''), g(m, 2)),
  ],
  [
    new RegExp(`^(?:the )?(.{2,60}?)(?: (?:is|are|was|were|will be|becomes?|comes to|stays at|now))? (${NUMBERISH})$`, 'i'),
    (m) => (startsInstruction(g(m, 1)) ? null : set(g(m, 1), g(m, 2))),
  ],
  [
    new RegExp(
      `^(?:(?:make|use|have|give|prefer|extend|shorten|longer|shorter)\\b ?)?(?:it |the |a |this )?(?:term |agreement |lease |tenancy |document |licence |license )?(?:longer|shorter)? ?(?:term|duration|tenure|period)?[ :,]{0,3}(?:run |last )?(?:of|to|for|by making it)? ?(${QUANTITY})(?: (?:long|instead|in place).{0,40})?$`,
      'i',
    ),
    (m) => ({ kind: 'term', length: g(m, 1) }),
  ],
  [
    new RegExp(
      `^(?:${SETTING}|give|allow)?(?: the| a)? ?(.{3,100}?)(?: from (${QUANTITY}|\\d{1,4}))? (?:to|within|in|of|for|at least|be) (${QUANTITY})(?: (?:instead of|rather than|in place of) (${QUANTITY}|\\d{1,4}))?$`,
      'i',
    ),
    (m) => ({ kind: 'quantity', topic: g(m, 1), from: g(m, 2) || g(m, 4), to: g(m, 3) }),
  ],
];

/** The most definite first. */
const RULES: readonly Rule[] = [
  ...STRUCTURE_RULES,
  ...LIST_RULES,
  ...WHOLE_SENTENCE_RULES,
  ...IN_CLAUSE_RULES,
  ...FIGURE_RULES,
  ...PERSON_RULES,
  ...SHARING_RULES,
  ...EVERYDAY_RULES,
  ...WORDING_RULES,
  ...CLAUSE_RULES,
  ...VALUE_RULES,
  ...IN_PLACE_RULES,
];
/** Characters of an instruction; a longer one is a text. */
const LONGEST = 5000;

/** Every meaning that fits the words of an instruction, the most definite first. */
export function interpretations(instruction: string): Interpretation[] {
  if (instruction.length > LONGEST) return [];
  return RULES.flatMap(([pattern, meaning]) => {
    const match = pattern.exec(instruction);
    return (match && meaning(match)) ?? [];
  });
}
