import { Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { Uploads } from '../../core/http/uploads/uploads.js';
import { windowOf } from '../../core/pages/list-query.js';
import { PhotographedFiles, PHOTOGRAPHS } from './photographed-files.service.js';
import { ReferenceFilesQuery } from './reference-files.inputs.js';
import { ReferenceFile } from './reference-files.entity.js';
import { ReferenceFilesService, USER_FILE_MAX_BYTES } from './reference-files.service.js';
import { Describes, DescribesPath } from '../../core/descriptions/describes.decorator.js';
import { MESSAGE, described } from '../../core/descriptions/shape.js';

const FIELD_MAX_BYTES = 1024;

@Controller('api/upload')
@DescribesPath({ filename: 'Its name, as the list gives it.' })
@Access('user')
@OpenToKeys('FILES')
export class ReferenceFilesController {
  constructor(
    private readonly files: ReferenceFilesService,
    private readonly photographed: PhotographedFiles,
    private readonly uploads: Uploads,
  ) {}

  @Get('files')
  @Describes("The signed-in user's files, newest first.", {
    id: 'listReferenceFiles',
    answer: { files: described('The files, newest first.', [ReferenceFile]) },
  })
  async list(@CurrentActor() actor: Actor, @Query() query: ReferenceFilesQuery): Promise<{ files: ReferenceFile[] }> {
    return { files: await this.files.window(actor, { ...windowOf(query), matterId: query.matter_id }) };
  }

  @Post()
  @Describes('Uploads one PDF, TXT, DOC or DOCX of at most 10 MB.', {
    id: 'uploadReferenceFile',
    status: 201,
    answer: ReferenceFile,
    multipart: { files: { files: 'The file: PDF, TXT, DOC or DOCX.' } },
    errors: {
      400: 'Not a file of an accepted type, or a part that the form does not have',
      413: 'Too large, or the storage is full',
      429: 'Too many uploads, too many at once or waiting to be read, or too much time used; see Retry-After.',
    },
  })
  async upload(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<ReferenceFile> {
    await this.files.admitUpload(actor);
    const rules = { file: 'files', fileBytes: USER_FILE_MAX_BYTES, fieldBytes: FIELD_MAX_BYTES };
    return this.uploads.receive(request, actor, rules, ({ file }) => this.files.upload(actor, file));
  }

  @Post('photographs')
  @Describes(
    'Turns photographs of a paper upright and keeps them as one PDF, a page each in the order sent: up to 20 JPG, PNG, WebP or HEIC files of at most ' +
      '20 MB each and 50 MB together. If one cannot be taken, nothing is kept.',
    {
      id: 'uploadPhotographs',
      status: 201,
      answer: ReferenceFile,
      multipart: { files: { files: 'The photographs, in the order of their pages.', most: PHOTOGRAPHS.most } },
      errors: {
        400: 'A file that is not a whole picture of an accepted kind, which the text names, or a part that the form does not have',
        413: 'Too large, or the storage is full',
        429: 'Too many uploads, too many at once or waiting to be read, or too much time used; see Retry-After.',
        503: 'Photographs cannot be read here at the moment.',
      },
    },
  )
  async uploadPhotographs(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReferenceFile> {
    await this.files.admitUpload(actor);
    const signal = disconnectSignal(reply);
    return this.uploads.receiveSeveral(request, actor, { file: 'files', ...PHOTOGRAPHS }, (files) =>
      this.photographed.upload(actor, files, signal),
    );
  }

  @Delete('files/:filename')
  @Describes("Removes one of the signed-in user's files with its text.", {
    id: 'deleteReferenceFile',
    answer: { message: MESSAGE },
    errors: { 404: 'File not found' },
  })
  async delete(@CurrentActor() actor: Actor, @Param('filename') filename: string): Promise<{ message: string }> {
    await this.files.delete(actor, filename);
    return { message: 'Reference document removed' };
  }
}
