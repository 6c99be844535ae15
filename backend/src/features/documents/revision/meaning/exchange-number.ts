import { listLines } from '../../values/list-lines.js';
import type { TemplateField } from '../../template/template-schema.js';
import { type CarriedOut, type RevisionState, setField } from '../carrying/apply-field.js';
import { quantityIn } from '../plain-values.js';
import { conceptsOf } from './concepts.js';

const CHANGES = '(?:(?:change|correct|amend|update|make|set|fix) )?';
/** "The certificate number to 21", "the suit number is 45 of 2026": by what number something is known. */
const KNOWN_BY = new RegExp(
  String.raw`^${CHANGES}(?:the )?([a-z ]{2,30}?) (?:number|no\.?)(?: for (?:the )?[a-z]{4,12})? (?:to|as|is|should be|must be) ([\w/-]{1,20}(?: of (?:19|20)\d\d)?)$`,
  'i',
);
const KNOWN_BY_OF = new RegExp(
  String.raw`^${CHANGES}(?:the )?(?:number|no\.?) of (?:the )?([a-z ]{2,30}?) (?:to|as|is|should be|must be) ([\w/-]{1,20}(?: of (?:19|20)\d\d)?)$`,
  'i',
);
/** "The number of shares to 500": how many there are. */
const COUNTED = new RegExp(
  String.raw`^${CHANGES}(?:the )?number of (?:the )?([a-z][a-z -]{1,40}?) (?:to|as|is|are|should be|must be|will be) (\d[\d,]{0,9}|[a-z]{3,9})(?:,? (?:not|instead of|rather than) .{1,20})?$`,
  'i',
);
const NUMBER = /\bno\. ?([\w/-]{1,20}(?: of (?:19|20)\d\d)?)(?![\w/])/g;
const BARE = /(?<![\w.,/-])\d{2,20}(?![\w/]|[.,]\d)/g;
const COUNT = /(?<![\w.,/-])\d[\d,]{0,9}(?= [a-z])/g;

/** A number with its year, as courts count what is brought before them. */
const IN_COURT = (text: string, from: number, to: number): boolean => / of \d{4}$/.test(text.slice(from, to));

interface Spot {
  field: TemplateField;
  entry: string;
  from: number;
  to: number;
}

/** Exchanges the number of a paper, or how many of something there are, where one place of the form speaks of it. */
export function exchangeNumber(state: RevisionState, instruction: string): CarriedOut {
  const counted = COUNTED.exec(instruction);
  const known = KNOWN_BY.exec(instruction) ?? (counted ? null : KNOWN_BY_OF.exec(instruction));
  const [, topic = '', given = ''] = counted ?? known ?? [];
  const wanted = conceptsOf(topic);
  const fresh = counted && !/^\d/.test(given) ? quantityIn(given, null) : given;
  if (wanted.length === 0 || fresh === null) return null;
  const spots = spotsOf(
    state,
    (text, from, to) =>
      // What is counted stands behind its number, what is known by one before it.
      wanted.every((concept) =>
        conceptsOf(
          counted
            ? text
                .slice(to, to + 30)
                .split(' ', 3)
                .join(' ')
            : text.slice(Math.max(0, from - 40), from),
        ).includes(concept),
      ),
    counted ? COUNT : NUMBER,
  );
  const suits =
    spots.length === 0 && /^(?:case|suit|matter)$/i.test(topic) && / of \d{4}$/.test(fresh) ? spotsOf(state, IN_COURT, NUMBER) : [];
  // "Loan account 3345", without "no.".
  const last = topic.trim().split(' ').at(-1)?.toLowerCase() ?? '';
  const bare =
    spots.length === 0 && suits.length === 0 && known
      ? spotsOf(
          state,
          (text, from) =>
            text.slice(0, from).toLowerCase().endsWith(`${last} `) &&
            wanted.every((each) => conceptsOf(text.slice(0, from)).includes(each)),
          BARE,
        )
      : [];
  const [only] = spots.length > 0 ? spots : suits.length > 0 ? suits : bare;
  if (Math.max(spots.length, suits.length, bare.length) !== 1 || !only) return null;
  const text = only.entry.slice(0, only.from) + (counted || bare.length > 0 ? '' : 'no. ') + fresh + only.entry.slice(only.to);
  const value = state.values[only.field.name] ?? '';
  return setField(
    state,
    only.field,
    only.field.format === 'list'
      ? listLines(value)
          .map((each) => (each === only.entry ? text : each))
          .join('\n')
      : text,
  );
}

function spotsOf({ fields, values }: RevisionState, isMeant: (text: string, from: number, to: number) => boolean, pattern: RegExp): Spot[] {
  return fields.flatMap((field) => {
    const value = values[field.name] ?? '';
    if (value === '' || field.options || !['list', 'text'].includes(field.format)) return [];
    return (field.format === 'list' ? listLines(value) : [value]).flatMap((entry) =>
      [...entry.matchAll(pattern)]
        .map((match) => ({ field, entry, from: match.index, to: match.index + match[0].length }))
        .filter(({ from, to }) => isMeant(entry, from, to)),
    );
  });
}
