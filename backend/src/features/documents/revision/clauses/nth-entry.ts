import { literally } from '../../../../core/text/literally.js';
import { money } from '../../../../core/text/values/amounts.js';
import { longDate } from '../../../../core/text/values/dates.js';
import { listLines } from '../../values/list-lines.js';
import { positionOf } from '../../values/ordinals.js';
import { type CarriedOut, type RevisionState, setField } from '../carrying/apply-field.js';
import { whyNotSetOut } from '../carrying/dictated-words.js';
import { listFieldsCalled } from '../carrying/list-nouns.js';
import { valuesIn } from '../meaning/written-values.js';

const CHANGING =
  '(?:change|set|make|update|amend|correct|replace|substitute|increase|raise|reduce|lower|decrease|extend|shift|move|postpone)';
const ORDINAL = '(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)';
const BY_ORDINAL = new RegExp(
  String.raw`^${CHANGING} (?:the )?${ORDINAL} ([a-z][a-z ]{2,30}?)(?: from .{1,40})? (?:to|by|with|as|into) (.{1,400})$`,
  'i',
);
const BY_LETTER = new RegExp(
  String.raw`^${CHANGING} (?:the )?([a-z][a-z ]{2,30}?) ?\(?([a-h])\)? (?:to|by|with|as|into|to read) (?:an? |the )?(.{1,400})$`,
  'i',
);
const IS = new RegExp(
  String.raw`^(?:the )?${ORDINAL} ([a-z][a-z ]{2,30}?)(?: (?:should be|must be|shall be|is|will be|to be)|:) (?:now )?(.{1,400})$`,
  'i',
);
const SAYS = new RegExp(
  String.raw`^(?:the )?([a-z][a-z ]{2,30}?) ?\(?([a-h])\)? (?:should|must|shall|to|has to) (?:be|say|read|become|state)(?: as)? (?:an? |the )?(.{1,400})$`,
  'i',
);
/** "300 young people" where the entry has "200 young people": the number alone. */
const COUNTED = /^(\d[\d,]{0,9}) ([a-z]{3,20})/i;
const NOT_A_LIST =
  /^(?:sub-?)?(?:clause|section|paragraph|para|item|point|party|partner|petitioner|witness|schedule|sentence|line|month|year|day)s?$/i;

/** "Increase the second payment to Rs. 80 lakh", "change annexure (b) to …": an entry of a list of the form by its place in it. */
export function changeNth(state: RevisionState, instruction: string): CarriedOut {
  const ordered = BY_ORDINAL.exec(instruction) ?? IS.exec(instruction);
  const lettered = ordered ? null : (BY_LETTER.exec(instruction) ?? SAYS.exec(instruction));
  const noun = (ordered ? ordered[2] : lettered?.[1]) ?? '';
  const place = ordered ? positionOf(ordered[1] ?? '') : (lettered?.[2]?.toLowerCase().charCodeAt(0) ?? 96) - 97;
  const said = ((ordered ? ordered[3] : lettered?.[3]) ?? '').replace(/[.;]$/, '');
  if (noun === '' || place === null || said === '' || NOT_A_LIST.test(noun)) return null;
  const field = listFieldsCalled(state.fields, noun).find(({ name }) => state.values[name]);
  const entries = listLines((field && state.values[field.name]) ?? '');
  const old = entries.at(place);
  if (!field) return null;
  if (old === undefined) return { refusal: `${field.label}: there is no such entry.` };
  const fresh = withFigure(old, said) ?? withCount(old, said) ?? inItsPlace(state, old, said);
  if (typeof fresh !== 'string') return fresh;
  return setField(state, field, entries.map((entry) => (entry === old ? fresh : entry)).join('\n'));
}

/** The entry with another figure, where a figure is all that is said; null for other words. */
function withFigure(entry: string, said: string): string | null {
  return withFigures(entry, said) ?? withOneFigure(entry, said);
}

/** "Rs. 80 lakh by 15 June 2026": a sum and a date, where the entry has one of each. */
function withFigures(entry: string, said: string): string | null {
  const values = valuesIn(said).filter(({ kind }) => kind === 'money' || kind === 'date');
  const rest = values.reduceRight((words, { from, to }) => words.slice(0, from) + words.slice(to), said);
  if (values.length !== 2 || values[0]?.kind === values[1]?.kind || !/^(?:\W|on|by|or|before|at|due|payable|to be paid|paid)*$/i.test(rest))
    return null;
  return values.reduce<string | null>((words, { from, to }) => (words === null ? null : withOneFigure(words, said.slice(from, to))), entry);
}

function withCount(entry: string, said: string): string | null {
  const [, number = '', noun = ''] = COUNTED.exec(said) ?? [];
  const held = new RegExp(String.raw`(?<![\d.,])\d[\d,]{0,9}(?= ${literally(noun)}\b)`, 'gi');
  const words = said.replace(COUNTED, '$2').replace(/^\S+/, (first) => first);
  return noun !== '' && entry.match(held)?.length === 1 && entry.includes(words) ? entry.replace(held, number) : null;
}

function withOneFigure(entry: string, said: string): string | null {
  const [value, ...others] = valuesIn(said).filter(({ kind }) => kind !== 'number');
  if (!value || others.length > 0 || value.from > 4 || value.to < said.length - 1) return null;
  const [held, ...more] = valuesIn(entry).filter(({ kind }) => kind === value.kind);
  if (!held || more.length > 0) return null;
  const written =
    value.kind === 'money'
      ? (money(String(value.value), 'INR').split(' (')[0] ?? said)
      : value.kind === 'date'
        ? longDate(String(value.value))
        : said.slice(value.from, value.to);
  return entry.slice(0, held.from) + written + entry.slice(held.to);
}

function inItsPlace(state: RevisionState, old: string, said: string): string | CarriedOut {
  if (valuesIn(said)[0]?.from === 0 || said.split(' ').length < 2) return null;
  const reason = whyNotSetOut(state, said);
  if (reason !== null) return { refusal: reason };
  return /^\p{Lu}/u.test(old) ? said.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : said;
}
