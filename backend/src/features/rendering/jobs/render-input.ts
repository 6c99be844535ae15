import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { BadRequestError } from '../../../core/errors/common-errors.js';
import { VersionNotFoundError } from '../../drafting/versions/versions.errors.js';
import { VersionsService } from '../../drafting/versions/versions.service.js';
import type { RenderRequest } from '../printing/rendering.service.js';
import { PaperInput } from '../paper.input.js';
import type { DocumentFileQuery, RenderDocumentInput } from '../rendering.inputs.js';

/** What is to be printed: texts as they came, or those of kept versions. */
@Injectable()
export class RenderInput {
  constructor(private readonly versions: VersionsService) {}

  /** @throws BadRequestError for a text given together with a version; VersionNotFoundError, DifferentDocumentsError */
  async request(actor: Actor, input: RenderDocumentInput): Promise<RenderRequest> {
    const { versionId, compareWithVersionId, content, documentType, compareWith, ...order } = input;
    if (versionId == null) {
      if (compareWithVersionId != null) throw new BadRequestError('compareWithVersionId needs a versionId');
      // Its rules have refused an input with neither a version nor a text.
      return { ...order, content: content ?? '', documentType: documentType ?? '', compareWith };
    }
    if (content != null || documentType != null) throw new BadRequestError('Give either a versionId, or content and documentType');
    if (compareWith != null && compareWithVersionId != null) throw new BadRequestError('Give either compareWith or compareWithVersionId');
    const kept = await this.versions.texts(actor, versionId, compareWithVersionId);
    return { ...order, content: kept.content, documentType: kept.documentType, compareWith: kept.earlier ?? compareWith };
  }

  /**
   * What a kept document is as a file: of its newest version, or of the one that is named.
   * @throws DocumentNotFoundError; VersionNotFoundError also for a version of another document
   */
  async ofDocument(
    actor: Actor,
    documentId: string,
    format: RenderRequest['format'],
    { version, compare_with: earlierId, paper = PaperInput.A4, letterhead = false, court_format: courtFormat }: DocumentFileQuery,
  ): Promise<RenderRequest> {
    const document = await this.versions.document(actor, documentId);
    const found = version === undefined ? await this.versions.newest(actor, document) : await this.versions.version(actor, version);
    if (found.documentId !== document.id) throw new VersionNotFoundError();
    const { documentType, content, earlier: compareWith } = await this.versions.texts(actor, found.id, earlierId);
    return { format, paper, letterhead, courtFormat, documentType, content, compareWith };
  }
}
