import { citationsOf, type DraftNode, type DraftTree, endOf, lineOf, parentsOf, parseDraft } from '@themis/draft';
import { DraftedForm, type DraftForm } from '../making/form-change.js';
import { dimensionOf } from '../making/written-values.js';
import { valuesIn, type WrittenValue } from '../reading/masks.js';
import type { TemplateField } from '../../templates/form/template-schema.js';
import { FieldNames } from './field-names.js';
import { subjectsOf } from './subjects.js';

/** A value as it stands in a line of the draft; offsets of the words of that line. */
export interface ValueSite {
  at: number;
  node: DraftNode;
  value: WrittenValue;
  text: string;
  /** Fields of the form that hold that value: it may come from one of them. */
  fields: TemplateField[];
  /** What the sentence is about that it stands in. */
  near: ReadonlySet<string>;
  /** What the labels of those fields are about. */
  labels: ReadonlySet<string>;
  /** What a number counts or is the number of, in small letters: "200 chairs", "suit no. 12"; none for a measure. */
  things: readonly string[];
}

const NOTHING: ReadonlySet<string> = new Set();
/** A sentence ends there, and not behind "Rs." or "no.". */
const SENTENCE_END = /(?<!\b(?:rs|nos?|v|mr|mrs|dr|smt)|(?:^|\s)(?:रु|सं))[.;।](?=\s|$)/giu;
const TITLE_MAX = 90;

/** A draft with all that an instruction can name of it, read once for all instructions. */
export class DraftScene {
  readonly tree: DraftTree;
  readonly cited: readonly string[];
  /** The line with a number that each line stands under. */
  readonly parents: readonly (number | null)[];
  readonly names: FieldNames;
  readonly drafted: DraftedForm;
  /** What each line is about. */
  readonly subjects: readonly ReadonlySet<string>[];
  /** What the clause is about that a line stands in, by its title. */
  readonly titles: readonly ReadonlySet<string>[];
  readonly sites: readonly ValueSite[];
  private readonly titleTexts: readonly string[];
  private readonly labelSubjects: ReadonlyMap<TemplateField, readonly string[]>;
  private readonly nameSubjects = new Map<TemplateField, ReadonlySet<string>>();
  private readonly frequency = new Map<string, number>();

  constructor(
    readonly form: DraftForm,
    readonly content: string,
  ) {
    this.tree = parseDraft(content);
    this.cited = citationsOf(this.tree);
    this.parents = parentsOf(this.tree);
    this.names = new FieldNames(form.template, form.values);
    this.drafted = new DraftedForm(form, content);
    const { nodes } = this.tree;
    this.subjects = nodes.map(({ text }) => new Set(subjectsOf(text)));
    this.titleTexts = this.titlesOfLines();
    const subjectsOfTitles = new Map([...new Set(this.titleTexts)].map((title) => [title, new Set(subjectsOf(title))]));
    this.titles = this.titleTexts.map((title) => subjectsOfTitles.get(title) ?? new Set());
    for (const own of this.subjects) for (const subject of own) this.frequency.set(subject, (this.frequency.get(subject) ?? 0) + 1);
    this.labelSubjects = new Map(form.template.fields.map((field) => [field, subjectsOf(field.label)]));
    this.sites = nodes.flatMap((node, at) => this.sitesOf(node, at));
  }

  /** Index of the line with a number; -1 for none. */
  lineOf(cited: string): number {
    return this.cited.indexOf(cited);
  }

  has = (cited: string): boolean => this.cited.includes(cited);

  /** The title of the clause or part that a line stands in; of a line that is a title, itself. */
  titleOf(at: number): string {
    return this.titleTexts[at] ?? '';
  }

  /** Whether a line is the title of a clause: short, without a full stop, and something stands below it. */
  isTitle(at: number): boolean {
    const node = this.tree.nodes[at];
    return (
      (node?.kind === 'clause' || node?.kind === 'schedule') &&
      node.text.length <= TITLE_MAX &&
      !/[.।;:]$/.test(node.text) &&
      endOf(this.tree, at) > at + 1
    );
  }

  /** A line with those that stand below it. */
  linesFrom(at: number): number[] {
    return Array.from({ length: at < 0 ? 0 : endOf(this.tree, at) - at }, (_each, index) => at + index);
  }

  /** In how many lines a subject stands. */
  linesWith(subject: string): number {
    return this.frequency.get(subject) ?? 0;
  }

  /** Whether a subject is said by one of the names of a field: its label, its own name, or what people call it. */
  isInNameOf(field: TemplateField, subject: string): boolean {
    const own = this.nameSubjects.get(field) ?? new Set(this.namesOf(field).flatMap((name) => subjectsOf(name)));
    this.nameSubjects.set(field, own);
    return own.has(subject);
  }

  private namesOf({ label, name }: TemplateField): string[] {
    return [label, name.replaceAll('_', ' '), ...(this.form.template.aliases[name] ?? [])];
  }

  /** How telling a subject is in this draft. */
  weight(subject: string): number {
    return Math.log(1 + this.tree.nodes.length / (1 + (this.frequency.get(subject) ?? 0)));
  }

  /** How much of what is said is said of a place: by its own words, and, as a share, by those around it. */
  told(said: Iterable<string>, own: ReadonlySet<string>, around: ReadonlySet<string> = NOTHING, share = 0.5): number {
    let sum = 0;
    for (const subject of said) sum += this.weight(subject) * (own.has(subject) ? 1 : around.has(subject) ? share : 0);
    return sum;
  }

  /** The same of a line, with the title of its clause. */
  toldOf(said: Iterable<string>, at: number): number {
    return this.told(said, this.subjects[at] ?? NOTHING, this.titles[at]);
  }

