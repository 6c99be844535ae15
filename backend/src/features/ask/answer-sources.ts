import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { QuestionDeadlinesService } from '../deadlines/questions/question-deadlines.service.js';
import { MattersService } from '../matters/matters.service.js';
import { asksInHindi } from '../../core/text/hinglish/asks-in-hindi.js';
import type { ContentOrigin } from '../../core/confidentiality/content-origin.js';
import { withinTime } from '../../core/concurrency/time-guard.js';
import { ValidationError } from '../../core/errors/common-errors.js';
import type { RelatedTerms, SourceExcerpt } from '../../ports/language-model/language-model.js';
import { type Explanation, PlainTextsService } from '../retrieval/explaining/plain-texts.service.js';
import {
  type CitationGate,
  type Consultation,
  type FoundSection,
  partsOf,
  RetrievalService,
  type StampLanguage,
  stampOf,
} from '../retrieval/retrieval.service.js';
import { type AskInput, ChatRole, NO_TOPIC } from './ask.inputs.js';
import type { Answer } from './ask.views.js';
import { type CitableSource, source } from './citable-source.js';
import { isContiguous, orderOf, quotedOf } from './frame/section-excerpts.js';
import { noteOn, stampOn } from './frame/notes/law-notes.js';
import { lawPlaces } from './frame/law-places.js';
import type { SelectedFile } from './own-file/own-file.js';
import { OwnFiles } from './own-file/own-files.service.js';
import { asksOfWholeFile, citedAlone, citedAndAsked, isCertain, lawWanted } from './own-file/own-file-law.js';
import { SearchWords } from './search-words.js';

/** Passages of the sample library that a test key is answered from. */
const SAMPLE_PASSAGES = 3;

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
  /** What the question and its own files come from. */
  origin: ContentOrigin;
  /** Files of the matter that it is asked in and that were not searched. */
  leftOut: readonly string[];
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
  origin: ContentOrigin;
}

/** Finds what an answer may quote and loads the full texts that quotations are checked against. */
@Injectable()
export class AnswerSources {
  constructor(
    private readonly retrieval: RetrievalService,
    private readonly ownFiles: OwnFiles,
    private readonly matters: MattersService,
    private readonly searchWords: SearchWords,
    private readonly plainTexts: PlainTextsService,
    private readonly deadlines: QuestionDeadlinesService,
  ) {}

