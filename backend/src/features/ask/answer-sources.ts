import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { isHindi } from '../../core/text/is-hindi.js';
import { QuestionDeadlinesService } from '../deadlines/questions/question-deadlines.service.js';
import { NoticeService } from '../notices/notice.service.js';
import { withinTime } from '../../core/concurrency/time-guard.js';
import { ValidationError } from '../../core/errors/common-errors.js';
import type { AnswerSource, RelatedTerms, SourceExcerpt } from '../../ports/language-model/language-model.js';
import { type Explanation, PlainTextsService } from '../retrieval/explaining/plain-texts.service.js';
import { ReferenceFilesService } from '../reference-files/reference-files.service.js';
import {
  type CitationGate,
  type Consultation,
  type FoundSection,
  fullPath,
  type PassagePart,
  type PassagePayload,
  partsOf,
  RetrievalService,
  stampOf,
} from '../retrieval/retrieval.service.js';
import { headingPathText } from '../retrieval/source-place.views.js';
import { type AskInput, ChatRole, NO_TOPIC } from './ask.inputs.js';
import type { Answer, CitationSourceType } from './ask.views.js';
import { isContiguous, orderOf, quotedOf } from './frame/section-excerpts.js';
import { noteOn, stampOn } from './frame/law-notes.js';
import { lawPlaces } from './frame/law-places.js';
import { noticeFacts, openingFacts } from './own-file/notice-facts.js';
import { asksGist, noticeParts } from './own-file/notice-question.js';
import { type SelectedFile, selectedFile } from './own-file/own-file.js';
import { asksOfWholeFile, citedAlone, citedAndAsked, isCertain, lawWanted } from './own-file/own-file-law.js';
import { SearchWords } from './search-words.js';

/** The most passages of the asker's own document that a model gets to see. */
const REFERENCE_PASSAGES = 6;

export interface CitableSource extends AnswerSource {
  /** Id of the library document, or null for the asker's own file. */
  documentId: string | null;
  documentType: `${CitationSourceType}`;
  gateId: string;
  /** First UTF-16 unit of the passage in the canonical text. */
  start: number;
  /** What a reader would cite for each stretch of the passage. */
  parts: readonly PassagePart[];
  /** Whether it is in force, in words; null where nobody knows, and for the asker's own file. */
  stamp: string | null;
  /** The same for the whole document, for words of it from elsewhere. */
  actStamp: string | null;
  /**
   * Of passages of the asker's own file: whether they share words with the question, begin a file that shares none, or are all of a short
   * one. A model reads a short file as a whole, what only quotes looks at the passages.
   */
  ofFile?: 'found' | 'opening' | 'whole';
}

export interface Gathered {
  generation: string | null;
  /** What was searched for: the question without the name of a document, preceded by the earlier ones where it cannot stand alone. */
  question: string;
  related: RelatedTerms[];
  sources: CitableSource[];
  gate: CitationGate;
  /** What was found in the library; null when nothing was loaded yet. */
  consulted: Consultation | null;
  /** What is said before the law is quoted. */
  explanation: Explanation;
  /** Deadlines that the question surely leads to. */
  deadlines: Answer['deadlines'];
  /** The file that the question is about; null for a question about none. */
  file: SelectedFile | null;
}

/** A question to the library, with those that it follows up. */
interface AskedOfLibrary {
  question: string;
  context: string;
  /** All questions before it, oldest first. */
  earlier: readonly string[];
  asOn?: string | null;
  /** The topic that the asker chose among those offered. */
  topic?: string | undefined;
}

/** Finds what an answer may quote and loads the full texts that quotations are checked against. */
@Injectable()
export class AnswerSources {
  constructor(
    private readonly retrieval: RetrievalService,
    private readonly files: ReferenceFilesService,
    private readonly searchWords: SearchWords,
    private readonly plainTexts: PlainTextsService,
    private readonly notices: NoticeService,
    private readonly deadlines: QuestionDeadlinesService,
  ) {}

