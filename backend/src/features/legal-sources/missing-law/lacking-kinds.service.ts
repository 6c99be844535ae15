import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LawKind } from './missing-law.views.js';

const SECTIONS =
  'from legal_documents d join source_contents c on c.document_id = d.id cross join lateral jsonb_array_elements(c.sections) as s';
/** By which a library is known to have some of each kind. */
const HELD: Record<LawKind, string> = {
  [LawKind.CONSTITUTION]: `select from legal_documents where document_type = 'act' and title ~* '^(the )?constitution of india'`,
  [LawKind.REPEALED_CODES]: `select from legal_documents where title ~* 'indian penal code|code of criminal procedure|indian evidence act'`,
  [LawKind.SCHEDULES]: `select ${SECTIONS} where d.document_type = 'act' and s->>'name' ~* 'schedule'`,
  [LawKind.ORDERS]: `select ${SECTIONS} where d.title ~* 'code of civil procedure' and s->>'name' ~* '^order'`,
  [LawKind.RULES]: `select from legal_documents where document_type = 'rule'`,
  [LawKind.STATE_ACTS]: `select from legal_documents where document_type = 'act' and jurisdiction is not null and jurisdiction <> 'India'`,
  [LawKind.JUDGMENTS]: `select from legal_documents where document_type = 'judgment'`,
};

/** Kinds of law of which the library holds nothing at all. */
@Injectable()
export class LackingKinds {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(): Promise<LawKind[]> {
    const kinds = Object.values(LawKind);
    const columns = kinds.map((kind) => `exists (${HELD[kind]}) as "${kind}"`);
    const [row = {}] = await this.database.query<Record<string, boolean>[]>(`select ${columns.join(', ')}`);
    return kinds.filter((kind) => !row[kind]);
  }
}
