import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../access/actor.js';
import { APP_CONFIG, type AppConfig } from '../../config/config.js';
import { FairQueue } from '../../concurrency/fair-queue.js';
import { refuseUnusableInput } from '../../validation/clean-input.js';
import { type FormRules, readForm } from './multipart.js';

export interface UploadedFile {
  /** As the client sent it; never used as a path. */
  filename: string;
  bytes: Buffer;
}

export interface UploadedForm {
  file: UploadedFile | null;
  fields: Record<string, string>;
}

export interface UploadRules {
  /** Name of the file's field. */
  file: string;
  /** Inclusive. */
  fileBytes: number;
  /** Names of the other fields. */
  fields?: readonly string[];
  /** Bounds each of them. */
  fieldBytes: number;
}

/** One of several files, which waits on the disk. */
export interface WaitingFile {
  /** As the client sent it; never used as a path. */
  filename: string;
  /** All of it, in memory. */
  read(): Promise<Buffer>;
}

export interface SeveralRules {
  /** Name of the files' field. */
  file: string;
  /** Of each file, inclusive. */
  fileBytes: number;
  /** How many files there may be. */
  most: number;
  /** Of all files together, inclusive. */
  allBytes: number;
}

/** Uploads that one account may have under way at once. An administrator loads a library, by script too. */
export const UPLOADS_AT_ONCE = { user: 4, admin: 16 };
/** Forms without a file, such as a text to be printed, that one account may be sending at once. */
export const FORMS_AT_ONCE = 4;
const RETRY_AFTER_SECONDS = 5;
/** Files that are in memory at once, to be looked at, encrypted and stored: each as often as it is copied on the way. */
const FILES_IN_MEMORY = 1;

/** Receives what users send as multipart forms, with memory that depends neither on the size nor on the number of the files. */
@Injectable()
export class Uploads {
  private readonly underWay = new FairQueue({ concurrency: Infinity, maxWaitingPerKey: 0, retryAfterSeconds: RETRY_AFTER_SECONDS });
  private readonly memory = new FairQueue({ concurrency: FILES_IN_MEMORY, maxWaitingPerKey: UPLOADS_AT_ONCE.admin });
  private readonly folder: string;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.folder = path.join(config.dataDir, 'tmp', 'uploads');
  }

  /**
   * Reads a form with a file and does `use` with it, while few others do.
   * @throws RateLimitedError before a byte is read, when the caller has too many under way; TooLargeError, BadRequestError, UnavailableError
   */
  async receive<T>(
    request: FastifyRequest,
    { kind, userId }: Actor,
    rules: UploadRules,
    use: (form: UploadedForm) => Promise<T>,
  ): Promise<T> {
    const { file: field, fileBytes: maxBytes, fields = [], fieldBytes } = rules;
    const end = this.underWay.enterNow(userId, UPLOADS_AT_ONCE[kind]);
    try {
      const form = await readForm(request, { fields, fieldBytes, file: { field, maxBytes, folder: this.folder } });
      const [file] = form.files;
      try {
        refuseUnusableInput(form.fields);
        return await this.memory.run(userId, async () =>
          use({ fields: form.fields, file: file ? { filename: file.filename, bytes: await file.spooled.bytes() } : null }),
        );
      } finally {
        await file?.spooled.close();
      }
    } finally {
      end();
    }
  }

  /** Reads a form with several files, which stay on the disk until `use` asks for one or ends. @throws as `receive` */
  async receiveSeveral<T>(
    request: FastifyRequest,
    { kind, userId }: Actor,
    { file: field, fileBytes: maxBytes, most, allBytes }: SeveralRules,
    use: (files: readonly WaitingFile[]) => Promise<T>,
  ): Promise<T> {
    const end = this.underWay.enterNow(userId, UPLOADS_AT_ONCE[kind]);
    try {
      const file = { field, maxBytes, most, allBytes, folder: this.folder };
      const { files } = await readForm(request, { fields: [], fieldBytes: 0, file });
      try {
        return await use(files.map(({ filename, spooled }) => ({ filename, read: () => spooled.bytes() })));
      } finally {
        await Promise.all(files.map(({ spooled }) => spooled.close()));
      }
    } finally {
      end();
    }
  }

  /** Reads a form without a file. @throws as `receive` */
  async fields(request: FastifyRequest, { userId }: Actor, rules: Omit<FormRules, 'file'>): Promise<Record<string, string>> {
    const end = this.underWay.enterNow(`form ${userId}`, FORMS_AT_ONCE);
    try {
      const form = await readForm(request, rules);
      refuseUnusableInput(form.fields);
      return form.fields;
    } finally {
      end();
    }
  }
}
