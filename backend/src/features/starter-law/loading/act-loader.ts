import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SYSTEM } from '../../../core/audit/system-actor.js';
import { LawFileError } from '../../../ports/law-source/law-source-errors.js';
import { LawSource } from '../../../ports/law-source/law-source.js';
import { HeldDocuments } from '../../legal-sources/library/held-documents.service.js';
import { LegalSourcesService } from '../../legal-sources/legal-sources.service.js';
import { StarterRecords } from '../library/starter-records.js';
import { hashOfAct, type StarterAct, type StarterManifest } from '../manifest/starter-manifest.js';
import { ActLayoutError, actText } from '../text/act-text.js';
import { readParts } from './act-files.js';

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Fetches one act, checks it, and puts it into the library as an upload of an administrator would. */
@Injectable()
export class ActLoader {
  constructor(
    private readonly source: LawSource,
    private readonly sources: LegalSourcesService,
    private readonly held: HeldDocuments,
    private readonly records: StarterRecords,
  ) {}

  /**
   * Safe to run again after it was interrupted anywhere: what was stored already is known by its hash.
   * @param replace an earlier text of the same act, which the library still holds as it was loaded, gives way
   * @returns why the act was refused; null where it was not
   * @throws LawSourceError; what the library throws
   */
  async load(manifest: StarterManifest, act: StarterAct, replace: boolean, signal: AbortSignal): Promise<string | null> {
    const row = { act: act.act, documentId: null, sourceHash: hashOfAct(act), fileSha256: null, problem: null };
    let bytes: Buffer;
    try {
      const parts = await readParts(this.source, manifest, act, signal);
      bytes = Buffer.from(actText(parts, `The ${act.act}`));
    } catch (error) {
      if (!(error instanceof LawFileError || error instanceof ActLayoutError)) throw error;
      // What was loaded before stays as it is.
      if (!replace) await this.records.note({ ...row, outcome: 'refused', problem: error.message });
      return error.message;
    }
    const fileSha256 = createHash('sha256').update(bytes).digest('hex');
    const stored = await this.held.withFile(fileSha256);
    // Of a load that was interrupted; the same file from a person is that person's.
    if (stored && !stored.byPerson) await this.records.note({ ...row, outcome: 'loaded', documentId: stored.id, fileSha256 });
    else if (stored || (!replace && (await this.held.called(filenameOf(act), act.act))))
      await this.records.note({ ...row, outcome: 'own' });
    else {
      const { document } = await this.sources.upload(SYSTEM, this.upload(manifest, act, bytes));
      await this.records.note({ ...row, outcome: 'loaded', documentId: document.id, fileSha256 });
    }
    return null;
  }

  private upload({ asOf, repository, commit }: StarterManifest, { act, shortNames, official }: StarterAct, bytes: Buffer) {
    return {
      file: { filename: filenameOf({ act }), bytes },
      documentType: 'act' as const,
      description: `As on ${DAY.format(new Date(asOf))}. From the public repository ${repository}, state ${commit.slice(0, 12)}.`,
      source: official[0],
      given: { title: `The ${act}`, year: Number(act.slice(-4)), jurisdiction: 'India', ...(shortNames && { shortNames }) },
    };
  }
}

const filenameOf = ({ act }: Pick<StarterAct, 'act'>): string => `${act}.txt`;
