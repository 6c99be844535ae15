import type { RetrievalIndex } from '../../../ports/retrieval-index/retrieval-index.js';
import { toRoman } from '../../../core/text/roman.js';
import { encodeQuery, unitTerm } from '../encoding/encoder.js';
import type { Guide } from '../guide/guide.js';
import type { TopicLaw } from '../guide/topic.js';
import { unitLabels } from '../guide/unit-label.js';
import type { PassagePayload } from '../library/passage-payload.js';
import type { Claim } from '../quotation/read-claims.js';
import { mayBeInForce, stampOf } from '../reading/law-status.js';
import { and, payloadOf } from '../search/hit-passages.js';
import { type CheckedLaw, type NamedLaw, unclear } from './claimed-acts.js';

type Provision = Extract<Claim, { kind: 'provision' }>;

/** Units of one act that are searched for together, and the passages that a search gives. */
const AT_ONCE = 12;
const PASSAGES = 60;
const NUMBER = /^\d+/u;

/** The provision as the guide names it: '138', 'Order VII Rule 11', 'Article 65' of a schedule. */
export function sectionOf({ unitKind, unit, order }: Provision, act: string | null): string {
  if (unitKind === 'order-rule') {
    const [, digits, letter = ''] = /^(\d+)(\p{L}?)$/u.exec(order) ?? [];
    return `Order ${digits === undefined ? order : toRoman(Number(digits)).toUpperCase() + letter} Rule ${unit}`;
  }
  const isOfSchedule = unitKind === 'article' && act !== null && !act.startsWith('Constitution');
  return isOfSchedule ? `Article ${unit}` : unit;
}

/** What is known of the provisions that a text cites. */
export class ClaimedSections {
  constructor(
    private readonly guide: Guide,
    private readonly index: Pick<RetrievalIndex, 'search'>,
  ) {}

  /** Each provision, looked up once; null for a place in the list without one. */
  async check(wanted: readonly ({ claim: Provision; act: NamedLaw | null } | null)[], day: string, signal?: AbortSignal) {
    const asked = new Map<string, { documentIds: readonly string[]; units: Set<string> }>();
    for (const each of wanted) {
      if (!each?.act || each.act.documentIds.length === 0) continue;
      const { documentIds, title } = each.act;
      const one = asked.get(title) ?? { documentIds, units: new Set() };
      for (const unit of labelsOf(each.claim, title)) one.units.add(unit);
      asked.set(title, one);
    }
    const found = new Map<string, ReadonlyMap<string, PassagePayload>>();
    let generation: string | null = null;
    await Promise.all(
      [...asked].map(async ([title, { documentIds, units }]) => {
        const held = await this.placesOf(documentIds, [...units], signal);
        generation = held.generation;
        found.set(title, held.places);
      }),
    );
    const checked = wanted.map((each) => {
      if (!each) return null;
      const { claim, act } = each;
      const labels = act ? labelsOf(claim, act.title) : [];
      const place = act && labels.map((unit) => found.get(act.title)?.get(unit)).find((one) => one !== undefined);
      return place ? this.held(claim, act, place, day) : this.unheld(claim, act, day);
    });
    return { generation, checked };
  }

  /** The first passage of each unit of an act, with the end of its last one; a whole list of units costs a few searches. */
  private async placesOf(documentIds: readonly string[], units: readonly string[], signal?: AbortSignal) {
    const places = new Map<string, PassagePayload>();
    let generation: string | null = null;
    for (let from = 0; from < units.length; from += AT_ONCE) {
      const some = units.slice(from, from + AT_ONCE);
      const { hits, ...answer } = await this.search(documentIds, some, signal);
      generation = answer.generation;
      // A long section may leave no room for the others.
      const full = hits.length < PASSAGES ? [] : some;
      const each = await Promise.all(full.map((unit) => this.search(documentIds, [unit], signal)));
      add(places, [...hits, ...each.flatMap((one) => one.hits)].map(payloadOf));
    }
    return { places, generation };
  }

