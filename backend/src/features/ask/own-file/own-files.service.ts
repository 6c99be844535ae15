import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import { isHindi } from '../../../core/text/is-hindi.js';
import { NoticeService } from '../../notices/notice.service.js';
import { ReferenceFilesService } from '../../reference-files/reference-files.service.js';
import { partsOf, type PassagePayload, RetrievalService } from '../../retrieval/retrieval.service.js';
import { type CitableSource, source } from '../citable-source.js';
import { noticeFacts, openingFacts } from './notice-facts.js';
import { asksGist, noticeParts } from './notice-question.js';
import { selectedFile } from './own-file.js';

/** The most passages of the asker's own documents that a model gets to see. */
const REFERENCE_PASSAGES = 6;
/** The own file's id at the gate, and what those of the files of a matter begin with; no library document can have one of them. */
const REFERENCE_ID = 'reference';

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
    const notice = asked.length > 0 ? await this.notices.known(text.text, turn) : null;
    const known = notice?.kind ? await withinTime(() => noticeFacts(notice, asked, text.text, isHindi(question))) : null;
    const isGist = await withinTime(() => asksGist(question));
    const facts = known ?? (isGist ? await withinTime(() => openingFacts(text.text, isHindi(question))) : null);
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
      sources: [
        ...passages.map((passage) => of(passage, 'found')),
        ...(first && parts ? [{ ...source({ ...first, ...all }, parts, null, REFERENCE_ID), ofFile: 'whole' as const }] : []),
        ...(!parts && passages.length === 0 ? opening.map((passage) => of(passage, 'opening')) : []),
      ],
    };
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
