import { Injectable } from '@nestjs/common';
import { diffWords } from 'diff';
import { type ContentOrigin, OF_NO_MATTER } from '../../core/confidentiality/content-origin.js';
import { withinTime } from '../../core/concurrency/time-guard.js';
import type { TextSpan } from '../../core/text/text-span.js';
import { type GatedQuotation, RetrievalService } from '../retrieval/retrieval.service.js';
import { MOST_DIFFERENCES, NOT_HELD, placeOf, type Verdict } from './verified.js';
import { type VerifiedDifference, type VerifiedPlace, VerifiedStatus } from './verify.views.js';

/** A citation of the text whose source the library has. */
export interface Anchor extends TextSpan {
  verdict: Verdict;
  place: VerifiedPlace;
}

export interface QuotationOrder {
  text: string;
  quotations: readonly TextSpan[];
  anchors: readonly Anchor[];
  /** Whose turn it is, and what the text comes from. */
  turn: { userId: string; origin: ContentOrigin; signal?: AbortSignal };
}

/** How far from a quotation its citation may stand, in UTF-16 units. */
const REACH = 600;
const NEAREST = 3;
/** Quotations without a citation that has their words are searched for in the whole library; each costs a search. */
const MOST_SEARCHED = 8;
const FOUND_BY_WORDS = 3;
/** The words that a search takes. */
const QUERY_MAX = 600;
const DIFF_EDITS = 400;

/** A source, and the place in it that is cited. */
interface Cited {
  place: VerifiedPlace;
  verdict: Verdict;
}

/** Where the words of a quotation may stand. */
interface Candidate extends Cited {
  /** The other citations near the quotation. */
  beside: readonly Cited[];
}

/** Compares quotations with the sources that are cited beside them, and with the library. */
@Injectable()
export class Quotations {
  constructor(private readonly retrieval: RetrievalService) {}

  /** In the order given. Throws like `RetrievalService.search`; the signal's reason. */
  async check({ text, quotations, anchors, turn }: QuotationOrder): Promise<Verdict[]> {
    const words = quotations.map(({ start, end }) => text.slice(start, end));
    const verdicts = new Map<number, Verdict>();
    for (let nth = 0; nth < NEAREST; nth += 1) {
      const open = quotations.flatMap((quotation, at) => {
        const candidate = verdicts.has(at) ? undefined : nearest(quotation, anchors)[nth];
        return candidate ? [{ at, candidate }] : [];
      });
      await this.compare(open, words, verdicts, turn);
    }
    const searched = words.flatMap((_each, at) => (verdicts.has(at) ? [] : [at])).slice(0, MOST_SEARCHED);
    const found = await Promise.all(
      searched.map((at) =>
        this.retrieval.search({
          question: (words[at] ?? '').slice(0, QUERY_MAX),
          first: FOUND_BY_WORDS,
          merge: false,
          complete: false,
          ...turn,
        }),
      ),
    );
    for (let nth = 0; nth < FOUND_BY_WORDS; nth += 1) {
      const open = searched.flatMap((at, order) => {
        const passage = verdicts.has(at) ? undefined : found[order]?.passages[nth];
        if (!passage) return [];
        const verdict = { ...NOT_HELD, stamp: passage.stamp ?? null };
        return [{ at, candidate: { place: placeOf(passage), verdict, beside: [] } }];
      });
      await this.compare(open, words, verdicts, turn);
    }
    return words.map((_each, at) => verdicts.get(at) ?? NOT_HELD);
  }

  private async compare(
    open: readonly { at: number; candidate: Candidate }[],
    words: readonly string[],
    verdicts: Map<number, Verdict>,
    turn: QuotationOrder['turn'],
  ): Promise<void> {
    if (open.length === 0) return;
    const ids = [...new Set(open.map(({ candidate }) => candidate.place.documentId))];
    const sources = await Promise.all(
      ids.map(async (documentId) => {
        const source = await this.retrieval.sourceText(documentId);
        return source ? [{ documentId, ...source }] : [];
      }),
    );
    const claims = open.map(({ at, candidate: { place } }) => ({
      documentId: place.documentId,
      quotation: words[at] ?? '',
      near: Math.floor((place.spanStart + place.spanEnd) / 2),
    }));
    const { shown } = await this.retrieval.citationGate(sources.flat(), turn).check(claims);
    const texts = new Map(sources.flat().map(({ documentId, text }) => [documentId, text]));
    for (const [claim, { at, candidate }] of open.entries()) {
      const places = shown.filter((each) => each.claim === claim);
      const [first] = places;
      const last = places.at(-1);
      if (!first || !last) continue;
      const text = texts.get(first.documentId) ?? '';
      const held = text.slice(first.start, last.end);
      const differences = places.every(({ match }) => match === 'verbatim')
        ? []
        : await withinTime(() => differencesOf(words[at] ?? '', held, around(text, first.start, last.end)));
      const own = covering(first, [candidate, ...candidate.beside]);
      const place = await this.placeIn(first, last, own?.place ?? candidate.place, turn.signal);
      const { act, stamp, inForce } = candidate.verdict;
      verdicts.set(at, {
        ...NOT_HELD,
        // Words of another section than those that are cited beside them say nothing about these.
        ...(own?.verdict ?? { act, stamp, inForce }),
        status: differences.length > 0 ? VerifiedStatus.FOUND_WITH_DIFFERENCES : VerifiedStatus.FOUND_VERBATIM,
        differences,
        place,
      });
    }
  }

