import { LegalDocumentType } from '../retrieval/retrieval.views.js';
import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import type { FastifyRequest } from 'fastify';
import { Access, CurrentAdmin, OpenToKeys } from '../../core/access/access.decorator.js';
import type { AdminActor } from '../../core/access/actor.js';
import { type UploadedForm, Uploads } from '../../core/http/uploads/uploads.js';
import { loggers } from '../../core/observability/loggers.js';
import { WholeListQuery, windowOf } from '../../core/pages/list-query.js';
import { createValidationPipe } from '../../core/validation/validation.pipe.js';
import { IndexingControl } from './ingestion/indexing-control.js';
import { IndexAdminService } from './index-admin/index-admin.service.js';
import { UploadLegalDocumentForm } from './legal-sources.inputs.js';
import { LegalSourcesService } from './legal-sources.service.js';
import { LEGAL_FILE_MAX_BYTES, SOURCE_NAME } from './source-limits.js';
import { LegalDocument } from './legal-sources.entity.js';
import { REBUILD_STARTED } from './legal-sources.views.js';
import { LawStatusService } from './law-status/law-status.service.js';
import { LibraryStatus } from './library/library-status.service.js';
import { SystemStatus } from './library/library-status.views.js';
import { Describes, DescribesPath } from '../../core/descriptions/describes.decorator.js';
import { MESSAGE, described } from '../../core/descriptions/shape.js';

const SOURCE = described('The source as it is kept now.', LegalDocument);
const UPLOAD = {
  file: 'file',
  fileBytes: LEGAL_FILE_MAX_BYTES,
  fields: ['document_type', 'description', 'source'],
  fieldBytes: 16 * 1024,
};

@Controller('api/admin')
@DescribesPath({ filename: SOURCE_NAME })
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class LegalSourcesAdminController {
  private readonly validation = createValidationPipe();

  constructor(
    private readonly sources: LegalSourcesService,
    private readonly library: LibraryStatus,
    private readonly index: IndexAdminService,
    private readonly indexing: IndexingControl,
    private readonly statuses: LawStatusService,
    private readonly uploads: Uploads,
  ) {}

  @Get('documents')
  @Describes('The library, newest first.', {
    id: 'listLegalDocuments',
    answer: { documents: described('The library, newest first.', [LegalDocument]) },
  })
  async list(@Query() query: WholeListQuery): Promise<{ documents: LegalDocument[] }> {
    return { documents: await this.withStatus(await this.sources.window(windowOf(query))) };
  }

  @Get('system-status')
  @Describes('What the library holds.', { id: 'getSystemStatus', answer: SystemStatus })
  status(): Promise<SystemStatus> {
    return this.library.status();
  }

  @Post('upload-legal-document')
  @Describes('Adds a source of law (PDF or TXT) and indexes it in the background.', {
    id: 'uploadLegalDocument',
    status: 201,
    answer: { message: MESSAGE, document: SOURCE, jobId: described('The job that indexes it.', 'uuid') },
    multipart: {
      file: { files: 'The act, judgment or rule, as PDF or TXT.' },
      document_type: { text: 'What it is.', values: Object.values(LegalDocumentType) },
      description: { text: 'Free text.', optional: true },
      source: { text: 'Where it comes from.', optional: true },
    },
    errors: {
      400: 'No file, not of an accepted type, or a part that the form does not have',
      409: 'Already in the library',
      413: 'Too large',
      422: 'The input is not valid',
      429: 'Too many uploads at once',
    },
  })
  async upload(@CurrentAdmin() actor: AdminActor, @Req() request: FastifyRequest) {
    return this.uploads.receive(request, actor, UPLOAD, (form) => this.store(actor, form));
  }

  @Delete('documents/:filename')
  @Describes('Removes a document with its text and passages.', {
    id: 'deleteLegalDocument',
    answer: { message: MESSAGE },
    errors: { 404: 'Document not found' },
  })
  async delete(@CurrentAdmin() actor: AdminActor, @Param('filename') filename: string): Promise<{ message: string }> {
    const { message } = await this.sources.delete(actor, filename);
    return { message };
  }

  @Post('documents/:filename/retry')
  @Describes(
    'Reads the file of a document again and indexes it, after a failure or anew; of one that is indexed, the version before answers until then.',
    {
      id: 'retryIndexing',
      answer: { message: MESSAGE, document: SOURCE },
      errors: { 404: 'Document not found', 409: 'It is being indexed already' },
    },
  )
  @HttpCode(200)
  async retry(@CurrentAdmin() actor: AdminActor, @Param('filename') filename: string) {
    const document = await this.indexing.retry(actor, filename);
    return { message: `Document ${document.filename} is being indexed again`, document };
  }

  @Post('rebuild-index')
  @Describes('Rebuilds the whole index beside the current one.', {
    id: 'rebuildIndex',
    answer: { message: MESSAGE, jobId: described('The job that rebuilds it.', 'uuid') },
  })
  @HttpCode(200)
  async rebuild(@CurrentAdmin() actor: AdminActor) {
    const job = await this.index.rebuild(actor);
    return { message: REBUILD_STARTED, jobId: job.id };
  }

  private async withStatus(documents: readonly LegalDocument[]): Promise<LegalDocument[]> {
    const statuses = await this.statuses.of(documents);
    return documents.map((document, at) => ({ ...document, lawStatus: statuses[at]?.status ?? null }));
  }

  /** The upload is done: a status that cannot be read now must not make it look as if it had failed. */
  private async shownAfterUpload(document: LegalDocument): Promise<LegalDocument> {
    try {
      const [shown = document] = await this.withStatus([document]);
      return shown;
    } catch (err) {
      loggers.app.warn({ err, documentId: document.id }, 'the status of an uploaded source could not be read');
      return { ...document, lawStatus: null };
    }
  }

  private async store(actor: AdminActor, { file, fields }: UploadedForm) {
    const form = (await this.validation.transform(plainToInstance(UploadLegalDocumentForm, fields), {
      type: 'body',
      metatype: UploadLegalDocumentForm,
    })) as UploadLegalDocumentForm;
    const { document, job, replaced } = await this.sources.upload(actor, {
      file,
      documentType: form.document_type,
      description: form.description,
      source: form.source,
    });
    const message = replaced
      ? `A new version of ${document.filename} was uploaded and is being indexed`
      : `Document ${document.filename} uploaded and is being indexed`;
    return { message, document: await this.shownAfterUpload(document), jobId: job.id };
  }
}
