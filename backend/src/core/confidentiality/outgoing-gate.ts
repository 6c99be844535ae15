import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../config/config.js';
import { ConfidentialMatterError } from './confidential-matter.error.js';
import type { ContentOrigin } from './content-origin.js';

/** Deleted ones count as well: what was deleted may still be under way. */
const IN_CONFIDENTIAL_MATTER = `select exists (
  select from matters m where m.confidential and m.id in (
    select $1::uuid
    union all select matter_id from conversations where id = $2
    union all select matter_id from documents where id = $3
    union all select matter_id from reference_files where id = $4
  )) as confidential`;

const NAMES_CONFIDENTIAL = `select exists (
  select from matters m where m.confidential and matter_role(m.owner_id, m.id, $1) is not null and m.id in (
    select unnest($2::uuid[])
    union all select matter_id from conversations where id = any($2)
    union all select matter_id from documents where id = any($2)
    union all select d.matter_id from document_versions v join documents d on d.id = v.document_id where v.id = any($2)
    union all select d.matter_id from change_proposals p join documents d on d.id = p.document_id where p.id = any($2)
    union all select matter_id from reference_files where id = any($2)
    union all select matter_id from matter_deadlines where id = any($2)
  )) as confidential`;

/**
 * The one place that decides whether a text may be sent to a service. It asks the database anew each time, where the things that a text
 * comes from stand now: a matter that became confidential a moment ago is.
 */
@Injectable()
export class OutgoingGate {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'localServiceHosts'>,
  ) {}

  /**
   * Decides whether a text may go to a host.
   * @param host a host name; null for what runs inside this installation
   */
  async allows(origin: ContentOrigin, host: string | null): Promise<boolean> {
    return host === null || this.config.localServiceHosts.includes(host.toLowerCase()) || !(await this.isConfidential(origin));
  }

  /** Throws unless a text may go to a host, as `allows` decides. @throws ConfidentialMatterError */
  async ensure(origin: ContentOrigin, host: string | null): Promise<void> {
    if (!(await this.allows(origin, host))) throw new ConfidentialMatterError();
  }

  /** Whether any of what a text comes from belongs to a confidential matter. */
  async isConfidential({ matterId, conversationId, documentId, fileId }: ContentOrigin): Promise<boolean> {
    const ids = [matterId, conversationId, documentId, fileId].map((id) => (isUUID(id) ? id : null));
    if (ids.every((id) => id === null)) return false;
    const [row] = await this.database.query<{ confidential: boolean }[]>(IN_CONFIDENTIAL_MATTER, ids);
    return row?.confidential !== false;
  }

  /** Whether any of these ids is of a confidential matter that this user sees, or of anything that belongs to one. @param ids UUIDs */
  async isAnyConfidential(userId: string, ids: readonly string[]): Promise<boolean> {
    const [row] = await this.database.query<{ confidential: boolean }[]>(NAMES_CONFIDENTIAL, [userId, ids]);
    return row?.confidential !== false;
  }
}
