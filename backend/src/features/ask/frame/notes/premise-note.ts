import { asksInHindi } from '../../../../core/text/hinglish/asks-in-hindi.js';
import { analyse, type Consultation, type FoundSection, questionTerms } from '../../../retrieval/retrieval.service.js';
import { figuresIn } from '../figures.js';
import { type Premise, premiseOf } from '../premise.js';

/** What is said first to a question that assumes something that the quoted section does not say. */
export interface PremiseNote {
  /** In the question's language; it ends with the quotations, in quotation marks. */
  text: string;
  /** Words of one section, exactly as printed there. */
  quotations: readonly string[];
  /** Whose words they are. */
  documentId: string;
}

/** Words of a section that name a figure or provide for a punishment. */
interface Named {
  words: string;
  value: string;
  text: string;
  start: number;
  end: number;
}

/** What a sentence that punishes says from there on. */
const PUNISHES = /\b(?:punish(?:ed|able)\s+with|imprisonment)\b[^.;:]{0,300}/giu;
const DEATH = /\bwith\s+death\b|\bsentence\s+of\s+death\b/iu;
const LIFE = /\bimprisonment\s+for\s+life\b/iu;
/** The most clauses that are quoted where a section names several figures of the kind: the reader can best see which one is meant. */
const MOST_NAMED = 4;

const isLaw = ({ unit, passages: [first] }: FoundSection): boolean => unit !== '' && first?.documentType === 'act';

function punishmentsIn(text: string): Named[] {
  return [...text.matchAll(PUNISHES)].flatMap((match): Named[] => {
    const [whole] = match;
    const at = { text, start: match.index, end: match.index + whole.length };
    const others = [
      ...(DEATH.test(whole) ? [{ words: 'death', value: 'death', ...at }] : []),
      ...(LIFE.test(whole) ? [{ words: 'imprisonment for life', value: 'life', ...at }] : []),
    ];
    const terms = figuresIn(whole)
      .filter(({ kind }) => kind === 'period')
      .map(({ words, value }) => ({ words, value, ...at }));
    return [...others, ...terms];
  });
}

function namedIn({ passages }: FoundSection, kind: Premise['kind']): Named[] {
  return passages.flatMap(({ text }) => {
    const punishments = punishmentsIn(text);
    if (kind === 'punishment') return punishments;
    const figures = figuresIn(text)
      .filter((figure) => figure.kind === kind)
      .map(({ words, value, start, end }) => ({ words, value, text, start, end }));
    // "Within fifteen days", not "imprisonment for two years": a punishment is not a time limit.
    const apart = figures.filter(({ start }) => !punishments.some((each) => each.start <= start && start < each.end));
    return apart.length > 0 ? apart : figures;
  });
}