  /** @throws FileNotFoundError, FileUnreadableError for the reference document; ValidationError for a topic that is not there */
  async gather(actor: Actor, input: AskInput, signal?: AbortSignal): Promise<Gathered> {
    const earlier = (input.history ?? []).filter(({ role }) => role === ChatRole.USER).map(({ text }) => text);
    const context = await this.retrieval.contextOf(input.question, earlier);
    const whole = [context, input.question].filter(Boolean).join(' ');
    const matterId = input.matterId ? await this.matters.require(actor, input.matterId, 'read') : null;
    const reference = input.referenceFilename
      ? await this.ownFiles.selected(actor, input.referenceFilename, whole, { question: input.question, matterId }, signal)
      : null;
    const ofMatter = matterId && !reference ? await this.ownFiles.ofMatter(actor, matterId, whole, signal) : null;
    const topic = input.topic ?? undefined;
    if (topic !== undefined && !(await this.retrieval.hasTopic(topic))) throw new ValidationError([{ field: 'topic', message: NO_TOPIC }]);
    const origin = { matterId, conversationId: input.conversationId, fileId: reference?.fileId };
    const asked = { question: input.question, context, earlier, asOn: input.asOn, topic, origin };
    const beside = reference && (await this.besideFile(asked, whole, reference, actor, signal));
    const found = beside ? beside.consulted : await this.consult(asked, actor, signal);
    const file = reference && { ...reference.file, whole: beside?.isOfWhole ? await reference.told() : null };
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
      this.deadlines.forQuestion(input.question, places, context),
    ]);
    const sources = [...((reference ?? ofMatter)?.sources ?? []), ...library.sources];
    const titles = new Map(sources.map(({ gateId, title }) => [gateId, title]));
    const texts = [...library.texts, ...((reference ?? ofMatter)?.texts ?? [])].map(([documentId, text]) => ({
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
      file,
      origin,
      leftOut: ofMatter?.leftOut ?? [],
    };
  }

  /** For a test key: what the sample library says, and the asker's own file where one is named. Throws like `gather`. */
  async gatherSamples(actor: Actor, input: AskInput, signal?: AbortSignal): Promise<Gathered> {
    const { question, referenceFilename } = input;
    const asked = { question, matterId: null };
    const reference = referenceFilename ? await this.ownFiles.selected(actor, referenceFilename, question, asked, signal) : null;
    const { passages, texts } = await this.retrieval.searchSamples(question, SAMPLE_PASSAGES);
    const library = passages.map((passage) => source(passage, partsOf(passage), passage.documentId, passage.documentId));
    const sources = [...(reference?.sources ?? []), ...library].map((each, index) => ({ ...each, id: String(index + 1) }));
    const gated = [
      ...[...texts].map(([documentId, { title, source: text }]) => ({ documentId, title, ...text })),
      ...[...(reference?.texts ?? [])].map(([documentId, text]) => ({ documentId, title: referenceFilename ?? undefined, ...text })),
    ];
    return {
      generation: null,
      question,
      related: await this.retrieval.relatedTerms(question),
      sources,
      gate: this.retrieval.citationGate(gated, { userId: actor.userId, signal }),
      consulted: null,
      explanation: { text: null, isAlone: false, topic: null, helplines: [] },
      deadlines: [],
      file: reference && { ...reference.file, whole: null },
      origin: { fileId: reference?.fileId },
      leftOut: [],
    };
  }

  private consult(asked: AskedOfLibrary, { userId }: Actor, signal?: AbortSignal): Promise<Consultation | null> {
    const words = () => this.searchWords.find(asked.question, userId, asked.origin, signal);
    return this.retrieval.consult({ ...asked, words, signal });
  }

  /**
   * The law that is quoted in addition to a person's own file, and whether the question is about the file as a whole: neither the file nor
   * the library has anything on its words.
   * @param whole the question with those that it follows up
   */
  private async besideFile(
    asked: AskedOfLibrary,
    whole: string,
    file: { sources: readonly Pick<CitableSource, 'text' | 'ofFile'>[]; text: string; file: Pick<SelectedFile, 'facts'> },
    actor: Actor,
    signal?: AbortSignal,
  ): Promise<{ consulted: Consultation | null; isOfWhole: boolean }> {
    const found = file.sources.filter(({ ofFile }) => ofFile === 'found').map(({ text }) => text);
    const wanted = await withinTime(() => lawWanted(whole, found));
    const answering = wanted === 'cited' ? null : await this.consult(asked, actor, signal);
    // What is surely answered by itself has nothing to do with the file.
    if (wanted === 'asked' && answering && isCertain(answering)) return { consulted: answering, isOfWhole: false };
    const isOfWhole = file.file.facts === null && found.length === 0 && wanted !== 'cited' && (!answering || saysNothing(answering));
    const ofWholeFile = wanted === 'asked' || (await withinTime(() => asksOfWholeFile(whole)));
    const cited = await this.retrieval.consultCited(ofWholeFile ? [file.text] : found, {
      asOn: asked.asOn,
      userId: actor.userId,
      signal,
    });
    if (wanted === 'cited' || (isOfWhole && cited)) return { consulted: cited && { ...citedAlone(cited), asked: whole }, isOfWhole };
    return { consulted: cited?.relevance.sufficient && answering ? citedAndAsked(cited, answering) : answering, isOfWhole };
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
    const language = asksInHindi(question) ? 'hi' : 'en';
    const excerpts = await this.retrieval.excerpts(orders, { question, asked }, { userId: actor.userId, signal });
    return {
      generation: consulted?.generation || null,
      texts,
      sources: sections.flatMap(({ section, text, order }) => {
        const excerpt = order && excerpts[orders.indexOf(order)];
        return sectionSources(section, text, consulted && { ...consulted, language }, excerpt ? quotedOf(order.text, excerpt) : undefined);
      }),
    };
  }
}

/** Whether the library has nothing on a question: no law that it lacks, nothing to ask back, no reason why no law answers it. */
const saysNothing = ({ relevance, missing, choices, former, doubts }: Consultation): boolean =>
  !relevance.sufficient &&
  [missing, choices, doubts.filter((doubt) => doubt !== 'everyday-matter')].every(({ length }) => length === 0) &&
  !former;

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
  consulted: (Pick<Consultation, 'law' | 'day'> & { language: StampLanguage }) | null,
  excerpt: SourceExcerpt | undefined,
): Omit<CitableSource, 'id'>[] {
  const { documentId } = section;
  const cited = section.passages.filter(({ found }) => found !== 'context');
  // Where a part of the section is cited, the rest of it is only context.
  const passages = cited.length > 0 ? cited : section.passages;
  const [first] = passages;
  const last = passages.at(-1);
  if (!first || !last) return [];
  const stamp = consulted && stampOn(section, consulted.day);
  const noted = consulted ? noteOn(section, consulted.law.successions, consulted.day, consulted.language) : '';
  // The stamp is data, and in English; what is read with the words is in the language of the question.
  const note = noted || (consulted?.language === 'hi' && stampOn(section, consulted.day, 'hi')) || '';
  const actStamp = consulted && section.status ? stampOf(section.status, consulted.day) : null;
  // Opening words may stand outside of the part that is cited.
  const parts = (excerpt ? section.passages : passages).flatMap((passage) => passage.parts);
  const found = isContiguous(passages, text)
    ? [source({ ...first, within: [], text: text.slice(first.start, last.end), end: last.end }, parts, documentId, documentId)]
    : passages.map((passage) => source(passage, passage.parts, passage.documentId, passage.documentId));
  return found.map((each) => ({ ...each, cited: true, stamp, actStamp, ...(note && { note }), ...(excerpt && { excerpt }) }));
}
