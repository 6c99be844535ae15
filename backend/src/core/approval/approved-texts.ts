import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { FileCipher } from '../files/file-cipher.js';
import { digestedText, DOCUMENT_DIGEST } from '../files/keys/sealed-data.js';
import { enumValue } from '../graphql/enum-value.js';
import { NOT_APPROVED } from './approval-marks.js';
import { type Approval, ApprovalState } from './approval.views.js';

/** What a paper or an answer says: its texts, and who made them besides the account that it is for. */
export interface MadeTexts {
  texts: readonly string[];
  makers?: readonly string[];
}

/** What stands on a paper: the mark, or who approved what is on it. */
export type PaperApproval = { approved: false } | { approved: true; by: readonly { name: string; at: string }[] };

interface RequestRow {
  id: string;
  state: 'waiting' | 'approved' | 'returned';
  digest: string;
  decidedBy: string | null;
  decidedAt: string | null;
}

/**
 * Accounts whose texts an account ($1) reads: itself, those that are named ($3), and whoever wrote a version with one of these digests ($2)
 * in a matter that it sees.
 */
const MAKERS = `
  people as (
    select $1::uuid as id
    union select m.owner_id from matter_members mine join matters m on m.id = mine.matter_id where mine.user_id = $1
    union select other.user_id from matters m join matter_members other on other.matter_id = m.id where m.owner_id = $1
    union select other.user_id from matter_members mine join matter_members other using (matter_id) where mine.user_id = $1
  ), makers as (
    select $1::uuid as id
    union select unnest($3::uuid[])
    union select coalesce(v.author_id, v.owner_id) from people p
      join document_versions v on v.owner_id = p.id and v.content_digest = any($2)
      join documents d on d.id = v.document_id and matter_role(d.owner_id, d.matter_id, $1) is not null
  )`;

/** What is looked at first where several requests are of one text. */
const BEST_FIRST = `array_position(array['approved', 'waiting', 'returned'], r.state), r.submitted_at desc`;

const REQUEST = `json_build_object('id', r.id, 'state', r.state, 'digest', encode(r.text_digest, 'hex'),
  'decidedBy', r.decided_by_name, 'decidedAt', r.decided_at)`;

/** Says of any text whether it needs a supervisor's approval, and has it. Whatever is not known to be approved is not. */
@Injectable()
export class ApprovedTexts {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly cipher: FileCipher,
  ) {}

  /** Whether the texts of an account need approval. */
  async isNeeded(accountId: string): Promise<boolean> {
    const [row] = await this.database.query<{ needed: boolean }[]>(
      'select exists (select from supervised_accounts where account_id = $1) as needed',
      [accountId],
    );
    return row?.needed !== false;
  }

  /** For each text what became of it; null for all where the texts of nobody concerned need approval. */
  async of(readerId: string, { texts, makers = [] }: MadeTexts): Promise<(Approval | null)[]> {
    const digests = texts.map((text) => this.cipher.digests(digestedText(text), DOCUMENT_DIGEST.purpose));
    const [row] = await this.database.query<{ needed: boolean; requests: RequestRow[] }[]>(
      `with ${MAKERS}
       select exists (select from supervised_accounts s join makers on makers.id = s.account_id) as needed,
         coalesce((select json_agg(${REQUEST} order by ${BEST_FIRST}) from approval_requests r
           join makers on makers.id = r.owner_id where r.text_digest = any($2)), '[]') as requests`,
      [readerId, digests.flat(), makers],
    );
    if (row?.needed === false) return texts.map(() => null);
    return digests.map((own) => {
      const hex = own.map((digest) => digest.toString('hex'));
      return approvalOf(row?.requests.find(({ digest }) => hex.includes(digest)) ?? null);
    });
  }

  /** What a paper with these texts says of their approval; null where it needs none. */
  async onPaper(readerId: string, made: MadeTexts): Promise<PaperApproval | null> {
    const found = await this.of(readerId, made);
    if (found.every((each) => each === null)) return null;
    if (found.some((each) => each?.state !== ApprovalState.APPROVED)) return { approved: false };
    const by = found.map((each) => ({ name: each?.decidedBy ?? '', at: each?.decidedAt?.toISOString() ?? '' }));
    return { approved: true, by: by.filter(({ name, at }, index) => by.findIndex((one) => one.name === name && one.at === at) === index) };
  }

  /** Of versions of documents that an account sees, by their ids; null for one that needs none. */
  async ofVersions(readerId: string, ids: readonly string[]): Promise<Map<string, Approval | null>> {
    const rows = await this.database.query<{ id: string; needed: boolean; request: RequestRow | null }[]>(
      `select v.id, exists (select from supervised_accounts s where s.account_id in ($1, coalesce(v.author_id, v.owner_id))) as needed,
         (select ${REQUEST} from approval_requests r
          where r.owner_id in ($1, coalesce(v.author_id, v.owner_id)) and r.text_digest = v.content_digest order by ${BEST_FIRST} limit 1) as request
       from document_versions v join documents d on d.id = v.document_id
       where v.id = any($2) and matter_role(d.owner_id, d.matter_id, $1) is not null`,
      [readerId, ids],
    );
    return new Map(rows.map(({ id, needed, request }) => [id, needed ? approvalOf(request) : null]));
  }
}

function approvalOf(request: RequestRow | null): Approval {
  if (!request) return { state: ApprovalState.NOT_APPROVED, mark: NOT_APPROVED, requestId: null, decidedBy: null, decidedAt: null };
  const { id: requestId, decidedBy, decidedAt } = request;
  const state = enumValue(ApprovalState, request.state);
  const mark = state === ApprovalState.APPROVED ? 'APPROVED' : NOT_APPROVED;
  return { state, mark, requestId, decidedBy, decidedAt: decidedAt === null ? null : new Date(decidedAt) };
}
