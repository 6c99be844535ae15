import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { ReferenceFilesService, type ReferenceText } from '../reference-files/reference-files.service.js';
import { RetrievalService } from '../retrieval/retrieval.service.js';

/** What a model reads of one reference file, in UTF-16 units; a file that is shorter is read whole, so that no paragraph of a notice is missed. */
export const REFERENCE_MAX = 16_000;
/** Passages that are looked for, and what of the points is searched with. */
const PASSAGES = 12;
const QUERY_MAX = 4000;
/** The beginning, which says who writes to whom about what, stands before the passages of a long file. */
const OPENING_MAX = 2500;
const GAP = '\n\n[…]\n\n';

export interface Reference {
  id: string;
  filename: string;
  /** The matter that it belongs to; null for none. */
  matterId: string | null;
  /** The whole text, one page after the other. */
  whole: string;
  stored: ReferenceText['stored'];
  /** Whether any of it was read from pictures of its pages. */
  fromScan: boolean;
}

/** A user's own file as material for a draft. */
@Injectable()
export class ReferenceMaterial {
  constructor(
    private readonly files: ReferenceFilesService,
    private readonly retrieval: RetrievalService,
  ) {}

  /**
   * @param matterId read inside of this matter, where no other file may be used; null for none
   * @throws FileNotFoundError, FileOutsideMatterError, FileUnreadableError, FileNotReadyError, what `RetrievalService.wholeText` throws
   */
  async read(actor: Actor, name: string, matterId: string | null, signal?: AbortSignal): Promise<Reference> {
    const { id, filename, stored, matterId: own } = await this.files.text(actor, name, signal, matterId);
    const { text, fromScan } = await this.retrieval.wholeText(stored, { userId: actor.userId, signal });
    return { id, filename, matterId: own, stored, whole: text, fromScan };
  }

  /**
   * What of a file a model is given, at most `REFERENCE_MAX` units: the whole of a short one; of a long one its beginning and the
   * passages that bear on the points, in the order of the file.
   * @param points what the draft is about, most important first
   * @throws what `RetrievalService.searchText` throws
   */
  async excerpt(
    { filename, stored, whole }: Reference,
    points: readonly string[],
    turn: { userId: string; signal?: AbortSignal },
  ): Promise<{ filename: string; text: string }> {
    if (whole.length <= REFERENCE_MAX) return { filename, text: whole };
    const question = points.join('\n').slice(0, QUERY_MAX);
    const { source, passages } = await this.retrieval.searchText(stored, filename, question, PASSAGES, turn);
    const opening = source.text.slice(0, OPENING_MAX);
    const chosen: typeof passages = [];
    let room = REFERENCE_MAX - opening.length;
    for (const passage of passages) {
      const cost = passage.text.length + GAP.length;
      if (passage.start < OPENING_MAX || cost > room) continue;
      chosen.push(passage);
      room -= cost;
    }
    chosen.sort((a, b) => a.start - b.start);
    return { filename, text: [opening, ...chosen.map(({ text }) => text)].join(GAP) };
  }
}
