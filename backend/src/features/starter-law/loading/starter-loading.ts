import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { SYSTEM } from '../../../core/audit/system-actor.js';
import { loggers } from '../../../core/observability/loggers.js';
import { LawSourceError } from '../../../ports/law-source/law-source-errors.js';
import { HeldDocuments } from '../../legal-sources/library/held-documents.service.js';
import { LegalDocumentNotFoundError } from '../../legal-sources/legal-sources.errors.js';
import { LegalSourcesService } from '../../legal-sources/legal-sources.service.js';
import { type ActStanding, standingOf } from '../library/starter-acts.js';
import { type ActRow, StarterRecords, type StarterRow } from '../library/starter-records.js';
import type { StarterAct, StarterManifest } from '../manifest/starter-manifest.js';
import { StarterSource } from '../manifest/starter-source.js';
import { ActLoader } from './act-loader.js';

/** Acts that are stored and not indexed yet: more would only lengthen the queue ahead of an administrator's uploads. */
const UNDER_WAY_MAX = 12;
const LOOK_EVERY_MS = 250;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** One file that is wrong is a file's fault; so many in a row are the source's. */
const REFUSED_MAX = 5;
/** Acts between two lines about progress. */
const TELL_EVERY = 20;

/** Where the loading of the acts stands; acts that an administrator has in a form of their own count as there. */
interface Progress {
  total: number;
  there: number;
  /** Somebody reading the log knows that questions are answered. */
  told: boolean;
}

/** Loads the starter law, or removes it, in one process at a time; what it has done is kept act by act. */
@Injectable()
export class StarterLoading {
  constructor(
    private readonly source: StarterSource,
    private readonly records: StarterRecords,
    private readonly loader: ActLoader,
    private readonly held: HeldDocuments,
    private readonly sources: LegalSourcesService,
  ) {}

