import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { HANDLES_JOB } from './handles-job.decorator.js';
import { definedJobs, type JobDefinition, type JobHandler } from '../job-definition.js';
import { JOB_SETTINGS, type JobSettings } from '../job-settings.js';

export interface HandledJob {
  definition: JobDefinition;
  handler: JobHandler;
}

/** The handlers found among all providers. */
@Injectable()
export class JobHandlers {
  private readonly byName = new Map<string, HandledJob>();

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(JOB_SETTINGS) private readonly settings: JobSettings,
  ) {}

  /** Finds the handlers. @throws Error naming every job without exactly one handler, or in a queue that no worker serves */
  collect(): void {
    const found = this.discovery.getProviders().flatMap((wrapper): HandledJob[] => {
      const target = wrapper.metatype as object | null;
      const definition = target ? (Reflect.getMetadata(HANDLES_JOB, target) as JobDefinition | undefined) : undefined;
      return definition && wrapper.instance ? [{ definition, handler: wrapper.instance as JobHandler }] : [];
    });
    const { jobs, concurrency } = this.settings;
    const expected = definedJobs().filter(({ name }) => jobs?.includes(name) ?? true);
    const faults = expected.flatMap((definition) => {
      const handlers = new Set(found.filter((held) => held.definition === definition).map(({ handler }) => handler));
      return [
        ...(handlers.size === 1 ? [] : [`"${definition.name}" has ${handlers.size} handlers`]),
        ...(definition.queue in concurrency ? [] : [`"${definition.name}" is for the queue "${definition.queue}", which no worker serves`]),
      ];
    });
    if (faults.length > 0) throw new Error(`Every job needs exactly one handler: ${faults.join('; ')}.`);
    for (const held of found) this.byName.set(held.definition.name, held);
  }

  find(name: string): HandledJob | undefined {
    return this.byName.get(name);
  }
}
