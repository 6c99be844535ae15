import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { ValidationError } from '../../../core/errors/common-errors.js';
import { type Page } from '../../../core/pages/page.js';
import { pageOfNumbered } from '../../../core/pages/reach.js';
import { GuideService } from '../../retrieval/search/guide.service.js';
import type { Topic } from '../../retrieval/retrieval.service.js';
import { TooManyTopicsError, TopicNotFoundError } from '../legal-sources.errors.js';
import { TopicRow } from '../library/topics.entity.js';
import type { TopicInput, TopicsArgs } from './topics.inputs.js';
import { type GuideTopic, TopicOrigin } from './topics.views.js';

/** Own topics are read by every process when one of them changes, which takes some tenths of a second for so many. */
export const MAX_OWN_TOPICS = 200;
/** The topics kept by administrators that take part in answering. */
const OWN = { purpose: 'guide' } as const;

/** The topics of the guide to the law: the shipped ones, which can be switched off, and those that administrators add. */
@Injectable()
export class TopicsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(TopicRow) private readonly topics: Repository<TopicRow>,
    private readonly guide: GuideService,
    private readonly audit: AuditLog,
  ) {}

  /** A page of them: own ones first, the oldest first, then the shipped ones by field. @throws BadRequestError for a cursor of no page */
  async list({ first, after, last, before, offset, ...filter }: TopicsArgs): Promise<Page<GuideTopic>> {
    return pageOfNumbered((await this.all()).filter(selects(filter)), { first, after, last, before, offset });
  }

  /** One of them. @throws TopicNotFoundError */
  async one(id: string): Promise<GuideTopic> {
    const topic = (await this.all()).find((each) => each.id === id);
    if (!topic) throw new TopicNotFoundError();
    return topic;
  }

  /** Answers follow from the next question on. @throws TooManyTopicsError, ValidationError without a way of asking */
  async create(actor: AdminActor, input: TopicInput): Promise<GuideTopic> {
    const row: TopicRow = { id: randomUUID(), ...OWN, ...checked(input), enabled: true, createdAt: new Date() };
    await this.change(async (manager) => {
      if ((await manager.countBy(TopicRow, OWN)) >= MAX_OWN_TOPICS) throw new TooManyTopicsError(MAX_OWN_TOPICS);
      await manager.insert(TopicRow, row);
      await this.audit.record(manager, actor, { action: 'topic.create', ...subjectOf(row), after: auditable(row) });
    });
    return ownTopic(row);
  }

  /** @throws TopicNotFoundError, also for a shipped topic, and ValidationError */
  async update(actor: AdminActor, id: string, input: TopicInput): Promise<GuideTopic> {
    const content = checked(input);
    return this.change(async (manager) => {
      const before = await find(manager, id);
      const row = { ...before, ...content };
      await manager.update(TopicRow, { id }, content);
      await this.audit.record(manager, actor, {
        action: 'topic.update',
        ...subjectOf(row),
        before: auditable(before),
        after: auditable(row),
      });
      return ownTopic(row);
    });
  }

  /** @throws TopicNotFoundError, also for a shipped topic */
  async delete(actor: AdminActor, id: string): Promise<string> {
    await this.change(async (manager) => {
      const row = await find(manager, id);
      await manager.delete(TopicRow, { id });
      await this.audit.record(manager, actor, { action: 'topic.delete', ...subjectOf(row), before: auditable(row) });
    });
    return 'Topic deleted successfully';
  }

  /** Sets whether a topic, shipped or your own, takes part in answering. @throws TopicNotFoundError */
  async switch(actor: AdminActor, id: string, enabled: boolean): Promise<GuideTopic> {
    const topic = await this.one(id);
    return this.change(async (manager) => {
      if (topic.origin === TopicOrigin.OWN) {
        const { affected } = await manager.update(TopicRow, { id, ...OWN }, { enabled });
        if (!affected) throw new TopicNotFoundError();
      } else if (enabled) await manager.query('delete from topics_off where id = $1', [id]);
      else await manager.query('insert into topics_off (id) values ($1) on conflict do nothing', [id]);
      await this.audit.record(manager, actor, {
        action: 'topic.switch',
        ...subjectOf(topic),
        before: { enabled: topic.enabled },
        after: { enabled },
      });
      return { ...topic, enabled };
    });
  }

  private async all(): Promise<GuideTopic[]> {
    const [own, off, shipped] = await Promise.all([
      this.topics.find({ where: OWN, order: { createdAt: 'ASC', id: 'ASC' } }),
      this.topics.query<{ id: string }[]>('select id from topics_off'),
      this.guide.shippedTopics(),
    ]);
    const switchedOff = new Set(off.map(({ id }) => id));
    return [...own.map(ownTopic), ...shipped.map((topic) => shippedTopic(topic, !switchedOff.has(topic.id)))];
  }

  /** Every change raises the revision that searches look at; its row is locked, so that two cannot pass the limit together. */
  private change<T>(act: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      await manager.query('update library_state set topics_revision = topics_revision + 1');
      return act(manager);
    });
  }
}