  /** Does what is due, and returns when nothing is any more. @param signal ends it after the act at hand */
  async turn(signal: AbortSignal): Promise<void> {
    const row = (await this.records.read()) ?? (await this.firstLook());
    if (row?.state === 'removing') await this.remove(signal);
    if (!row || !this.source.wanted || !['loading', 'loaded'].includes(row.state)) return;
    if (row.nextTryAt && row.nextTryAt.getTime() > Date.now()) return;
    const manifest = this.source.manifest(row);
    if (row.state === 'loaded' && row.commitDone === manifest.commit) return;
    try {
      await this.load(manifest, row, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof LawSourceError)) throw error;
      await this.waitAfter(row, manifest, error);
    }
  }

  /** Only a library that is empty when the product first looks gets starter law by itself. */
  private async firstLook(): Promise<StarterRow | null> {
    if (!this.source.wanted) return null;
    await this.records.begin((await this.held.any()) ? 'unwanted' : 'loading');
    return this.records.read();
  }

  private async load(manifest: StarterManifest, row: StarterRow, signal: AbortSignal): Promise<void> {
    const rows = await this.records.acts();
    const documents = await this.held.byIds(idsOf(rows));
    const standings = manifest.acts.map((act) => {
      const known = rows.get(act.act);
      return { act, standing: standingOf(act, known, documents.get(known?.documentId ?? '')) };
    });
    const due = standings.filter(({ standing }) => isDue(standing, row.commitAccepted === manifest.commit));
    const progress = { total: standings.length, there: standings.length - due.length, told: false };
    if (due.length > 0 && progress.there === 0)
      loggers.index.info({ source: this.source.describe(manifest) }, `loading ${progress.total} central acts of India in the background`);
    const refused = await this.loadEach(manifest, due, progress, signal);
    if (refused > 0) throw new LawSourceError(`${refused} acts are not what they should be; the library names them`);
    await this.settled(0, signal);
    const finished = await this.records.finish(row.state, 'loaded', manifest.commit);
    if (finished && due.length > 0) loggers.index.info(`all ${progress.total} acts of the starter law are in the library`);
  }

  /** @returns how many were refused. @throws LawSourceError where that is the fault of the source */
  private async loadEach(
    manifest: StarterManifest,
    due: readonly { act: StarterAct; standing: ActStanding }[],
    progress: Progress,
    signal: AbortSignal,
  ): Promise<number> {
    let refused = 0;
    let inARow = 0;
    for (const { act, standing } of due) {
      signal.throwIfAborted();
      if (await this.isRemoving()) return 0;
      const replace = standing === 'changed';
      // Somebody may have changed it since the acts were looked at.
      if (replace && !(await this.isUntouched(act))) continue;
      const problem = await this.loader.load(manifest, act, replace, signal);
      inARow = problem === null ? 0 : inARow + 1;
      if (problem === null) await this.tell(progress);
      else {
        refused += 1;
        loggers.index.warn(`${act.act} was not loaded: ${problem}`);
        if (inARow >= REFUSED_MAX) throw new LawSourceError(`${inARow} acts in a row are not what they should be`);
      }
      await this.settled(UNDER_WAY_MAX - 1, signal);
    }
    return refused;
  }

  private async tell(progress: Progress): Promise<void> {
    progress.there += 1;
    const { there, total } = progress;
    const { indexed } = await this.held.states(idsOf(await this.records.acts()));
    const news = indexed > 0 && !progress.told;
    progress.told ||= news;
    if (news || there % TELL_EVERY === 0)
      loggers.index.info(`${there} of ${total} acts${progress.told ? '; questions can be asked already' : ''}`);
  }

  private async isRemoving(): Promise<boolean> {
    return (await this.records.read())?.state === 'removing';
  }

  private async isUntouched(act: StarterAct): Promise<boolean> {
    const row = (await this.records.acts()).get(act.act);
    const id = row?.documentId ?? '';
    return standingOf(act, row, (await this.held.byIds([id])).get(id)) === 'changed';
  }

  /** Waits until at most `most` acts are stored and not indexed yet, or until they are to be removed. */
  private async settled(most: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      const { pending, indexing } = await this.held.states(idsOf(await this.records.acts()));
      if (pending + indexing <= most || (await this.isRemoving())) return;
      await delay(LOOK_EVERY_MS, undefined, { signal });
    }
  }

  private async waitAfter(row: StarterRow, manifest: StarterManifest, error: LawSourceError): Promise<void> {
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(row.tries, 10), LONGEST_PAUSE_MS);
    await this.records.postpone(error.message, new Date(Date.now() + pauseMs));
    const minutes = Math.round(pauseMs / 60_000);
    const source = this.source.describe(manifest);
    loggers.index.debug({ err: error }, 'why the starter law was not loaded');
    loggers.index.warn(
      `the starter law cannot be fetched from ${source} (${error.message}); it is tried again in ${minutes} min, law can be uploaded meanwhile`,
    );
  }

  /** Removes every act that is still as it was loaded. */
  private async remove(signal: AbortSignal): Promise<void> {
    const rows = await this.records.acts();
    const documents = await this.held.byIds(idsOf(rows));
    for (const row of rows.values()) {
      if (signal.aborted) return;
      const document = documents.get(row.documentId ?? '');
      if (row.outcome === 'loaded' && document?.sha256 === row.fileSha256 && !document.edited) {
        await this.sources.delete(SYSTEM, document.filename).catch((error: unknown) => {
          if (!(error instanceof LegalDocumentNotFoundError)) throw error;
        });
        await this.records.forget(row.act);
      } else if (row.outcome !== 'loaded') await this.records.forget(row.act);
    }
    await this.records.finish('removing', 'removed', null);
    loggers.index.info('the starter law was removed from the library');
  }
}

const idsOf = (rows: ReadonlyMap<string, ActRow>): string[] => [...rows.values()].flatMap(({ documentId }) => documentId ?? []);

const isDue = (standing: ActStanding, accepted: boolean): boolean =>
  standing === 'lacking' || standing === 'refused' || (standing === 'changed' && accepted);
