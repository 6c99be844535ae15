import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import { asksInHindi } from '../../../core/text/hinglish/asks-in-hindi.js';
import { NoticeService } from '../../notices/notice.service.js';
import { ReferenceFilesService } from '../../reference-files/reference-files.service.js';
import { partsOf, type PassagePayload, RetrievalService } from '../../retrieval/retrieval.service.js';
import { type CitableSource, source } from '../citable-source.js';
import { type NoticeFacts, noticeFacts, openingFacts } from './notice-facts.js';
import { ALL_PARTS, type NoticePart, noticeParts } from './notice-question.js';
import { selectedFile } from './own-file.js';

/** The most passages of the asker's own documents that a model gets to see. */
const REFERENCE_PASSAGES = 6;
/** The own file's id at the gate, and what those of the files of a matter begin with; no library document can have one of them. */
const REFERENCE_ID = 'reference';

/** In whose turn a file is read. */
interface Turn {
  userId: string;
  signal?: AbortSignal;
}

/** What of the asker's own files an answer may quote. */
@Injectable()
export class OwnFiles {
  constructor(
    private readonly retrieval: RetrievalService,
    private readonly files: ReferenceFilesService,
    private readonly notices: NoticeService,
  ) {}

  /**
   * What of the asker's file an answer may quote: the passages that bear on the question, all of a short file, and how a long one begins
   * where no passage does.
   */
  async selected(
    actor: Actor,
    filename: string,
    whole: string,
    { question, matterId }: { question: string; matterId: string | null },
    signal?: AbortSignal,
  ) {
    const { id: fileId, stored, filename: name } = await this.files.text(actor, filename, signal, matterId);
    const turn = { userId: actor.userId, signal };
    const read = await this.retrieval.searchText(stored, name, whole, REFERENCE_PASSAGES, turn);
    const { source: text, passages, opening, parts, headings } = read;
    const asked = await withinTime(() => noticeParts(question));
    const facts = asked === ALL_PARTS ? await this.told(text.text, question, turn) : await this.factsOf(asked, text.text, question, turn);
    const of = (passage: PassagePayload, ofFile: CitableSource['ofFile']) => ({
      ...source(passage, partsOf(passage), null, REFERENCE_ID),
      ofFile,
    });
    const [first] = opening;
    const all = { ...first, headingPath: [], within: [], heading: '', unit: '', start: 0, end: text.text.length, text: text.text };
    return {
      fileId,
      text: text.text,
      texts: new Map([[REFERENCE_ID, text]]),
      file: selectedFile(name, facts, headings, question),
      /** What the file says as a whole, for a question that turns out to be about nothing else. */
      told: () => this.told(text.text, question, turn),
      sources: [
        ...passages.map((passage) => of(passage, 'found')),
        ...(first && parts ? [{ ...source({ ...first, ...all }, parts, null, REFERENCE_ID), ofFile: 'whole' as const }] : []),
        ...(!parts && passages.length === 0 ? opening.map((passage) => of(passage, 'opening')) : []),
      ],
    };
  }

  /** What a file says as a whole: what is known of a notice, or how another file begins; null for one without sentences. */
  private async told(text: string, question: string, turn: Turn): Promise<NoticeFacts | null> {
    return (await this.factsOf(ALL_PARTS, text, question, turn)) ?? (await withinTime(() => openingFacts(text, asksInHindi(question))));
  }

  private async factsOf(parts: readonly NoticePart[], text: string, question: string, turn: Turn): Promise<NoticeFacts | null> {
    const notice = parts.length > 0 ? await this.notices.known(text, turn) : null;
    return notice?.kind ? withinTime(() => noticeFacts(notice, parts, text, asksInHindi(question))) : null;
  }

  /** What of the files of a matter an answer may quote: the passages that bear on the question, of whichever of them. */
  async ofMatter(actor: Actor, matterId: string, whole: string, signal?: AbortSignal) {
    const { texts, leftOut } = await this.files.textsOfMatter(actor, matterId);
    const found = await this.retrieval.searchTexts(texts, whole, REFERENCE_PASSAGES, { userId: actor.userId, signal });
    const gateId = (filename: string): string => `${REFERENCE_ID}/${filename}`;
    return {
      leftOut,
      texts: new Map(found.texts.map(({ filename, source: text }) => [gateId(filename), text])),
      sources: found.passages.map((passage) => ({
        ...source(passage, partsOf(passage), null, gateId(passage.documentId)),
        ofFile: 'found' as const,
      })),
    };
  }
}
