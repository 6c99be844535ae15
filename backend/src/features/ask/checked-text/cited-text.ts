import { withinTime } from '../../../core/concurrency/time-guard.js';
import type { ClaimedCitation } from '../../../ports/language-model/language-model.js';
import { type CitationGate, type GatedQuotation, offsetIn } from '../../retrieval/retrieval.service.js';
import { headingPathText } from '../../retrieval/source-place.views.js';
import type { CitableSource } from '../citable-source.js';
import { markedSentences } from './marked-sentences.js';
import { laidOut } from './laid-out.js';
import { type ExactRange, isPhrase, type Quotation, quotationsIn } from './quotations.js';
import { unsupportedFigures } from './supported-figures.js';
import { WITHHELD, withheldSentence, type WithheldKind, withoutUnsupported } from './withheld.js';
import { WrittenPiece } from './written-piece.js';
import { type AnswerStatement, type Citation, StatementSupport } from '../ask.views.js';

/** Markers are set only here; one that a model writes points at nothing. */
const FOREIGN_MARKER = /\s?\[\d{1,3}\]/g;
/** Between two places of a quotation that leaves something out. */
const OMISSION = ' … ';

/** Turns what a model wrote and claims into text and citations that are verified, piece by piece. */
export class CitedText {
  readonly citations: Citation[] = [];
  readonly statements: AnswerStatement[] = [];
  withheldQuotations = 0;
  /** By what was left out besides quotations. */
  readonly withheld = new Map<WithheldKind, number>();
  /** Of the whole text so far. */
  text = '';
  private readonly byPlace = new Map<string, number>();
  private readonly units: { unit: string; title: string }[];
  /** What the person and the product have said, which may be repeated. */
  private readonly said: string;
  /** Sources that were cited so far. */
  private readonly cited = new Set<CitableSource>();
  /** Where the figures of the present piece may stand. */
  private passages: readonly string[] = [];

  /**
   * @param asked the person's own words and what the product itself says was not found, whose law and figures may be repeated
   * @param ownWords everything but the quotations is the product's own, which needs no check
   */
  constructor(
    private readonly gate: CitationGate,
    private readonly sources: readonly CitableSource[],
    private readonly asked: string,
    private readonly ownWords = false,
  ) {
    this.units = sources.flatMap(({ parts, title }) => parts.map(({ unit }) => ({ unit, title })));
    const notes = sources.flatMap(({ note, stamp, actStamp }) => [note, stamp, actStamp]);
    this.said = [asked, ...new Set(notes.filter(Boolean))].join('\n');
  }

