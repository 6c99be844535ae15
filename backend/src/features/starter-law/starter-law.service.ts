import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminActor } from '../../core/access/actor.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { HeldDocuments } from '../legal-sources/library/held-documents.service.js';
import { type ActStanding, standingOf } from './library/starter-acts.js';
import { StarterRecords, type StarterRow, type StarterState } from './library/starter-records.js';
import { readManifest, type StarterManifest } from './manifest/starter-manifest.js';
import { StarterSource } from './manifest/starter-source.js';
import { NoStarterLawError, StarterLawOffError } from './starter-law.errors.js';
import { type StarterLaw, StarterLawPhase } from './starter-law.views.js';

const SUBJECT = 'starter-law';
/** Acts named one by one in an answer. */
const NAMED_MAX = 200;

const PHASES: Record<StarterState, StarterLawPhase> = {
  loading: StarterLawPhase.LOADING,
  loaded: StarterLawPhase.LOADED,
  unwanted: StarterLawPhase.NOT_LOADED,
  removing: StarterLawPhase.REMOVING,
  removed: StarterLawPhase.REMOVED,
};

const KEPT: ReadonlySet<ActStanding> = new Set(['own', 'edited', 'replaced', 'removed']);

/** What administrators see of the starter law and can do with it; a worker does it, and the audit log records who asked. */
@Injectable()
export class StarterLawService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly source: StarterSource,
    private readonly records: StarterRecords,
    private readonly held: HeldDocuments,
    private readonly audit: AuditLog,
  ) {}

  /** How far it is. @param other a manifest to compare the library with, in place of the one that counts */
  async status(other?: StarterManifest): Promise<StarterLaw> {
    const [row, rows] = await Promise.all([this.records.read(), this.records.acts()]);
    const manifest = other ?? this.source.manifest(row);
    const ids = [...rows.values()].flatMap(({ documentId }) => documentId ?? []);
    const [documents, states] = await Promise.all([this.held.byIds(ids), this.held.states(ids)]);
    const acts = manifest.acts.map((act) => {
      const known = rows.get(act.act);
      return { act: act.act, standing: standingOf(act, known, documents.get(known?.documentId ?? '')), problem: known?.problem ?? '' };
    });
    const having = (wanted: ActStanding) => acts.filter(({ standing }) => standing === wanted);
    return {
      phase: this.phaseOf(row),
      total: acts.length,
      loaded: having('loaded').length + having('changed').length,
      indexed: states.indexed,
      kept: acts.filter(({ standing }) => KEPT.has(standing)).length,
      source: this.source.describe(manifest),
      asOf: manifest.asOf,
      problem: row?.problem ?? null,
      nextTryAt: row?.nextTryAt ?? null,
      refused: having('refused')
        .slice(0, NAMED_MAX)
        .map(({ act, problem }) => ({ act, note: problem })),
      changed: having('changed')
        .slice(0, NAMED_MAX)
        .map(({ act }) => act),
    };
  }

  /**
   * Has the acts that are lacking loaded, also into a library that was not empty, and after a removal; a try that was put off begins at once.
   * @throws StarterLawOffError
   */
  async load(actor: AdminActor): Promise<StarterLaw> {
    if (!this.source.wanted) throw new StarterLawOffError();
    await this.record(actor, 'load', (manager) => this.records.begin('loading', manager));
    return this.status();
  }

  /**
   * Has acts replaced whose text is another one by now, and those loaded that are new. What administrators changed stays.
   * @param file another manifest, which counts from now on
   * @throws StarterLawOffError, Error that says what is wrong with the file
   */
  async update(actor: AdminActor, file?: string): Promise<StarterLaw> {
    if (!this.source.wanted) throw new StarterLawOffError();
    const given = file === undefined ? null : readManifest(file);
    const manifest = given ?? this.source.manifest(await this.records.read());
    await this.record(actor, 'update', (manager) => this.records.accept(manager, manifest, given), { commit: manifest.commit });
    return this.status();
  }

  /** What an update by this manifest would do. @throws Error that says what is wrong with the file */
  compare(file: string): Promise<StarterLaw> {
    return this.status(readManifest(file));
  }

  /** Has every act removed that is still as it was loaded; none is loaded again by itself. @throws NoStarterLawError */
  async remove(actor: AdminActor): Promise<StarterLaw> {
    const row = await this.records.read();
    if (!row || row.state === 'unwanted' || row.state === 'removed') throw new NoStarterLawError();
    await this.record(actor, 'remove', (manager) => this.records.begin('removing', manager));
    return this.status();
  }

  private record(actor: AdminActor, what: string, act: (manager: EntityManager) => Promise<void>, after: object | null = null) {
    return this.database.transaction(async (manager) => {
      await act(manager);
      await this.audit.record(manager, actor, { action: `starter-law.${what}`, subject: SUBJECT, after });
    });
  }

  private phaseOf(row: StarterRow | null): StarterLawPhase {
    if (!this.source.wanted && (!row || row.state === 'loading')) return StarterLawPhase.OFF;
    // A worker looks within seconds of its start.
    if (!row) return StarterLawPhase.LOADING;
    return row.state === 'loading' && row.nextTryAt ? StarterLawPhase.WAITING : PHASES[row.state];
  }
}