async function find(manager: EntityManager, id: string): Promise<TopicRow> {
  const row = isUUID(id) ? await manager.findOne(TopicRow, { where: { id, ...OWN }, lock: { mode: 'pessimistic_write' } }) : null;
  if (!row) throw new TopicNotFoundError();
  return row;
}

const written = (texts: readonly string[] | null | undefined): string[] => [
  ...new Set((texts ?? []).map((text) => text.trim().replace(/\s+/gu, ' ')).filter(Boolean)),
];

function checked({ name, field, asks, law, next }: TopicInput): Pick<TopicRow, 'name' | 'field' | 'asks' | 'places' | 'next'> {
  const ways = { en: written(asks.en), hi: written(asks.hi), hinglish: written(asks.hinglish) };
  if (ways.en.length + ways.hi.length + ways.hinglish.length === 0)
    throw new ValidationError([{ field: 'asks', message: 'At least one way of asking is required' }]);
  return { name, field: field ?? '', asks: ways, places: law.map(({ act, section }) => ({ act, section })), next: written(next) };
}

const ownTopic = ({ id, name, field, asks, places, next, enabled }: TopicRow): GuideTopic => ({
  id,
  name,
  field,
  origin: TopicOrigin.OWN,
  enabled,
  asks,
  law: places.map(({ act = '', section }) => ({ act, section: section ?? '' })),
  next,
});

const shippedTopic = ({ id, name, field = '', asks, law, next }: Topic, enabled: boolean): GuideTopic => ({
  id,
  name,
  field,
  origin: TopicOrigin.SHIPPED,
  enabled,
  asks,
  law,
  next,
});

type Filter = Pick<TopicsArgs, 'search' | 'field' | 'act' | 'origin' | 'enabled'>;

function selects({ search, field, act, origin, enabled }: Filter): (topic: GuideTopic) => boolean {
  const folded = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();
  const words = folded(search).split(/\s+/u).filter(Boolean);
  const [ofField, ofAct] = [folded(field), folded(act)];
  const holds = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  return (topic) =>
    (!origin || topic.origin === origin) &&
    (enabled == null || topic.enabled === enabled) &&
    topic.field.toLowerCase().includes(ofField) &&
    (ofAct === '' || topic.law.some((each) => each.act.toLowerCase().includes(ofAct))) &&
    (words.length === 0 || [topic.name, ...topic.asks.en, ...topic.asks.hi, ...topic.asks.hinglish].some(holds));
}

const subjectOf = ({ id, name }: { id: string; name: string }) => ({ subject: `topic:${id}`, subjectName: name });
const auditable = ({ name, field, asks, places, next }: TopicRow) => ({ name, field, asks, law: places, next });