  /** @throws FileNotFoundError, FileUnreadableError for the reference document; ValidationError for a topic that is not there */
  async gather(actor: Actor, input: AskInput, signal?: AbortSignal): Promise<Gathered> {
    const earlier = (input.history ?? []).filter(({ role }) => role === ChatRole.USER).map(({ text }) => text);
    const context = await this.retrieval.contextOf(input.question, earlier);
    const whole = [context, input.question].filter(Boolean).join(' ');
    const reference = input.referenceFilename ? await this.reference(actor, input.referenceFilename, whole, input.question, signal) : null;
    const topic = input.topic ?? undefined;
    if (topic !== undefined && !(await this.retrieval.hasTopic(topic))) throw new ValidationError([{ field: 'topic', message: NO_TOPIC }]);
    const asked = { question: input.question, context, earlier, asOn: input.asOn, topic };
    const found = reference ? await this.besideFile(asked, whole, reference, actor, signal) : await this.consult(asked, actor, signal);
    const explanation = await this.plainTexts.forAnswer({
      question: input.question,
      context,
      consulted: found,
      isApart: reference !== null || input.asOn != null,
    });
    // What could not be compared stands alone: other words of law beside it would seem to support it.
    const consulted = found && explanation.isAlone ? withoutSections(found) : found;
    // The calendar holds the law of today.
    const places = input.asOn == null ? lawPlaces(found, explanation) : [];
    const [library, deadlines] = await Promise.all([
      this.opened(consulted, input.question, actor, signal),
      this.deadlines.forQuestion(input.question, places),
    ]);
    const sources = [...(reference?.sources ?? []), ...library.sources];
    const titles = new Map(sources.map(({ gateId, title }) => [gateId, title]));
    const texts = [...library.texts, ...(reference?.texts ?? [])].map(([documentId, text]) => ({
      documentId,
      title: titles.get(documentId),
      ...text,
    }));
    const gate = this.retrieval.citationGate(texts, { userId: actor.userId, signal });
    const question = consulted?.asked ?? whole;
    const related = await this.retrieval.relatedTerms(question);
    return {
      generation: library.generation,
      question,
      related,
      sources: sources.map((each, index) => ({ ...each, id: String(index + 1) })),
      gate,
      consulted,
      explanation,
      deadlines,
      file: reference?.file ?? null,
    };
  }

  private consult(asked: AskedOfLibrary, { userId }: Actor, signal?: AbortSignal): Promise<Consultation | null> {
    const words = () => this.searchWords.find(asked.question, userId, signal);
    return this.retrieval.consult({ ...asked, words, signal });
  }

  /** The law that is quoted in addition to a person's own file. @param whole the question with those that it follows up */
  private async besideFile(
    asked: AskedOfLibrary,
    whole: string,
    file: { sources: readonly Pick<CitableSource, 'text' | 'ofFile'>[]; text: string },
    actor: Actor,
    signal?: AbortSignal,
  ): Promise<Consultation | null> {
    const found = file.sources.filter(({ ofFile }) => ofFile === 'found').map(({ text }) => text);
    const wanted = await withinTime(() => lawWanted(whole, found));
    const answering = wanted === 'cited' ? null : await this.consult(asked, actor, signal);
    // What is surely answered by itself has nothing to do with the file.
    if (wanted === 'asked' && answering && isCertain(answering)) return answering;
    const ofWholeFile = wanted === 'asked' || (await withinTime(() => asksOfWholeFile(whole)));
    const cited = await this.retrieval.consultCited(ofWholeFile ? [file.text] : found, {
      asOn: asked.asOn,
      userId: actor.userId,
      signal,
    });
    if (wanted === 'cited') return cited && { ...citedAlone(cited), asked: whole };
    return cited?.relevance.sufficient && answering ? citedAndAsked(cited, answering) : answering;
  }

  /** The sections that an answer opens, as sources with the texts that they are in. */
  private async opened(consulted: Consultation | null, question: string, actor: Actor, signal?: AbortSignal) {
    const open = consulted?.relevance.sufficient ? consulted.open : [];
    const versions = new Map(open.map(({ documentId, passages: [first] }) => [documentId, first?.documentVersion ?? 0]));
    const texts = await this.retrieval.sourceTexts(versions);
    // A document that was deleted a moment ago is no longer quoted.
    const sections = open.flatMap((section) => {
      const text = texts.get(section.documentId)?.text;
      return text === undefined ? [] : [{ section, text, order: orderOf(section, text, open.indexOf(section)) }];
    });
    const orders = sections.flatMap(({ order }) => order ?? []);
    // The numbers and names that a question cites by say nothing of what it asks.
    const { plan, law } = consulted ?? {};
    const asked = plan && law?.cited.length ? [plan.context, plan.rest].filter(Boolean).join(' ') : (consulted?.asked ?? question);
    const excerpts = await this.retrieval.excerpts(orders, { question, asked }, { userId: actor.userId, signal });
    return {
      generation: consulted?.generation || null,
      texts,
      sources: sections.flatMap(({ section, text, order }) => {
        const excerpt = order && excerpts[orders.indexOf(order)];
        return sectionSources(section, text, consulted, excerpt ? quotedOf(order.text, excerpt) : undefined);
      }),
    };
  }

