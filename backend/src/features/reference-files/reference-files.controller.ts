import { Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Access, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { Uploads } from '../../core/http/uploads/uploads.js';
import { ListQuery, windowOf } from '../../core/pages/list-query.js';
import { ReferenceFilesService, USER_FILE_MAX_BYTES } from './reference-files.service.js';
import { referenceFileRecord, type ReferenceFileRecord } from './reference-files.views.js';
import { Describes } from '../../core/openapi/describes.decorator.js';

const FIELD_MAX_BYTES = 1024;

const FILE_RECORD = {
  filename: 'string',
  size: 'integer',
  upload_date: 'date-time',
  file_type: 'string',
  status: 'string',
  error: 'string?',
} as const;

@Controller('api/upload')
@Access('user')
export class ReferenceFilesController {
  constructor(
    private readonly files: ReferenceFilesService,
    private readonly uploads: Uploads,
  ) {}

  @Get('files')
  @Describes("The signed-in user's files, newest first.", { answer: { files: [FILE_RECORD] } })
  async list(@CurrentActor() actor: Actor, @Query() query: ListQuery): Promise<{ files: ReferenceFileRecord[] }> {
    return { files: (await this.files.window(actor, windowOf(query))).map(referenceFileRecord) };
  }

  @Post()
  @Describes('Uploads one PDF, TXT, DOC or DOCX of at most 10 MB.', {
    status: 201,
    answer: FILE_RECORD,
    multipart: { files: 'file' },
    errors: {
      400: 'Not a file of an accepted type, or a part that the form does not have',
      413: 'Too large, or the storage is full',
      429: 'Too many uploads, too many at once or waiting to be read, or too much time used; see Retry-After.',
    },
  })
  async upload(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<ReferenceFileRecord> {
    await this.files.admitUpload(actor);
    const rules = { file: 'files', fileBytes: USER_FILE_MAX_BYTES, fieldBytes: FIELD_MAX_BYTES };
    return this.uploads.receive(request, actor, rules, async ({ file }) => referenceFileRecord(await this.files.upload(actor, file)));
  }

  @Delete('files/:filename')
  @Describes("Removes one of the signed-in user's files with its text.", {
    answer: { message: 'string' },
    errors: { 404: 'File not found' },
  })
  async delete(@CurrentActor() actor: Actor, @Param('filename') filename: string): Promise<{ message: string }> {
    await this.files.delete(actor, filename);
    return { message: 'Reference document removed' };
  }
}
