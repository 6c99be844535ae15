import { today } from '../../../core/validation/calendar-day.js';
import type { RetrievalIndex } from '../../../ports/retrieval-index/retrieval-index.js';
import { encodeQuery, unitTerm } from '../encoding/encoder.js';
import type { Guide } from '../guide/guide.js';
import { compared, type LawAtHand } from '../guide/plain-texts/check-law.js';
import { loadGates } from '../guide/plain-texts/gates.js';
import { pinnedPart, type ReadSection } from '../guide/plain-texts/pinned-part.js';
import { pinOf } from '../guide/plain-texts/pins.js';
import type { PlainText, TextProblem } from '../guide/plain-texts/plain-text.js';
import type { SourceLibrary } from '../library/source-library.js';
import { bodyStart } from '../reading/parts/section-body.js';
import { partsOf } from '../reading/parts/section-parts.js';
import { and, toPassage } from '../search/hit-passages.js';
import { MAX_UNIT_HITS } from '../search/law-opener.js';
import { type StandingText, standingText } from './plain-text-store.js';

/** Where the words of a pin stand in the library. */
export interface PinPlace {
  /** 'BNSS 144(1)(a)' */
  pin: string;
  act: string;
  /** '144' */
  section: string;
  /** '(1)(a)' */
  part: string;
  /** Null where the library does not hold the act. */
  documentId: string | null;
  spanStart: number | null;
  spanEnd: number | null;
}

/** What came of comparing a text with the library. */
export interface Verdict {
  /** None where the text may be shown. */
  problems: TextProblem[];
  /** Acts that are pinned and that the library does not hold. */
  lacking: string[];
  places: PinPlace[];
}

/** A text with its verdict. */
export interface ComparedText extends StandingText, Verdict {
  topic: string;
}

interface HeldSection extends ReadSection {
  documentId: string;
}
type Section = HeldSection | 'act-missing' | 'section-missing';

/** Verdicts that are remembered; there is one for each topic with a text. */
const MOST_KEPT = 2000;
const NO_SUCH_SECTION = /has no section/u;

/** Compares the plain texts of topics with the library as it is, and remembers what came of it until the library changes. */
export class Explainer {
  private kept = new Map<string, { text: PlainText; verdict: Promise<Verdict> }>();
  private keptFor = '';

  constructor(
    private readonly index: Pick<RetrievalIndex, 'search'>,
    private readonly library: Pick<SourceLibrary, 'snapshot' | 'textsOf'>,
    private readonly guide: Guide,
  ) {}

  /** The text of a topic as it stands, not compared with anything; null where it has none. */
  async textOf(topic: string): Promise<StandingText | null> {
    const { topics } = await this.library.snapshot();
    return standingText(topic, topics?.plainTexts);
  }

  /**
   * The text of a topic with what came of comparing it; null where it has none. The guide must know the library.
   * @param generation of the index that answers; null before anything was indexed
   */
  async of(topic: string, generation: string | null): Promise<ComparedText | null> {
    const [text] = await this.ofAll([topic], generation);
    return text ?? null;
  }

  /** The same for several topics at once, in their order. */
  async ofAll(topics: readonly string[], generation: string | null): Promise<(ComparedText | null)[]> {
    const { version, topics: own } = await this.library.snapshot();
    return Promise.all(
      topics.map(async (topic) => {
        const standing = standingText(topic, own?.plainTexts);
        if (!standing) return null;
        const verdict = await this.verdictOn(topic, standing.text, `${version}|${generation ?? ''}`);
        return { topic, ...standing, ...verdict };
      }),
    );
  }

  private async verdictOn(topic: string, text: PlainText, library: string): Promise<Verdict> {
    if (library !== this.keptFor || this.kept.size > MOST_KEPT) this.kept = new Map();
    this.keptFor = library;
    const known = this.kept.get(topic);
    if (known?.text === text) return known.verdict;
    const verdict = this.compare(text);
    this.kept.set(topic, { text, verdict });
    const forget = () => this.kept.delete(topic);
    // A section may only be missing because its document is still being indexed.
    verdict.then(({ problems }) => problems.some(({ message }) => NO_SUCH_SECTION.test(message)) && forget(), forget);
    return verdict;
  }

  private async compare(text: PlainText): Promise<Verdict> {
    const pins = text.sentences.flatMap((sentence) => sentence.pins);
    const wanted = new Map(
      [...pins, ...text.leftOut.map(({ pin }) => pin)].flatMap((written) => {
        const pin = pinOf(written);
        return pin ? [[`${pin.act}#${pin.section}`, pin] as const] : [];
      }),
    );
    const found = new Map(
      await Promise.all([...wanted].map(async ([key, { act, section }]) => [key, await this.sectionOf(act, section)] as const)),
    );
    const gates = loadGates();
    const law: LawAtHand = {
      section: (act, section) => found.get(`${act}#${section}`) ?? 'section-missing',
      isRepealed: (act) => this.isRepealed(act),
      gatesOf: (act) => gates.get(act) ?? [],
    };
    const { problems, lacking } = compared(text, law);
    return { problems, lacking, places: [...new Set(pins)].flatMap((written) => placeOf(written, found) ?? []) };
  }

  private isRepealed(act: string): boolean {
    const ended = this.guide.successors.of(act);
    if (ended && (ended.repealed ?? ended.since) <= today()) return true;
    const documents = this.guide.documentsOf(act);
    return documents.length > 0 && documents.every((id) => this.guide.inForce.of(id)?.state === 'repealed');
  }

  /** A section of an act as the library holds it, read into its parts. */
  private async sectionOf(act: string, section: string): Promise<Section> {
    const [place] = this.guide.placesOf([{ act, section }]);
    if (!place || place.documentIds.length === 0) return 'act-missing';
    const { hits } = await this.index.search({
      lexical: encodeQuery(place.units.map((unit) => [unitTerm(unit), 1])),
      filter: and({ field: 'documentId', in: place.documentIds }, { field: 'unit', in: place.units }),
      limit: MAX_UNIT_HITS.part,
    });
    const all = hits.map((hit) => toPassage(hit, 'context')).sort((a, b) => a.documentId.localeCompare(b.documentId) || a.start - b.start);
    const [first] = all;
    if (!first || this.guide.goneAt(first.documentId, first.unit, today())) return 'section-missing';
    const path = first.headingPath.join('\n');
    const own = all.filter(({ documentId, headingPath }) => documentId === first.documentId && headingPath.join('\n') === path);
    const whole = (await this.library.textsOf(new Map([[first.documentId, first.documentVersion]]))).get(first.documentId)?.text;
    if (whole === undefined) return 'section-missing';
    const text = whole.slice(0, own.at(-1)?.end);
    const from = first.start + bodyStart(text.slice(first.start), first.heading);
    return { documentId: first.documentId, text, section: partsOf(text, from) };
  }
}

function placeOf(written: string, found: ReadonlyMap<string, Section>): PinPlace | null {
  const pin = pinOf(written);
  if (!pin) return null;
  const { act, section, part } = pin;
  const read = found.get(`${act}#${section}`);
  const place = { pin: written, act, section, part };
  const pinned = typeof read === 'object' ? pinnedPart(read, part) : null;
  if (typeof read !== 'object' || !pinned) return { ...place, documentId: null, spanStart: null, spanEnd: null };
  return { ...place, documentId: read.documentId, spanStart: pinned.part.start, spanEnd: pinned.part.end };
}
