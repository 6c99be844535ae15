import { dayInWords } from '../../../core/validation/calendar-day.js';
import type { Guide } from '../guide/guide.js';
import type { TopicLaw } from '../guide/topic.js';
import type { PassagePayload } from '../library/passage-payload.js';
import { isSameLaw } from '../quotation/held-authorities.js';
import type { Claim } from '../quotation/read-claims.js';
import { type LawStatus, mayBeInForce, stampOf } from '../reading/law-status.js';
import type { LawReader } from '../search/law-reader.js';

/** What is known of a provision, an act or a day of force. Nothing is ever said not to exist because the library lacks it. */
export type LawVerdict =
  | 'held'
  | 'different'
  | 'not-in-force'
  /** The guide has the list of the act's sections, and they end before this number. */
  | 'no-such-section'
  /** A provision without the name of its act. */
  | 'act-not-named'
  | 'not-held';

export interface CheckedLaw {
  verdict: LawVerdict;
  /** Its title, as the guide or the library has it; the name as written where neither knows it; null where none is named. */
  act: string | null;
  /** '138', 'Order VII Rule 11'; null for a whole act. */
  section: string | null;
  heading: string | null;
  /** In words, such as 'in force'; null where it is not known. */
  stamp: string | null;
  /** On the day asked; null where it is not known. */
  inForce: boolean | null;
  /** What took its place, the most relevant first; `section` is '' for a whole act. */
  successors: readonly TopicLaw[];
  differences: readonly { written: string; held: string }[];
  place: PassagePayload | null;
  /** The document that holds the act; null where none does. */
  documentId: string | null;
}

/** An act that a text names: known to the guide, held by the library, or both. */
export interface NamedLaw {
  title: string;
  /** Whether the guide to the law knows it by this title. */
  known: boolean;
  documentIds: readonly string[];
}

/** An article without the name of an act is one of the Constitution; only one act has orders with rules. */
const CONSTITUTION = 'Constitution of India, 1950';
const CIVIL_PROCEDURE = 'Code of Civil Procedure, 1908';
const YEAR = /\d{4}(?=\)?$)/u;

/** A law as a text names it: by the title that its name mostly stands for, and as it is written. */
export interface LawName {
  name: string;
  written: string;
}

const nameOnly = (name: string): LawName => ({ name, written: name });
/** Names that are kept resolved until the library changes. */
const MOST_KEPT = 2000;

const NOTHING: Omit<CheckedLaw, 'verdict' | 'act'> = {
  section: null,
  heading: null,
  stamp: null,
  inForce: null,
  successors: [],
  differences: [],
  place: null,
  documentId: null,
};

/** A result of which nothing more is known. */
export const unclear = (verdict: LawVerdict, act: string | null, section: string | null = null): CheckedLaw => ({
  ...NOTHING,
  verdict,
  act,
  section,
});

/** Which acts texts name, and what is known of acts as a whole. */
export class ClaimedActs {
  private kept = new Map<string, NamedLaw | null>();
  private keptFor: readonly string[] | undefined;

  constructor(
    private readonly guide: Guide,
    private readonly reader: LawReader,
  ) {}

  /** The law of a claim as it is looked up; null for a provision without one. */
  lawOf(claim: Extract<Claim, { law: unknown }>): LawName | null {
    if (claim.law !== null) return claim.law;
    if (claim.kind !== 'provision') return null;
    if (claim.unitKind === 'article') return nameOnly(CONSTITUTION);
    return claim.unitKind === 'order-rule' ? nameOnly(CIVIL_PROCEDURE) : null;
  }

  /** The act of a name as a text writes it; null where neither the guide nor the library knows it. */
  named({ name, written }: LawName): NamedLaw | null {
    const titles = this.guide.loadedTitles();
    if (this.keptFor !== titles || this.kept.size >= MOST_KEPT) this.kept = new Map();
    this.keptFor = titles;
    const key = `${name}\n${written}`;
    const kept = this.kept.get(key);
    if (kept !== undefined) return kept;
    const found = this.find([...new Set([name, written])], titles);
    this.kept.set(key, found);
    return found;
  }

  private find(names: readonly string[], titles: readonly string[]): NamedLaw | null {
    for (const name of names) {
      const known = this.titleOf(name);
      if (known !== null) return { title: known, known: true, documentIds: this.guide.documentsOf(known) };
    }
    const [loaded] = titles.filter((title) => names.some((name) => isSameLaw(name, [title])));
    return loaded === undefined ? null : { title: loaded, known: false, documentIds: this.guide.documentsOf(loaded) };
  }

  private titleOf(name: string): string | null {
    if (this.guide.titles().includes(name)) return name;
    const { acts, missing } = this.reader.read(name);
    const named = [...new Set(acts.map(({ act }) => act))];
    const [title] = named;
    if (title === undefined || named.length > 1 || missing.some((each) => each.missing === 'unknown')) return null;
    // "IT Act, 2000" is not the Income-tax Act of another year.
    const year = YEAR.exec(name)?.[0];
    return year === undefined || title.endsWith(year) ? title : null;
  }

  /** What is known of an act as a whole on a day. */
  act(law: NamedLaw, day: string): CheckedLaw {
    const [documentId = null] = law.documentIds;
    const status = this.statusOf(law);
    const inForce = status && mayBeInForce(status, day);
    const heirs = this.guide.successors.of(law.title)?.to ?? [];
    return {
      ...NOTHING,
      verdict: documentId === null ? 'not-held' : inForce === false ? 'not-in-force' : 'held',
      act: law.title,
      stamp: status && stampOf(status, day),
      inForce,
      successors: heirs.map((act) => ({ act, section: '' })),
      documentId,
    };
  }

  /** What is known of the day on which an act is said to have begun or ended. */
  force({ law, event, day: said }: Extract<Claim, { kind: 'force' }>, act: NamedLaw | null, day: string): CheckedLaw {
    if (!act) return unclear('not-held', law.name);
    const whole = this.act(act, day);
    const status = this.statusOf(act);
    const known = event === 'begun' ? status?.inForceFrom : status?.repealedOn;
    if (known == null) return { ...whole, verdict: 'not-held' };
    const differences = known === said ? [] : [{ written: dayInWords(said), held: dayInWords(known) }];
    return { ...whole, verdict: known === said ? 'held' : 'different', differences };
  }

  /** Of an act that the library lacks, what the tables of repealed acts say. */
  statusOf({ title, documentIds: [documentId] }: NamedLaw): LawStatus | null {
    if (documentId !== undefined) return this.guide.inForce.of(documentId);
    const repealed = this.guide.successors.of(title);
    return repealed
      ? { state: 'repealed', inForceFrom: null, repealedOn: repealed.repealed ?? repealed.since, replacedBy: repealed.to }
      : null;
  }
}