/** Where the words around a figure begin and end: at a full stop, otherwise at a space. */
const STOP = /[;:—]|\.\s|\n(?=\s?\()/gu;
/** Likewise where several are quoted: what leads up to the figure, and what it is counted from. */
const SHORT_STOP = /[;:—,]|\.\s|\n(?=\s?\()/gu;
const REACH = { alone: 130, beside: 70 };

/** The clause that a figure stands in, as an exact slice of the text. */
function clauseAround({ text, start, end }: Named, alone: boolean): string {
  const [stops, reach] = alone ? [STOP, REACH.alone] : [SHORT_STOP, REACH.beside];
  const from = Math.max(0, start - reach);
  const before = text.slice(from, start);
  const stop = [...before.matchAll(stops)].at(-1);
  const cut = from === 0 ? 0 : Math.max(before.search(/\s/u), 0) + 1;
  const begin = from + (stop ? stop.index + stop[0].length : cut);
  const after = text.slice(end, end + reach);
  const [next] = after.matchAll(stops);
  const whole = end + reach >= text.length ? after.length : Math.max(after.lastIndexOf(' '), 0);
  // "(b)" is the label of the clause, not its words.
  return text
    .slice(begin, end + (next ? next.index : whole))
    .replace(/^\s*(?:(?:and|or)\s)?(?:\([0-9a-z]{1,4}\)\s*)?/iu, '')
    .replace(/(?:\s(?:or|and|of|the|its|to|by|within|in|an?|for|with|from|period|which|if|as|such)){1,6}$/iu, '')
    .replace(/[\s,;:—-]{1,8}$/u, '');
}

/** 'hours' or 'months' of a period: days are more readily taken for other days than for years. */
const unitOf = (value: string): string => value.slice(value.indexOf(' ') + 1);

/**
 * One clause for each figure that is named, those first that count the same and share most words with the question, a word counting less the more clauses have
 * it.
 */
function clausesOf(named: readonly Named[], terms: ReadonlySet<string>, value: string): string[] {
  const alone = new Set(named.map(({ value }) => value)).size === 1;
  const shared = named.map((each) => new Set(analyse(clauseAround(each, true)).filter((term) => terms.has(term))));
  const having = (term: string): number => shared.filter((each) => each.has(term)).length;
  const scored = named
    .map((each, at) => ({ each, score: [...(shared[at] ?? [])].reduce((sum, term) => sum + 1 / having(term), 0) }))
    .sort((a, b) => Number(unitOf(b.each.value) === unitOf(value)) - Number(unitOf(a.each.value) === unitOf(value)) || b.score - a.score)
    .map(({ each }) => each);
  const distinct = scored.filter((one, at) => scored.findIndex((each) => each.value === one.value) === at).slice(0, MOST_NAMED);
  return [...new Set(distinct.map((each) => clauseAround(each, alone)))];
}

/**
 * The figures of the kind that the first section names; undefined where the premise cannot be compared with them, or one of the sections
 * names exactly that figure.
 */
function contradicting(open: readonly FoundSection[], { kind, value }: Premise): Named[] | undefined {
  const [first] = open;
  if (!first || open.some((section) => namedIn(section, kind).some((each) => each.value === value))) return undefined;
  const named = namedIn(first, kind);
  if (named.length > 0) return named;
  // "Murder carries at most ten years": the section provides for death and names no years at all.
  const isTerm = kind === 'period' && value.endsWith('months');
  const punishments = isTerm ? namedIn(first, 'punishment') : [];
  return punishments.length > 0 ? punishments : undefined;
}

/**
 * What is said to a question that assumes a period, a share, a sum, a number of people or a punishment that the quoted sections do not
 * name: what they say instead, in their own words. Null where one names it, the first names none of the kind, or the question
 * assumes none.
 */
export function premiseNote(consulted: Consultation | null, question: string): PremiseNote | null {
  if (!consulted?.relevance.sufficient) return null;
  const open = consulted.open.filter(isLaw);
  const premise = premiseOf(question);
  const named = premise && contradicting(open, premise);
  const [first] = open;
  if (!first || !premise || !named) return null;
  const topic = consulted.guidance.topics[0]?.topic.name ?? '';
  const own = new Set(analyse(premise.words));
  const terms = new Set(questionTerms(`${question} ${topic}`).filter((term) => !own.has(term)));
  const clauses = clausesOf(named, terms, premise.value);
  const said = asksInHindi(question) ? inHindi(first, premise) : inEnglish(first, premise);
  return { text: `${said} ${clauses.map(quoted).join('; ')}`, quotations: clauses, documentId: first.documentId };
}

const quoted = (words: string): string => `“${words.replace(/\s+/gu, ' ')}”`;

/** "section", or "Article" where that is what the act calls its own. */
const wordOf = (passage: { headingPath: readonly string[] } | undefined): string =>
  passage?.headingPath.at(-1)?.startsWith('Article ') ? 'Article' : 'section';

function inEnglish({ unit, passages: [first] }: FoundSection, { words }: Premise): string {
  const place = `${/^\d/.test(unit) ? `${wordOf(first)} ${unit.toUpperCase()}` : unit} of ${(first?.title ?? '').replace(/^The /, 'the ')}`;
  return `The question takes it to be ${words}; ${place} does not say so. Its words are:`;
}

function inHindi({ unit, passages: [first] }: FoundSection, { words }: Premise): string {
  const place = `${(first?.title ?? '').replace(/^The /, '')} की ${/^\d/.test(unit) ? `धारा ${unit.toUpperCase()}` : unit}`;
  return `प्रश्न में ${words} माना गया है, पर ${place} में ऐसा नहीं है। उसके शब्द हैं:`;
}
