import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { UsersService } from '../../accounts/users.service.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { ValidationError } from '../../../core/errors/common-errors.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import { today } from '../../../core/validation/calendar-day.js';
import {
  type ComparedText,
  formProblems,
  hashOf,
  type PlainText,
  PlainTextsService,
} from '../../retrieval/explaining/plain-texts.service.js';
import { TopicNotFoundError } from '../legal-sources.errors.js';
import { PlainTextRow } from '../library/plain-texts.entity.js';
import type { PlainTextInput } from './plain-texts.inputs.js';
import { PlainTextSlot, PlainTextStanding, type TopicPlainText } from './plain-texts.views.js';

/** What an administrator needs to know of a topic to write of it in the log. */
export interface TopicNamed {
  id: string;
  name: string;
}

/** The plain texts of topics: administrators edit, switch and sign them. */
@Injectable()
export class PlainTextsAdmin {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly texts: PlainTextsService,
    private readonly audit: AuditLog,
    private readonly users: UsersService,
  ) {}

  /** The texts of topics, in their order, compared with the library as it is; null for those that have none. */
  async ofAll(topics: readonly string[]): Promise<(TopicPlainText | null)[]> {
    const texts = await this.texts.ofAll(topics);
    return texts.map((text) => text && view(text));
  }

  /**
   * Keeps an administrator's own text, read against the law today; null brings the shipped one back. Whoever signed the words before has not
   * read these. @throws ValidationError for what its form breaks
   */
  async save(actor: AdminActor, topic: TopicNamed, input: PlainTextInput | null): Promise<void> {
    const content = input && plainText(input);
    const problems = content ? formProblems(content) : [];
    if (problems.length > 0)
      throw new ValidationError(
        problems.map(({ sentence, message }) => ({ field: sentence === null ? 'input' : `input.sentences.${sentence}`, message })),
      );
    await this.change(actor, topic, 'topic.text', { content }, { sentences: content?.sentences.map(({ en }) => en) ?? null });
  }

  /** Sets whether the text of a topic may be shown. */
  async switch(actor: AdminActor, topic: TopicNamed, enabled: boolean): Promise<void> {
    await this.change(actor, topic, 'topic.text-switch', { enabled }, { enabled });
  }

  /** Says that a lawyer has read the text as it stands, or takes that back. @throws TopicNotFoundError for a topic without a text */
  async sign(actor: AdminActor, topic: TopicNamed, signed: boolean): Promise<void> {
    const standing = await this.texts.textOf(topic.id);
    if (!standing) throw new TopicNotFoundError();
    const mark = signed
      ? { signedBy: (await this.users.get(actor.userId)).name, signedAt: new Date(), signedHash: hashOf(standing.text) }
      : { signedBy: null, signedAt: null, signedHash: null };
    await this.change(actor, topic, 'topic.text-sign', mark, { signed });
  }

  /** Every change raises the revision that searches look at. */
  private async change(
    actor: AdminActor,
    { id, name }: TopicNamed,
    action: string,
    changed: Partial<PlainTextRow>,
    after: Record<string, unknown>,
  ): Promise<void> {
    await this.database.transaction(async (manager: EntityManager) => {
      await manager.query('update library_state set topics_revision = topics_revision + 1');
      await manager.query('insert into plain_texts (topic) values ($1) on conflict do nothing', [id]);
      await manager.update(PlainTextRow, { topic: id }, changed);
      await this.audit.record(manager, actor, { action, subject: `topic:${id}`, subjectName: name, after });
    });
  }
}

const plainText = ({ region, sentences, leftOut, form }: PlainTextInput): PlainText => ({
  read: today(),
  region,
  sentences: sentences.map(({ slot, en, hi, pins, derived }) => ({ slot, en, hi, pins, ...(derived != null && { derived }) })),
  leftOut: leftOut.map(({ pin, why }) => ({ pin, why })),
  ...(form != null && form !== '' && { form }),
});

function view({ text, own, enabled, signed, problems, lacking }: ComparedText): TopicPlainText {
  const standing = problems.length > 0 ? 'withheld' : lacking.length > 0 ? 'not-compared' : 'agrees';
  return {
    readOn: text.read,
    region: text.region,
    sentences: text.sentences.map((each) => ({ ...each, slot: enumValue(PlainTextSlot, each.slot), derived: each.derived ?? null })),
    leftOut: text.leftOut,
    form: text.form ?? null,
    own,
    enabled,
    signedBy: signed?.by ?? null,
    signedAt: signed?.at ?? null,
    standing: enumValue(PlainTextStanding, standing),
    problems: problems.map(({ rule, sentence, message }) => `${rule}${sentence === null ? '' : `, sentence ${sentence + 1}`}: ${message}`),
    lackingActs: lacking,
  };
}
