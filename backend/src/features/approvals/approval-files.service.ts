import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { DownloadsService } from '../rendering/download/downloads.service.js';
import type { DocumentFormat, RenderedDocument } from '../rendering/printing/rendering.service.js';
import { ApprovalsService } from './approvals.service.js';
import { ApprovalSeal } from './keeping/approval-seal.js';

/** What was submitted as a file: marked, or with the name of who approved it. */
@Injectable()
export class ApprovalFiles {
  constructor(
    private readonly requests: ApprovalsService,
    private readonly seal: ApprovalSeal,
    private readonly downloads: DownloadsService,
  ) {}

  /** @throws ApprovalNotFoundError, RateLimitedError; what rendering throws */
  async file(actor: Actor, id: string, format: DocumentFormat, signal?: AbortSignal): Promise<RenderedDocument> {
    const row = await this.requests.row(actor.userId, id);
    const content = this.seal.text(row.id, row.sealedText);
    const made = { texts: [content], makers: [row.ownerId] };
    return this.downloads.print(actor, { content, documentType: row.documentType, format, made }, signal);
  }
}
