import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../core/access/actor.js';
import { newestRows } from '../../core/pages/newest-first.js';
import type { Page } from '../../core/pages/page.js';
import { ConversationAnswers } from '../conversations/conversation-answers.service.js';
import { ConfidentialRatingError } from './answer-ratings.errors.js';
import type { AnswerRatingInput, AnswerRatingsArgs } from './answer-ratings.inputs.js';
import { type AnswerRating, type RatedAnswer, type RatingCounts, type RatingReason, RatingVerdict } from './answer-ratings.views.js';
import { RatingSeal } from './rating-seal.js';

/** Days for which a rating is kept. */
export const RATING_DAYS = 180;
/** Ratings that are kept of one account; a further one takes the place of the oldest. */
export const RATINGS_OF_ACCOUNT = 500;
const ACTS_MAX = 20;

interface RatingRow {
  id: string;
  verdict: RatingVerdict;
  reason: RatingReason | null;
  sealed: Buffer | null;
}

/** Of a conversation that is in no confidential matter now, whatever it was in when it was rated. */
const REPORTED = `answer_ratings r join conversation_exchanges e on e.id = r.exchange_id join conversations c on c.id = e.conversation_id
  left join matters m on m.id = c.matter_id`;
const NOT_CONFIDENTIAL = 'm.confidential is not true and c.deleted_at is null';

/** What people say of answers. Nothing of a confidential matter is kept, and no words but those that the asker sends. */
@Injectable()
export class AnswerRatingsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly answers: ConversationAnswers,
    private readonly seal: RatingSeal,
  ) {}

  /**
   * Rates an answer of one's own; an earlier rating of it goes.
   * @throws ConversationNotFoundError, ExchangeNotFoundError, ConfidentialRatingError
   */
  async rate({ userId }: Actor, conversationId: string, exchangeId: string, input: AnswerRatingInput): Promise<AnswerRating> {
    const { id, question, answer } = await this.answers.one(userId, conversationId, exchangeId);
    const reason = input.verdict === RatingVerdict.DOWN ? (input.reason ?? null) : null;
    const note = input.note ? input.note : null;
    const sealed = this.seal.seal(id, { note, question: input.shareQuestion ? question : null });
    const acts = [...new Set(answer.missingLaw.map(({ act }) => act))].slice(0, ACTS_MAX);
    await this.database.transaction(async (manager) => {
      const [kept] = await manager.query<unknown[]>(
        `insert into answer_ratings (exchange_id, owner_id, verdict, reason, quoted, acts, sealed)
         select e.id, e.owner_id, $3, $4, $5, $6, $7 from conversation_exchanges e join conversations c on c.id = e.conversation_id
         where e.id = $1 and e.owner_id = $2 and not exists (select from matters m where m.id = c.matter_id and m.confidential)
         on conflict (exchange_id) do update set verdict = excluded.verdict, reason = excluded.reason, quoted = excluded.quoted,
           acts = excluded.acts, sealed = excluded.sealed, rated_at = now()
         returning exchange_id`,
        [id, userId, input.verdict, reason, answer.citations.length > 0, acts, sealed],
      );
      if (!kept) throw new ConfidentialRatingError();
      await manager.query(
        `delete from answer_ratings where exchange_id in
           (select exchange_id from answer_ratings where owner_id = $1 order by rated_at desc, exchange_id offset $2)`,
        [userId, RATINGS_OF_ACCOUNT],
      );
    });
    return { verdict: input.verdict, reason, note, sharesQuestion: input.shareQuestion };
  }

  /** Takes a rating back. @returns whether there was one */
  async withdraw({ userId }: Actor, conversationId: string, exchangeId: string): Promise<boolean> {
    const { id } = await this.answers.one(userId, conversationId, exchangeId);
    const [, removed] = await this.database.query<[unknown[], number]>(
      'delete from answer_ratings where exchange_id = $1 and owner_id = $2',
      [id, userId],
    );
    return removed > 0;
  }

  /** What an account said of these answers, by their exchanges. */
  async ofOwner(userId: string, exchangeIds: readonly string[]): Promise<Map<string, AnswerRating>> {
    const rows = await this.database.query<RatingRow[]>(
      'select exchange_id as id, verdict, reason, sealed from answer_ratings where owner_id = $1 and exchange_id = any($2)',
      [userId, exchangeIds],
    );
    return new Map(
      rows.map(({ id, verdict, reason, sealed }) => {
        const { note, question } = this.seal.open(id, sealed);
        return [id, { verdict, reason, note, sharesQuestion: question !== null }];
      }),
    );
  }

  /** A page of all ratings, the newest first. @throws BadRequestError for a cursor of no page */
  async list({ verdict, quoted, ...page }: AnswerRatingsArgs): Promise<Page<RatedAnswer>> {
    const found = await newestRows<RatingRow & Pick<RatedAnswer, 'createdAt' | 'quoted' | 'acts'>>(
      this.database.manager,
      {
        columns: 'r.exchange_id as id, r.verdict, r.reason, r.quoted, r.acts, r.sealed, r.rated_at as "createdAt"',
        from: REPORTED,
        where: `${NOT_CONFIDENTIAL} and ($1::text is null or r.verdict = $1) and ($2::boolean is null or r.quoted = $2)`,
        values: [verdict ?? null, quoted ?? null],
        order: ['r.rated_at', 'r.exchange_id'],
      },
      page,
    );
    return { ...found, nodes: found.nodes.map(({ sealed, ...row }) => ({ ...row, ...this.seal.open(row.id, sealed) })) };
  }

  async counts(): Promise<RatingCounts> {
    const [row] = await this.database.query<Omit<RatingCounts, 'days'>[]>(
      `select count(*) filter (where r.verdict = 'up')::int as up, count(*) filter (where r.verdict = 'down')::int as down,
         count(*) filter (where not r.quoted)::int as unquoted from ${REPORTED} where ${NOT_CONFIDENTIAL}`,
    );
    return { up: 0, down: 0, unquoted: 0, ...row, days: RATING_DAYS };
  }
}
