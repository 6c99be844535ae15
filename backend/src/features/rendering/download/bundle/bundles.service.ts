import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../core/access/actor.js';
import { normalized } from '../../../../core/text/normalized.js';
import { ReferenceFileOriginals } from '../../../reference-files/reference-file-originals.service.js';
import { type BundleRequest, RenderQueue } from '../../jobs/render-queue.js';
import { DocumentRenderingsService, type Rendering } from '../document-renderings.service.js';
import { DownloadsService } from '../downloads.service.js';
import type { Paper } from '../../paper.js';
import { BUNDLE_LIMITS } from '../../html/bundle/bundle-limits.js';
import { BundleTooManyBytesError, fileIsUsedTwice, isNotRead, markIsUsedTwice, onlySomeTypes } from '../../html/bundle/bundle.errors.js';

/** A bundle as its user orders it. */
export interface BundleOrder {
  content: string;
  documentType: string;
  paper: Paper;
  letterhead: boolean;
  courtFormat?: string | null;
  /** In their order; without a title, an annexure has the name of its file. */
  annexures: readonly { file: string; mark: string; title?: string | null }[];
}

const PDF = '.pdf';
const TEXTS = ['.docx', '.txt'];
/** Controls, halves of characters and characters of private use. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\ufeff\ufffe\uffff]/gu;

/** Begins bundles, and says before that what may be bundled. */
@Injectable()
export class BundlesService {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly originals: ReferenceFileOriginals,
    private readonly queue: RenderQueue,
    private readonly renderings: DocumentRenderingsService,
  ) {}

  /**
   * Begins a bundle; nothing is kept of one that is refused.
   * @throws what `DownloadsService.admit` throws; KeyScopeError, FileNotFoundError for a file that is not the caller's own;
   * ValidationError, AnnexureRefusedError (422), BundleTooManyBytesError (413), QueueUnavailableError
   */
  async begin(actor: Actor, order: BundleOrder): Promise<Rendering> {
    return this.renderings.linked(actor, await this.queue.beginBundle(actor, await this.admitted(actor, order)));
  }

  private async admitted(
    actor: Actor,
    { content, documentType, paper, letterhead, courtFormat, annexures }: BundleOrder,
  ): Promise<BundleRequest> {
    const files = await this.originals.own(
      actor,
      annexures.map(({ file }) => file),
    );
    const marks = new Set<string>();
    const ids = new Set<string>();
    const named = files.map(({ id, filename, fileType, isRead }, index) => {
      const mark = printable(annexures[index]?.mark ?? '');
      if (marks.has(mark.toLowerCase())) throw markIsUsedTwice(mark);
      marks.add(mark.toLowerCase());
      if (ids.has(id)) throw fileIsUsedTwice(filename);
      ids.add(id);
      if (fileType !== PDF && !TEXTS.includes(fileType)) throw onlySomeTypes(filename);
      if (fileType !== PDF && !isRead) throw isNotRead(filename);
      const title = printable(annexures[index]?.title ?? '') || filename.slice(0, -fileType.length);
      return { fileId: id, mark, title: [...title].slice(0, BUNDLE_LIMITS.title).join('') };
    });
    if (files.reduce((sum, { size }) => sum + size, 0) > BUNDLE_LIMITS.bytes) throw new BundleTooManyBytesError();
    await this.downloads.admit(actor, { content, documentType, format: 'pdf', paper, letterhead, courtFormat });
    return { content, documentType, paper, letterhead, courtFormat, annexures: named };
  }
}

const printable = (text: string): string => normalized(text).replace(UNPRINTABLE, ' ').trim();
