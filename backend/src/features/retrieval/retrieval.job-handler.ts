import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../core/jobs/running/handles-job.decorator.js';
import type { JobContext } from '../../core/jobs/job-definition.js';
import { REBUILD_INDEX } from './retrieval.jobs.js';
import { RetrievalService } from './retrieval.service.js';

@Injectable()
@HandlesJob(REBUILD_INDEX)
export class RebuildIndexHandler {
  constructor(private readonly retrieval: RetrievalService) {}

  handle(_payload: object, context: JobContext): Promise<{ generation: string; documents: number; passages: number }> {
    return this.retrieval.rebuild(context);
  }
}
