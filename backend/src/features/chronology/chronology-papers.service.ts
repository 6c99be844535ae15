import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import type { TextTurn } from '../../core/concurrency/text-threads.js';
import { TextTooComplexError } from '../../core/concurrency/text-too-complex.error.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { StorageQuota } from '../../core/quota/storage-quota.js';
import { MattersService } from '../matters/matters.service.js';
import { type DatedEvent, NoticeService } from '../notices/notice.service.js';
import { ReferenceFilesService } from '../reference-files/reference-files.service.js';
import { DownloadsService } from '../rendering/download/downloads.service.js';
import type { RenderedDocument } from '../rendering/printing/rendering.service.js';
import { RetrievalService } from '../retrieval/retrieval.service.js';
import { NoConfirmedEventsError } from './chronology.errors.js';
import { ChronologyFormat, ChronologyLanguage } from './chronology.inputs.js';
import { CHRONOLOGY_EVENTS_MAX, ChronologyService, type NewEvent } from './chronology.service.js';
import { ChronologyState, type ChronologyReading } from './chronology.views.js';
import type { EventFacts } from './keeping/chronology-seal.js';
import { listOfDates } from './keeping/list-of-dates.js';

/** The papers of a matter become a chronology, and the chronology a paper. */
@Injectable()
export class ChronologyPapers {
  constructor(
    private readonly chronology: ChronologyService,
    private readonly matters: MattersService,
    private readonly files: ReferenceFilesService,
    private readonly retrieval: RetrievalService,
    private readonly notices: NoticeService,
    private readonly downloads: DownloadsService,
    private readonly limits: RateLimits,
    private readonly quota: StorageQuota,
  ) {}

  /**
   * Reads the files and notes of a matter, in threads, and proposes the dated events that were not known.
   * @throws MatterNotFoundError, KeyScopeError, QuotaExceededError, RateLimitedError, TooManyWaitingError, or the signal's reason
   */
  async read(actor: Actor, matter: string, signal?: AbortSignal): Promise<ChronologyReading> {
    await this.limits.consume('check-user', actor.userId);
    await this.quota.ensureRoom(actor.userId);
    const matterId = await this.matters.require(actor, matter, 'govern');
    const turn: TextTurn = { userId: actor.userId, signal };
    const { texts, leftOut } = await this.files.textsOfMatter(actor, matterId);
    const events: NewEvent[] = [];
    const unread: string[] = [];
    for (const { id: fileId, filename: name, stored } of texts) {
      try {
        const { text, pages } = await this.retrieval.wholeText(stored, turn);
        for (const event of await this.notices.events(text, turn)) {
          const page = pages.findLast(({ start }) => start <= event.start)?.number ?? null;
          events.push(proposed(event, { kind: 'file', fileId, name, page }));
        }
      } catch (error) {
        // One paper that takes too long keeps nobody from the others.
        if (!(error instanceof TextTooComplexError)) throw error;
        unread.push(name);
      }
    }
    const { notes } = await this.matters.matter(actor, matterId);
    for (const event of notes ? await this.notices.events(notes, turn) : [])
      events.push(proposed(event, { kind: 'notes', fileId: null, name: null, page: null }));
    const kept = await this.chronology.propose(actor, matterId, events);
    return { ...kept, leftOut: [...leftOut, ...unread] };
  }

  /** The confirmed events as a list of dates. @throws MatterNotFoundError, NoConfirmedEventsError; what printing throws */
  async file(
    actor: Actor,
    matter: string,
    format: ChronologyFormat,
    language: ChronologyLanguage,
    signal?: AbortSignal,
  ): Promise<RenderedDocument> {
    const window = { first: CHRONOLOGY_EVENTS_MAX, state: ChronologyState.CONFIRMED };
    const { nodes } = await this.chronology.list(actor, matter, window);
    if (nodes.length === 0) throw new NoConfirmedEventsError();
    const content = listOfDates(nodes, await this.matters.matter(actor, matter), language);
    const file = await this.downloads.print(actor, { content, documentType: 'list_of_dates', format }, signal);
    return { ...file, filename: `list-of-dates.${format}` };
  }
}

const proposed = (
  { day, precision, choices, text, words, paragraph }: DatedEvent,
  source: Pick<EventFacts['source'], 'kind' | 'fileId' | 'name' | 'page'>,
): NewEvent => ({
  day,
  precision,
  state: 'proposed',
  facts: { text, choices, source: { ...source, paragraph, words }, readAs: `${precision} ${day}` },
});