  /** The place of the words; in another section than the one beside them, the heading of that one. */
  private async placeIn(first: GatedQuotation, last: GatedQuotation, near: VerifiedPlace, signal?: AbortSignal): Promise<VerifiedPlace> {
    const span = { spanStart: first.start, spanEnd: last.end, pageStart: first.pageFrom, pageEnd: last.pageTo, fromScan: first.fromScan };
    if (near.spanEnd > 0 && first.start >= near.spanStart && first.start < near.spanEnd) return { ...near, ...span };
    const { passages } = await this.retrieval.search({
      question: first.quotation.slice(0, QUERY_MAX),
      filters: { documentIds: [first.documentId] },
      first: FOUND_BY_WORDS,
      merge: false,
      complete: false,
      origin: OF_NO_MATTER,
      signal,
    });
    const passage = passages.find(({ start, end }) => first.start >= start && first.start < end);
    return { ...near, headingPath: passage ? placeOf(passage).headingPath : '', ...span };
  }
}

/** The one of these places in which found words stand; a judgment is cited as a whole. */
const covering = ({ documentId, start }: GatedQuotation, cited: readonly Cited[]): Cited | undefined =>
  cited.find(
    ({ place }) => place.documentId === documentId && (place.spanEnd === 0 || (start >= place.spanStart && start < place.spanEnd)),
  );

/** The citations beside a quotation, nearest first. */
function nearest({ start, end }: TextSpan, anchors: readonly Anchor[]): Candidate[] {
  const away = (anchor: TextSpan): number => Math.max(anchor.start - end, start - anchor.end, 0);
  const near = anchors.filter((anchor) => away(anchor) <= REACH).sort((a, b) => away(a) - away(b));
  return near
    .map(({ place, verdict }) => ({ place, verdict, beside: near }))
    .filter(
      ({ place }, at) =>
        near.findIndex((each) => each.place.documentId === place.documentId && each.place.spanStart === place.spanStart) === at,
    )
    .slice(0, NEAREST);
}

const AROUND_MAX = 300;

/** What stands in a source before and behind found words, within their sentence. */
function around(text: string, start: number, end: number): { before: string; after: string } {
  const before =
    text
      .slice(Math.max(0, start - AROUND_MAX), start)
      .split(/[.;]\s|\n\n/u)
      .at(-1) ?? '';
  const [after = ''] = text.slice(end, end + AROUND_MAX).split(/(?<=[.;])\s|\n\n/u);
  return { before, after };
}

/**
 * What a quotation has otherwise than its source, in order. Words at its ends that are not found stand for those that the source has
 * there, not for nothing.
 * @param beside what the source has before and behind the words that were found
 */
export function differencesOf(written: string, held: string, beside = { before: '', after: '' }): VerifiedDifference[] {
  const flat = (words: string): string => words.replace(/\s+/gu, ' ').trim();
  const changes = diffWords(flat(written), flat(held), { ignoreCase: true, maxEditLength: DIFF_EDITS });
  if (!changes) return [{ written: flat(written), held: flat(held) }];
  const found: VerifiedDifference[] = [];
  let open: VerifiedDifference | null = null;
  for (const { added, removed, value } of changes) {
    if (!added && !removed) {
      open = null;
      continue;
    }
    if (!open) found.push((open = { written: '', held: '' }));
    if (removed) open.written += value;
    else open.held += value;
  }
  const [first] = found;
  if (first?.held === '' && changes[0]?.removed) first.held = beside.before;
  if (open?.held === '') open.held = beside.after;
  return found
    .map((each) => ({ written: flat(each.written), held: flat(each.held) }))
    .filter((each) => /[\p{L}\p{N}]/u.test(each.written + each.held))
    .slice(0, MOST_DIFFERENCES);
}
