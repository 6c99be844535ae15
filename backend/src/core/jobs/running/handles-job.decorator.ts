import { SetMetadata, type Type } from '@nestjs/common';
import type { JobDefinition, JobHandler, JobPayload } from '../job-definition.js';

/** Metadata key under which a handler class names its definition. */
export const HANDLES_JOB = Symbol('HandlesJob');

/** Makes a provider the only handler of a job; it is discovered at start. */
export const HandlesJob =
  <P extends JobPayload>(definition: JobDefinition<P>) =>
  (target: Type<JobHandler<P>>): void => {
    SetMetadata(HANDLES_JOB, definition)(target);
  };
