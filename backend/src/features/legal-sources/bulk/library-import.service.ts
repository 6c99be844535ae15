import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { AppError } from '../../../core/errors/app-error.js';
import { UnavailableError } from '../../../core/errors/common-errors.js';
import { JobsService } from '../../../core/jobs/service/jobs.service.js';
import { LegalDocument } from '../legal-sources.entity.js';
import { DuplicateSourceError } from '../legal-sources.errors.js';
import { legalDocumentSubject } from '../legal-sources.jobs.js';
import { LegalSourcesService } from '../legal-sources.service.js';
import { type ImportFailure, type PlannedFile, readPlanned } from './import-plan.js';

/** Documents that are stored and not indexed yet: more would only lengthen the queue ahead of others' uploads. */
const UNDER_WAY_MAX = 32;
const LOOK_EVERY_MS = 500;
/** Nothing is being worked on for so long: nobody is there to do it. A rebuild of the index, for which jobs wait, is work too. */
const IDLE_LIMIT_MS = 10 * 60_000;

export interface ImportProgress {
  total: number;
  /** Files that are indexed, failed, or were in the library before. */
  done: number;
  indexed: number;
  present: number;
  failed: number;
}

export interface ImportReport extends ImportProgress {
  failures: ImportFailure[];
  /** Files that were not reached because the import was stopped. */
  left: number;
}

export interface ImportRun {
  /** Lets a file take the place of a document of its name, as an upload does; otherwise it is refused. */
  replace?: boolean;
  /** Ends the import after the file at hand. What was stored until then is indexed all the same. */
  signal?: AbortSignal;
  /** Called whenever a file is done. */
  onProgress?: (progress: Readonly<ImportProgress>) => void;
}

/** What became of a file. */
type Outcome = 'indexed' | 'present' | { failed: ImportFailure };

/** A stored document whose job is not over, and the file that it came from. */
type UnderWay = Map<string, { file: string; version: number }>;

/** Why a document failed, without its name, which stands before it in the library. */
const errorOf = ({ filename, error }: Pick<LegalDocument, 'filename' | 'error'>): string | null =>
  error?.startsWith(`${filename}: `) ? error.slice(filename.length + 2) : error;

/** Takes a whole folder into the library, file by file, as an administrator's upload takes one. */
@Injectable()
export class LibraryImport {
  constructor(
    @InjectRepository(LegalDocument) private readonly documents: Repository<LegalDocument>,
    private readonly sources: LegalSourcesService,
    private readonly jobs: JobsService,
  ) {}

  /**
   * Stores the files one after the other and waits until all are indexed. A file that the library has, under whatever name, is left as
   * it is there, so that an import that was interrupted is gone on with by starting it again.
   * @returns what became of each file; one that cannot be taken does not keep the others out
   * @throws UnavailableError when nothing is being indexed; what the database or the store of files throws
   */
  async run(
    actor: AdminActor,
    files: readonly PlannedFile[],
    { replace = false, signal, onProgress }: ImportRun = {},
  ): Promise<ImportReport> {
    const report: ImportReport = { total: files.length, done: 0, indexed: 0, present: 0, failed: 0, failures: [], left: 0 };
    const underWay: UnderWay = new Map();
    const end = (outcome: Outcome): void => {
      report.done += 1;
      if (typeof outcome === 'string') report[outcome] += 1;
      else {
        report.failed += 1;
        report.failures.push(outcome.failed);
      }
      onProgress?.(report);
    };
    for (const [at, file] of files.entries()) {
      if (signal?.aborted) {
        report.left = files.length - at;
        break;
      }
      const stored = await this.store(actor, file, replace);
      if ('outcome' in stored) end(stored.outcome);
      else if (underWay.has(stored.id)) end('present');
      else underWay.set(stored.id, { file: file.file, version: stored.version });
      await this.settle(underWay, UNDER_WAY_MAX - 1, end);
    }
    await this.settle(underWay, 0, end);
    return report;
  }

  /** @returns what became of the file at once, or the document whose indexing is to be waited for */
  private async store(
    actor: AdminActor,
    planned: PlannedFile,
    replace: boolean,
  ): Promise<{ outcome: Outcome } | { id: string; version: number }> {
    const { file, name, facts } = planned;
    const failed = (reason: string): { outcome: Outcome } => ({ outcome: { failed: { file, reason } } });
    try {
      const bytes = await readPlanned(planned);
      const held = await this.documents.findOneBy({ sha256: createHash('sha256').update(bytes).digest('hex') });
      if (held?.status === 'failed')
        return failed(`is in the library and could not be indexed: ${errorOf(held) ?? 'the reason is not known'}`);
      if (held && held.status !== 'indexed') return { id: held.id, version: held.version };
      if (held) return { outcome: 'present' };
      if (!replace && (await this.documents.existsBy({ filename: name })))
        return failed(`another document of the library is called ${name}; with --replace this file becomes its new version`);
      const { documentType, description, source, given, lawStatus } = facts;
      const { document } = await this.sources.upload(actor, {
        file: { filename: name, bytes },
        documentType,
        description: description ?? undefined,
        source: source ?? undefined,
        given,
        lawStatus,
      });
      return { id: document.id, version: document.version };
    } catch (error) {
      // Somebody else has just stored it.
      if (error instanceof DuplicateSourceError) return { outcome: 'present' };
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return failed(error.message);
    }
  }

  /** Waits until at most `most` documents are under way. @throws UnavailableError */
  private async settle(underWay: UnderWay, most: number, end: (outcome: Outcome) => void): Promise<void> {
    let idleSince = Date.now();
    while (underWay.size > most) {
      const before = underWay.size;
      await this.look(underWay, end);
      if (underWay.size <= most) return;
      if (underWay.size < before || (await this.anyRunning(underWay))) idleSince = Date.now();
      if (Date.now() - idleSince > IDLE_LIMIT_MS)
        throw new UnavailableError(
          'Nothing has been indexed for ten minutes: is the product running? What was stored is kept; start the import again later.',
        );
      await delay(LOOK_EVERY_MS);
    }
  }

  private async look(underWay: UnderWay, end: (outcome: Outcome) => void): Promise<void> {
    const rows = await this.documents.find({
      where: { id: In([...underWay.keys()]) },
      select: { id: true, version: true, status: true, filename: true, error: true },
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const [id, { file, version }] of underWay) {
      const row = byId.get(id);
      if (row?.version === version && (row.status === 'pending' || row.status === 'indexing')) continue;
      underWay.delete(id);
      if (row?.version !== version) end({ failed: { file, reason: 'was replaced or deleted while it was being indexed' } });
      else if (row.status === 'failed') end({ failed: { file, reason: errorOf(row) ?? 'could not be indexed' } });
      else end('indexed');
    }
  }

  private async anyRunning(underWay: UnderWay): Promise<boolean> {
    const jobs = await this.jobs.latestFor([...underWay.keys()].map(legalDocumentSubject));
    return jobs.some(({ state }) => state === 'running');
  }
}