  /** A line as a person is shown it in a choice. */
  shown(at: number): string {
    const node = this.tree.nodes[at];
    if (!node) return '';
    const text = short(node.text.replaceAll('**', ''));
    const title = this.isTitle(at) || this.cited[at] === '' ? '' : short(this.titleOf(at).replace(/^#+\s*/, ''), TITLE_SHOWN);
    const label = this.cited[at] === '' ? '' : `${this.cited[at]} `;
    return title !== '' && title !== text && !title.startsWith('#') ? `${label}${title}: ${text}` : `${label}${text}`;
  }

  /** The title that each line stands under: of its clause, else the last heading above it. */
  private titlesOfLines(): string[] {
    const texts: string[] = [];
    let heading = '';
    for (const [at, node] of this.tree.nodes.entries()) {
      if (node.kind === null && node.text.startsWith('#')) heading = node.text;
      const parent = this.parents[at] ?? null;
      texts.push(this.isTitle(at) ? node.text : parent === null ? heading : (texts[parent] ?? heading));
    }
    return texts;
  }

  private sitesOf(node: DraftNode, at: number): ValueSite[] {
    const { fields } = this.form.template;
    const sentences = new Map<string, ReadonlySet<string>>();
    const subjectsIn = (sentence: string): ReadonlySet<string> => {
      const own = sentences.get(sentence) ?? new Set(subjectsOf(sentence));
      sentences.set(sentence, own);
      return own;
    };
    // "WITNESS 2" counts nobody.
    if (/^\*\*[^\p{Ll}]+\*\*$/u.test(node.text)) return [];
    return valuesIn(node.text, SMALL_MIN).flatMap((found) => {
      // Without the blank behind it.
      const value = { ...found, end: node.text.slice(0, found.end).trimEnd().length };
      const sentence = sentenceAround(node.text, value.start);
      const things = value.dimension === 'number' && !isMeasure(node.text, value) ? thingsOf(node.text, value) : [];
      if (value.dimension === 'number' && things.length === 0 && !isMeasure(node.text, value)) return [];
      const holding = things.length > 0 ? [] : fields.filter((field) => holds(field, this.form.values[field.name], value));
      return [
        {
          at,
          node,
          value,
          text: node.text.slice(value.start, value.end),
          fields: holding,
          near: subjectsIn(sentence),
          labels: new Set(holding.flatMap((field) => this.labelSubjects.get(field) ?? [])),
          things,
        },
      ];
    });
  }
}

/** "Two instructors": small numbers in words are values where they count something; "one" seldom does. */
const SMALL_MIN = 2;

const SHOWN = 110;
const TITLE_SHOWN = 40;
const short = (text: string, length = SHOWN): string =>
  text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length)) || text.slice(0, length)} …`;

/** A line as it stands, for people and for a suggestion that names it. */
export const beginningOf = (node: DraftNode): string => short(lineOf(node), TITLE_SHOWN).replace(/ …$/, '');

/** A number that counts something, and not one of an address, an act or a paper: "5th", "30 (thirty)". */
const isMeasure = (text: string, { start, end }: WrittenValue): boolean =>
  /\d(?:st|nd|rd|th)$/.test(text.slice(start, end)) ||
  /^ ?\([a-z\u0900-\u097f -]{2,60}\)/.test(text.slice(end)) ||
  // The cell of a table.
  (/^\|(?:.*\|)? *$/.test(text.slice(0, start)) && /^ *\|/.test(text.slice(end)));

/** Numbers behind these name a place of a text, and those of a year are no count. */
const OF_TEXT =
  /\b(?:clauses?|paragraphs?|sections?|articles?|rules?|schedules?|act|order|class|and|to|[a-z]{3,9} (?=(?:19|20)\d\d$))[, ]*$/i;

const MARK_MIN = 3;

/** What a number in a line counts, or is the number of. */
function thingsOf(text: string, { start, end }: WrittenValue): string[] {
  const before = text.slice(Math.max(0, start - 60), start);
  const paper = /((?:\p{L}{2,30},? ){0,3})(?:nos?\.|number) ?$/iu.exec(before);
  // A longer one is a mark that stands for its paper wherever it is named.
  if (paper) return end - start < MARK_MIN ? (paper[1]?.toLowerCase().match(/\p{L}{3,}/gu) ?? ['no.']) : [];
  if ((OF_TEXT.test(before) && /\d/.test(text.slice(start, end))) || /^(?:19|20)\d\d$/.test(text.slice(start, end))) return [];
  const behind = /^ (\p{L}{3,30})(?: (\p{L}{3,30}))?/u.exec(text.slice(end));
  const named = end - start <= MARK_MIN ? /(\p{L}{3,30}) $/u.exec(before)?.[1] : undefined;
  return [named, behind?.[1], behind?.[2]].flatMap((word) =>
    word !== undefined && subjectsOf(word).length > 0 ? [word.toLowerCase()] : [],
  );
}

function sentenceAround(text: string, at: number): string {
  let start = 0;
  for (const { index } of text.matchAll(SENTENCE_END)) {
    if (index >= at) return text.slice(start, index);
    start = index + 1;
  }
  return text.slice(start);
}

/** Whether a field of the form holds a value that stands in the draft. */
function holds(field: TemplateField, held: string | undefined, value: WrittenValue): boolean {
  const dimension = dimensionOf(field);
  if (held === undefined || dimension === null) return false;
  if (dimension === 'date') return value.day !== null && valuesIn(held)[0]?.day === value.day;
  if (value.dimension === 'date') return false;
  const amount = Number(held.replace(/[^\d.]/g, ''));
  const isLike = value.dimension === dimension || value.dimension === 'number' || dimension === 'number';
  return isLike && amount === value.amount;
}