  /**
   * What of the asker's file an answer may quote: the passages that bear on the question, all of a short file, and how a long one begins
   * where no passage does.
   */
  private async reference(actor: Actor, filename: string, whole: string, question: string, signal?: AbortSignal) {
    const { stored, filename: name } = await this.files.text(actor, filename, signal);
    const turn = { userId: actor.userId, signal };
    const read = await this.retrieval.searchText(stored, name, whole, REFERENCE_PASSAGES, turn);
    const { source: text, passages, opening, parts, headings } = read;
    const asked = await withinTime(() => noticeParts(question));
    const isGist = await withinTime(() => asksGist(question));
    const notice = asked.length > 0 ? await this.notices.known(text.text, turn) : null;
    const known = notice?.kind ? await withinTime(() => noticeFacts(notice, asked, text.text, isHindi(question))) : null;
    const facts = known ?? (isGist ? await withinTime(() => openingFacts(text.text, isHindi(question))) : null);
    const of = (passage: PassagePayload, ofFile: CitableSource['ofFile']) => ({
      ...source(passage, partsOf(passage), null, 'reference'),
      ofFile,
    });
    const [first] = opening;
    const all = { ...first, headingPath: [], within: [], heading: '', unit: '', start: 0, end: text.text.length, text: text.text };
    return {
      text: text.text,
      texts: new Map([[REFERENCE_ID, text]]),
      file: selectedFile(name, facts, headings, question),
      sources: [
        ...passages.map((passage) => of(passage, 'found')),
        ...(first && parts ? [{ ...source({ ...first, ...all }, parts, null, 'reference'), ofFile: 'whole' as const }] : []),
        ...(!parts && passages.length === 0 ? opening.map((passage) => of(passage, 'opening')) : []),
      ],
    };
  }
}

const withoutSections = (consulted: Consultation): Consultation => ({
  ...consulted,
  open: [],
  named: [],
  relevance: { ...consulted.relevance, sufficient: false },
});

/** A section as one source where its passages are contiguous, otherwise passage by passage. */
function sectionSources(
  section: FoundSection,
  text: string,
  consulted: Consultation | null,
  excerpt: SourceExcerpt | undefined,
): Omit<CitableSource, 'id'>[] {
  const { documentId } = section;
  const cited = section.passages.filter(({ found }) => found !== 'context');
  // Where a part of the section is cited, the rest of it is only context.
  const passages = cited.length > 0 ? cited : section.passages;
  const [first] = passages;
  const last = passages.at(-1);
  if (!first || !last) return [];
  const note = consulted ? noteOn(section, consulted.law.successions, consulted.day) : '';
  const stamp = consulted && stampOn(section, consulted.day);
  const actStamp = consulted && section.status ? stampOf(section.status, consulted.day) : null;
  // Opening words may stand outside of the part that is cited.
  const parts = (excerpt ? section.passages : passages).flatMap((passage) => passage.parts);
  const found = isContiguous(passages, text)
    ? [source({ ...first, within: [], text: text.slice(first.start, last.end), end: last.end }, parts, documentId, 'library')]
    : passages.map((passage) => source(passage, passage.parts, passage.documentId, 'library'));
  return found.map((each) => ({ ...each, cited: true, stamp, actStamp, ...(note && { note }), ...(excerpt && { excerpt }) }));
}

/** The own file's id at the gate; no library document can have it. */
const REFERENCE_ID = 'reference';

function source(
  passage: PassagePayload,
  parts: readonly PassagePart[],
  documentId: string | null,
  origin: AnswerSource['origin'],
): CitableSource {
  return {
    id: '',
    documentId,
    gateId: documentId ?? REFERENCE_ID,
    documentType: documentId ? passage.documentType : 'reference',
    title: passage.title,
    headingPath: headingPathText(fullPath(passage)),
    heading: passage.heading,
    text: passage.text,
    origin,
    start: passage.start,
    parts,
    stamp: null,
    actStamp: null,
  };
}