  /** What was left out besides quotations. */
  get withheldReferences(): number {
    return [...this.withheld.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Says at the end that something was left out. @returns the words, '' where nothing was */
  close(hindi: boolean): string {
    const figures = this.withheld.get('figure') ?? 0;
    const text = withheldSentence(this.withheldReferences - figures, figures, hindi);
    return text && this.addGeneral(text);
  }

  /** Adds a sentence of the product's own. @returns the words */
  addGeneral(text: string): string {
    const start = text.length - text.trimStart().length;
    return this.addOwn(text, [{ start, end: text.length }], StatementSupport.GENERAL);
  }

  /**
   * @returns the piece with exact quotations and markers; anything that cannot be found in the sources is left out. Rejects as the gate
   * does.
   */
  async add(text: string, claims: readonly ClaimedCitation[]): Promise<string> {
    const known = claims.flatMap((claim) => this.claimOf(claim) ?? []);
    this.withheldQuotations += claims.length - known.length;
    const { shown, withheld } = await this.gate.check(known);
    this.withheldQuotations += withheld;
    const markers = [...new Set(shown.map((quotation) => this.markerOf(quotation)))].sort((a, b) => a - b);
    for (const source of this.sources) if (claims.some(({ sourceId }) => sourceId === source.id)) this.cited.add(source);
    // A piece that cites rests on what the answer cites; one that does not may lead to what is cited after it.
    this.passages = (known.length > 0 ? [...this.cited] : this.sources).map(({ text: passage }) => passage);
    const piece = await this.checked(text, shown);
    piece.mark(markers);
    await this.state(piece, markers);
    this.text += piece.text;
    return piece.text;
  }

  /**
   * Adds words of the product's own, which another gate has compared with the law; their sentences are marked as such.
   * @returns the words
   */
  addOwn(text: string, sentences: readonly { start: number; end: number }[], support: StatementSupport): string {
    for (const { start, end } of sentences)
      this.statements.push({ spanStart: this.text.length + start, spanEnd: this.text.length + end, support, markers: [] });
    this.text += text;
    return text;
  }

  private claimOf({ sourceId, quotation }: ClaimedCitation) {
    const source = this.sources.find(({ id }) => id === sourceId);
    return source ? { documentId: source.gateId, quotation, near: offsetIn(source, quotation) } : null;
  }

  /** Quotations are shown exactly, wherever they come from; everything between them may cite only sections that the sources know. */
  private async checked(text: string, shown: readonly GatedQuotation[]): Promise<WrittenPiece> {
    const piece = new WrittenPiece();
    const { exact, quotations } = await withinTime(() => {
      const ranges = exactRanges(text, shown);
      return { exact: ranges, quotations: quotationsIn(text, ranges) };
    });
    let from = 0;
    for (const quotation of quotations) {
      await this.addProse(piece, text, from, quotation.start, exact);
      await this.addQuotation(piece, quotation, shown);
      from = quotation.end;
    }
    await this.addProse(piece, text, from, text.length, exact);
    return piece;
  }

  /** Exact words outside quotation marks are left alone too. */
  private async addProse(piece: WrittenPiece, text: string, start: number, end: number, exact: readonly ExactRange[]): Promise<void> {
    let from = start;
    for (const [first, last] of exact) {
      if (first < from || last > end) continue;
      piece.add((await this.checkReferences(text.slice(from, first))) + text.slice(first, last));
      from = last;
    }
    piece.add(await this.checkReferences(text.slice(from, end)));
  }

  private async addQuotation(piece: WrittenPiece, { open, close, words }: Quotation, shown: readonly GatedQuotation[]): Promise<void> {
    const claims = [...new Set(shown.map(({ claim }) => claim))].map((claim) => shown.filter((each) => each.claim === claim));
    const backed = claims.find((places) => places.map(({ quotation }) => collapse(quotation)).join(OMISSION) === collapse(words));
    if (backed) {
      piece.add(`${open}${backed.map((place) => this.linesOf(place, open)).join(OMISSION)}${close}`);
      return;
    }
    const places = await this.locate(words);
    if (!places) {
      // A short phrase of the person's own may be repeated; it is not a quotation of the law.
      const isOwn = isPhrase(words) && collapse(this.asked).toLowerCase().includes(collapse(words).toLowerCase());
      if (!isOwn) this.withheldQuotations += 1;
      piece.add(isOwn ? `${open}${words}${close}` : WITHHELD);
      return;
    }
    piece.add(`${open}${places.map((place) => this.linesOf(place, open)).join(OMISSION)}${close}`);
    // A place that a claim of this piece covers has its marker at the end of the piece.
    const covered = places.every((place) => shown.some((claim) => within(place, claim)));
    if (!covered) piece.mark([...new Set(places.map((place) => this.markerOf(place)))]);
  }

  /** A quotation as it is shown: each part of a section on a line of its own, each line of a block with its mark. */
  private linesOf(place: GatedQuotation, open: string): string {
    const starts = this.sources.filter(({ gateId }) => gateId === place.documentId).flatMap(({ parts }) => parts.map(({ start }) => start));
    return laidOut(place, starts).replaceAll('\n', open.startsWith('>') ? `\n${open}` : '\n');
  }

  /** Where words that a model put in quotation marks are: in the passages that it was given, otherwise anywhere in their documents. */
  private async locate(words: string): Promise<GatedQuotation[] | null> {
    for (const source of this.sources) {
      const { shown } = await this.gate.check([{ documentId: source.gateId, quotation: words, near: offsetIn(source, words) }]);
      if (shown.length > 0) return shown;
    }
    return null;
  }

  /** Words between quotations without the authorities and figures that nothing supports. */
  private async checkReferences(text: string): Promise<string> {
    const own = text.replace(FOREIGN_MARKER, '');
    if (this.ownWords) return own;
    const authorities = await this.gate.unsupported(own, { units: this.units, said: this.said });
    const figures = await withinTime(() => unsupportedFigures(own, [this.said, ...this.passages]));
    const unsupported = [...authorities, ...figures.map(({ start, end }) => ({ kind: 'figure' as const, start, end }))];
    for (const { kind } of unsupported) this.withheld.set(kind, (this.withheld.get(kind) ?? 0) + 1);
    return unsupported.length === 0 ? own : withoutUnsupported(own, unsupported);
  }

  /** Notes what supports each sentence of a piece: the claims made for the whole piece, and the markers set in the sentence. */
  private async state(piece: WrittenPiece, claimed: readonly number[]): Promise<void> {
    for (const { start, end, markers: own } of await withinTime(() => markedSentences(piece.text, piece.markers))) {
      const markers = [...new Set([...own, ...claimed])].sort((a, b) => a - b);
      const place = { spanStart: this.text.length + start, spanEnd: this.text.length + end };
      this.statements.push({ ...place, support: this.supportOf(markers), markers });
    }
  }

  private supportOf(markers: readonly number[]): StatementSupport {
    if (markers.length === 0) return StatementSupport.GENERAL;
    const own = markers.every((marker) => this.citations[marker - 1]?.documentId === null);
    return own ? StatementSupport.OWN_DOCUMENT : StatementSupport.SOURCE;
  }

  private markerOf(place: GatedQuotation): number {
    const key = `${place.documentId}:${place.start}:${place.end}`;
    const known = this.byPlace.get(key);
    if (known) return known;
    const marker = this.citations.length + 1;
    this.byPlace.set(key, marker);
    const candidates = this.sources.filter(({ gateId }) => gateId === place.documentId);
    this.citations.push({
      marker,
      documentId: candidates[0]?.documentId ?? null,
      documentTitle: candidates[0]?.title ?? '',
      documentType: candidates[0]?.documentType ?? 'other',
      headingPath: headingPathText(headingPathOf(place, candidates)),
      pageStart: place.pageFrom,
      pageEnd: place.pageTo,
      fromScan: place.fromScan,
      spanStart: place.start,
      spanEnd: place.end,
      quotation: place.quotation,
      stamp: stampOf(place, candidates),
    });
    return marker;
  }
}

/** Whether the words of a quotation are in force: judged by the section that contains them, otherwise by the document. */
const stampOf = (place: GatedQuotation, sources: readonly CitableSource[]): string | null =>
  sources.find(({ start, text }) => start <= place.start && place.end <= start + text.length)?.stamp ?? sources[0]?.actStamp ?? null;

/** What a reader would cite for a quotation: the innermost part of a unit that holds all of it. */
function headingPathOf(place: GatedQuotation, sources: readonly CitableSource[]): readonly string[] {
  const within = sources
    .map(({ parts }) => parts.filter(({ start, end }) => start < place.end && place.start < end))
    .find(([first]) => first !== undefined && first.start <= place.start);
  const [first] = within ?? [];
  if (!within || !first) return [];
  const unit = within.filter((part) => part.unit === first.unit);
  const depth = first.headingPath.findIndex((name, i) => unit.some(({ headingPath }) => headingPath[i] !== name));
  return depth < 0 ? first.headingPath : first.headingPath.slice(0, depth);
}

/** Where a piece holds the very words that its claims were found to be, in order and without overlap. */
function exactRanges(text: string, shown: readonly GatedQuotation[]): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  for (const { quotation } of shown) {
    const words = collapse(quotation);
    const start = text.indexOf(words);
    if (start >= 0) ranges.push([start, start + words.length]);
  }
  let covered = 0;
  return ranges
    .sort((a, b) => a[0] - b[0] || b[1] - a[1])
    .filter(([start, end]) => {
      const apart = start >= covered;
      covered = Math.max(covered, end);
      return apart;
    });
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

const within = (inner: GatedQuotation, outer: GatedQuotation): boolean =>
  inner.documentId === outer.documentId && outer.start <= inner.start && inner.end <= outer.end;