  private search(documentIds: readonly string[], units: readonly string[], signal?: AbortSignal) {
    return this.index.search({
      lexical: encodeQuery(units.map((unit) => [unitTerm(unit), 1])),
      filter: and({ field: 'documentId', in: [...documentIds] }, { field: 'unit', in: [...units] }),
      limit: PASSAGES,
      signal,
    });
  }

  private held(claim: Provision, act: NamedLaw, place: PassagePayload, day: string): CheckedLaw {
    const section = sectionOf(claim, act.title);
    const status = this.guide.statusOf(place.documentId, place.unit, day);
    const gone = this.guide.goneAt(place.documentId, place.unit, day) !== undefined;
    const inForce = gone ? false : status && mayBeInForce(status, day);
    return {
      verdict: inForce === false ? 'not-in-force' : 'held',
      act: act.title,
      section,
      heading: place.heading || (this.guide.headingOf(act.title, section) ?? null),
      stamp: this.guide.stampOf({ documentId: place.documentId, unit: place.unit, heading: place.heading }, day),
      inForce,
      successors: this.successorsOf(act.title, section),
      differences: [],
      place,
      documentId: place.documentId,
    };
  }

  /** What can be said of a provision that the library does not hold. */
  unheld(claim: Provision, act: NamedLaw | null, day: string): CheckedLaw {
    if (!act) return unclear(claim.law ? 'not-held' : 'act-not-named', claim.law?.name ?? null, sectionOf(claim, null));
    const section = sectionOf(claim, act.title);
    const heading = this.guide.headingOf(act.title, section) ?? null;
    const status = act.documentIds.length === 0 ? null : this.guide.inForce.of(act.documentIds[0] ?? '');
    const repealed = this.guide.successors.of(act.title);
    const ended = repealed && {
      state: 'repealed' as const,
      inForceFrom: null,
      repealedOn: repealed.repealed ?? repealed.since,
      replacedBy: repealed.to,
    };
    const force = status ?? ended ?? null;
    return {
      ...unclear(act.known && this.isBeyond(act.title, claim, section) ? 'no-such-section' : 'not-held', act.title, section),
      heading,
      stamp: force && stampOf(force, day),
      inForce: force && mayBeInForce(force, day),
      successors: this.successorsOf(act.title, section),
      documentId: act.documentIds[0] ?? null,
    };
  }

  /**
   * Whether the numbers of an act end before this one. A number with a letter may have been put in by an amendment, also of a State, and one
   * between others may have been repealed: of these nothing is said.
   */
  private isBeyond(act: string, { unitKind, unit }: Provision, section: string): boolean {
    if ((unitKind !== 'section' && unitKind !== 'article') || section !== unit || !/^\d+$/u.test(unit)) return false;
    const numbers = this.guide.sectionsOf(act).flatMap((each) => NUMBER.exec(each)?.[0] ?? []);
    return numbers.length > 0 && numbers.every((number) => Number(number) < Number(unit));
  }

  /** What took the place of a section; for a number that only the act before had, what took the place of that. */
  private successorsOf(act: string, section: string): TopicLaw[] {
    const { successors } = this.guide;
    const before = this.guide.headingOf(act, section) === undefined ? successors.predecessor(act, section) : null;
    const succession = successors.ofSection(act, section) ?? (before && successors.ofSection(before.act, before.section));
    if (!succession) return (successors.of(act)?.to ?? []).map((heir) => ({ act: heir, section: '' }));
    return succession.to.map((law, at) => (at === 0 ? { ...law, section: law.section + succession.steps.join('') } : law));
  }
}

const labelsOf = (claim: Provision, act: string): string[] => {
  const section = sectionOf(claim, act);
  if (claim.unitKind === 'order-rule' || section.startsWith('Article ')) return unitLabels(section);
  return [section.toLowerCase()];
};

/** Adds passages to the places of their units, each in the first document that has it. */
function add(places: Map<string, PassagePayload>, passages: readonly PassagePayload[]): void {
  for (const passage of passages.toSorted((a, b) => a.documentId.localeCompare(b.documentId) || a.start - b.start)) {
    const unit = passage.unit.toLowerCase();
    const known = places.get(unit);
    if (!known) places.set(unit, passage);
    else if (known.documentId === passage.documentId) places.set(unit, { ...known, end: Math.max(known.end, passage.end) });
  }
}
