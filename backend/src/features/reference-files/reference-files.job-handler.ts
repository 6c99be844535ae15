import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../core/jobs/running/handles-job.decorator.js';
import type { JobContext } from '../../core/jobs/job-definition.js';
import { ReferenceFileReading } from './reference-file-reading.service.js';
import { READ_REFERENCE_FILE, type ReadReferenceFile } from './reference-files.jobs.js';

@Injectable()
@HandlesJob(READ_REFERENCE_FILE)
export class ReadReferenceFileHandler {
  constructor(private readonly reading: ReferenceFileReading) {}

  async handle({ fileId }: ReadReferenceFile, context: JobContext): Promise<void> {
    await this.reading.read(fileId, context);
  }
}
