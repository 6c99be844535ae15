import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { requireScope } from '../../core/access/keys/key-scopes.js';
import type { TextTurn } from '../../core/concurrency/text-threads.js';
import { TextTooComplexError } from '../../core/concurrency/text-too-complex.error.js';
import { RateLimitedError } from '../../core/errors/common-errors.js';
import { withinTime } from '../../core/concurrency/time-guard.js';
import { DocumentArchive } from '../drafting/versions/document-archive.service.js';
import { MattersService } from '../matters/matters.service.js';
import type { PaperFacts } from '../notices/facts/paper-facts.js';
import { NoticeThreads } from '../notices/threads/notice-threads.js';
import { ReferenceFilesService } from '../reference-files/reference-files.service.js';
import { RetrievalService } from '../retrieval/retrieval.service.js';
import { type Finding, findingAt } from '../review/checks/finding.js';
import { textLines } from '../review/checks/text-lines.js';
import { type DraftOfMatter, PapersOfMatter } from '../review/papers-of-matter.js';
import { AcceptedDifferences } from './accepted-differences.service.js';
import { comparePapers, differenceKey, type PaperDifference } from './comparing/compare-papers.js';
import { differenceTexts } from './comparing/difference-texts.js';
import { FactsCache } from './keeping/facts-cache.js';

/** Drafts of a matter that a draft is compared with, the last changed ones. */
const DRAFTS_MAX = 40;
const FINDINGS_MAX = 50;

/** Another paper of the matter, with what it says. */
interface ComparedPaper {
  name: string;
  facts: PaperFacts;
}

/** Compares a draft with the files and the other drafts of its matter. */
@Injectable()
export class ConsistencyService extends PapersOfMatter {
  private readonly known = new FactsCache();

  constructor(
    private readonly matters: MattersService,
    private readonly files: ReferenceFilesService,
    private readonly documents: DocumentArchive,
    private readonly retrieval: RetrievalService,
    private readonly threads: NoticeThreads,
    private readonly accepted: AcceptedDifferences,
  ) {
    super();
  }

  async differences(actor: Actor, { content, matterId: matter, documentId }: DraftOfMatter, signal?: AbortSignal) {
    requireScope(actor, 'DOCUMENTS_READ');
    const matterId = await this.matters.require(actor, matter, 'read');
    const turn: TextTurn = { userId: actor.userId, signal };
    const own = await this.threads.readFacts(content, turn);
    const accepted = await this.accepted.keys(actor, matterId);
    const { papers, notCompared } = await this.papers(actor, matterId, documentId, turn);
    const found: { difference: PaperDifference; paper: string }[] = [];
    const seen = new Set(accepted);
    for (const { name, facts } of papers) {
      for (const difference of await withinTime(() => comparePapers(own, facts))) {
        const key = differenceKey(difference.label, difference.one.value, difference.other.value);
        if (!seen.has(key)) found.push({ difference, paper: name });
        seen.add(key);
      }
    }
    return { findings: findingsOf(content, found.slice(0, FINDINGS_MAX)), notCompared };
  }

  private async papers(actor: Actor, matterId: string, documentId: string | null, turn: TextTurn) {
    const notCompared: string[] = [];
    const papers: ComparedPaper[] = [];
    const add = async (key: string, name: string, text: () => Promise<string>): Promise<void> => {
      try {
        const facts = this.known.get(key) ?? (await this.threads.readFacts(await text(), turn));
        this.known.set(key, facts);
        papers.push({ name, facts });
      } catch (error) {
        // One paper that takes too long keeps nobody from the others, and time that is used up nobody from the check of the draft itself.
        if (!(error instanceof TextTooComplexError) && !(error instanceof RateLimitedError)) throw error;
        notCompared.push(name);
      }
    };
    const { files, leftOut } = await this.files.filesOfMatter(actor, matterId);
    for (const file of files)
      await add(
        `file/${file.id}`,
        file.filename,
        async () => (await this.retrieval.wholeText((await this.files.storedText(file)).stored, turn)).text,
      );
    for (const draft of await this.documents.newestOfMatter(actor.userId, matterId, DRAFTS_MAX))
      if (draft.documentId !== documentId)
        await add(`version/${draft.versionId}`, draft.title, () => this.documents.content(actor.userId, draft.versionId));
    return { papers, notCompared: [...notCompared, ...leftOut] };
  }
}

function findingsOf(content: string, found: readonly { difference: PaperDifference; paper: string }[]): Finding[] {
  const lines = textLines(content);
  return found.flatMap(({ difference: { label, one, other }, paper }) => {
    const line = lines.findLast(({ start }) => start <= one.start);
    if (!line) return [];
    const { message, hindi } = differenceTexts(one, other, paper);
    const finding = findingAt('differs-in-matter', message, line, one.start - line.start, one.end - one.start);
    return [
      { ...finding, hindi, difference: { label, one: one.value, other: other.value, words: one.words, paper, paperWords: other.words } },
    ];
  });
}
