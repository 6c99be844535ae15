import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import { PricingAdminService } from '../../tokens/pricing/pricing.admin.service.js';
import { PricingService } from '../../tokens/pricing/pricing.service.js';
import { CustomTemplate, CustomTemplateVersion, type TemplateContent } from '../custom/custom-templates.entity.js';
import {
  TemplateChangedError,
  TemplateNotFoundError,
  TemplateNotPublishedError,
  TemplatePriceMissingError,
  TemplateRefusedError,
  TemplateTypeTakenError,
  TemplateVersionNotFoundError,
  TemplateWasPublishedError,
  TooManyTemplatesError,
} from '../custom/custom-templates.errors.js';
import { TemplateStore } from '../engine/template-store.js';
import { shippedContent, contentView, starter } from './template-contents.js';
import { auditable, type Prices, pricesOf, rowView, shippedView } from './template-rows.js';
import { TemplateInspections } from './template-inspections.js';
import type { CreateTemplateInput, PreviewTemplateInput, SaveTemplateInput, TemplatePriceInput } from './templates.inputs.js';
import {
  type AdminTemplate,
  type AdminTemplateDetails,
  type TemplateContentView,
  TemplatePartName,
  type TemplatePreview,
} from './templates.views.js';

/** All that is published is held in memory by each process. */
export const MAX_TEMPLATES = 200;

/** What administrators do to templates: the shipped ones can be read and copied, their own written, published and withdrawn. */
@Injectable()
export class TemplatesAdminService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly shipped: TemplateStore,
    private readonly inspections: TemplateInspections,
    private readonly pricing: PricingService,
    private readonly prices: PricingAdminService,
    private readonly audit: AuditLog,
  ) {}

  /** Those of administrators, the last changed first, then the shipped ones. */
  async list(): Promise<AdminTemplate[]> {
    const [rows, prices] = await Promise.all([
      this.database.manager.find(CustomTemplate, { order: { updatedAt: 'DESC', documentType: 'ASC' } }),
      this.priceList(),
    ]);
    return [...rows.map((row) => rowView(row, prices)), ...this.shipped.all().map((template) => shippedView(template, prices))];
  }

  /** @throws TemplateNotFoundError */
  async open(documentType: string): Promise<AdminTemplateDetails> {
    const prices = await this.priceList();
    const shipped = this.shipped.find(documentType);
    if (shipped) return { ...shippedView(shipped, prices), revision: 0, content: contentView(shippedContent(documentType)), versions: [] };
    const row = await find(this.database.manager, documentType);
    return this.details(row, prices);
  }

  /** @throws TemplateVersionNotFoundError */
  async version(documentType: string, number: number): Promise<TemplateContentView> {
    return contentView((await findVersion(this.database.manager, documentType, number)).content);
  }

  /** @throws TemplateNotFoundError */
  async preview(actor: AdminActor, { documentType, content }: PreviewTemplateInput, signal?: AbortSignal): Promise<TemplatePreview> {
    const row = await find(this.database.manager, documentType);
    const result = await this.inspections.inspect(actor, row, content, signal);
    if ('text' in result) return { problems: [], text: result.text };
    return { problems: result.problems.map(({ part, ...each }) => ({ ...each, part: enumValue(TemplatePartName, part) })), text: null };
  }

  /** @throws TemplateTypeTakenError, TooManyTemplatesError, TemplateNotFoundError for a copy of nothing */
  async create(actor: AdminActor, { documentType, label, copyOf, baseTokens }: CreateTemplateInput): Promise<AdminTemplateDetails> {
    const content = copyOf ? await this.copied(copyOf, label) : starter(label);
    const now = new Date();
    const row: CustomTemplate = {
      documentType,
      copyOf: copyOf ? await this.origin(copyOf) : null,
      draft: content,
      draftRevision: 1,
      publishedRevision: null,
      lastNumber: 0,
      publishedNumber: null,
      createdAt: now,
      updatedAt: now,
    };
    await this.database.transaction(async (manager) => {
      await manager.query('select 1 from custom_template_state for update');
      if (await manager.existsBy(CustomTemplate, { documentType })) throw new TemplateTypeTakenError();
      if ((await manager.count(CustomTemplate)) >= MAX_TEMPLATES) throw new TooManyTemplatesError(MAX_TEMPLATES);
      await manager.insert(CustomTemplate, stored(row));
      const price = { operationType: documentType, operationName: label, baseTokens, complexityMultiplier: 1, description: '' };
      await this.pricing.addMissing([price], manager);
      await this.audit.record(manager, actor, { action: 'template.create', ...subjectOf(row), after: { ...auditable(row), baseTokens } });
    });
    return this.open(documentType);
  }

  /** @throws TemplateNotFoundError, TemplateChangedError, TemplateRefusedError */
  async save(actor: AdminActor, { documentType, content, revision }: SaveTemplateInput): Promise<AdminTemplateDetails> {
    const row = await find(this.database.manager, documentType);
    if (row.draftRevision !== revision) throw new TemplateChangedError();
    const result = await this.inspections.inspect(actor, row, content);
    if (!('text' in result)) throw new TemplateRefusedError(result.problems);
    await this.redraft(actor, 'template.save', row, { ...content, sample: result.sample });
    return this.open(documentType);
  }

  /** @throws TemplateNotFoundError, TemplateChangedError, TemplateRefusedError, TemplatePriceMissingError */
  async publish(actor: AdminActor, documentType: string, revision: number): Promise<AdminTemplateDetails> {
    const row = await find(this.database.manager, documentType);
    if (row.draftRevision !== revision) throw new TemplateChangedError();
    // Once more: the product may have changed since the draft was saved, and a copy was never inspected.
    const result = await this.inspections.inspect(actor, row, row.draft);
    if (!('text' in result)) throw new TemplateRefusedError(result.problems);
    if (!(await this.priceList()).has(documentType)) throw new TemplatePriceMissingError();
    await this.database.transaction(async (manager) => {
      await raiseRevision(manager);
      const before = await find(manager, documentType, true);
      if (before.draftRevision !== revision || before.lastNumber !== row.lastNumber) throw new TemplateChangedError();
      const number = before.lastNumber + 1;
      const version = { documentType, number, content: before.draft, form: result.data, publishedAt: new Date() };
      await manager.insert(CustomTemplateVersion, stored(version));
      const published = { lastNumber: number, publishedNumber: number, publishedRevision: revision };
      await manager.update(CustomTemplate, { documentType }, published);
      await this.audit.record(manager, actor, {
        action: 'template.publish',
        ...subjectOf(before),
        before: auditable(before),
        after: auditable({ ...before, ...published }),
      });
    });
    return this.open(documentType);
  }

  /** @throws TemplateNotFoundError, TemplateNotPublishedError */
  async withdraw(actor: AdminActor, documentType: string): Promise<AdminTemplateDetails> {
    await this.database.transaction(async (manager) => {
      await raiseRevision(manager);
      const before = await find(manager, documentType, true);
      if (before.publishedNumber === null) throw new TemplateNotPublishedError();
      // What was published last counts as not published, so that it can be published again.
      const withdrawn = { publishedNumber: null, publishedRevision: null };
      await manager.update(CustomTemplate, { documentType }, withdrawn);
      await this.audit.record(manager, actor, {
        action: 'template.withdraw',
        ...subjectOf(before),
        before: auditable(before),
        after: auditable({ ...before, ...withdrawn }),
      });
    });
    return this.open(documentType);
  }

  /**
   * Deletes a template that was never published, with its price: no document names it.
   * @throws TemplateNotFoundError, also for a shipped one; TemplateWasPublishedError
   */
  async remove(actor: AdminActor, documentType: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const before = await find(manager, documentType, true);
      if (before.lastNumber > 0) throw new TemplateWasPublishedError();
      await manager.delete(CustomTemplate, { documentType });
      await this.pricing.remove(documentType, manager);
      await this.audit.record(manager, actor, { action: 'template.delete', ...subjectOf(before), before: auditable(before) });
    });
  }

  /** @throws TemplateNotFoundError, TemplateVersionNotFoundError, TemplateChangedError */
  async restore(actor: AdminActor, documentType: string, number: number, revision: number): Promise<AdminTemplateDetails> {
    const row = await find(this.database.manager, documentType);
    if (row.draftRevision !== revision) throw new TemplateChangedError();
    const { content } = await findVersion(this.database.manager, documentType, number);
    await this.redraft(actor, 'template.restore', row, content);
    return this.open(documentType);
  }

  /** @throws TemplateNotFoundError, also for a shipped template, whose price is a row of the price list */
  async setPrice(actor: AdminActor, { documentType, baseTokens, complexityMultiplier }: TemplatePriceInput): Promise<AdminTemplateDetails> {
    const { draft } = await find(this.database.manager, documentType);
    const before = (await this.priceList()).get(documentType);
    await this.prices.save(actor, {
      operationType: documentType,
      operationName: draft.label,
      baseTokens,
      complexityMultiplier: complexityMultiplier ?? before?.complexityMultiplier,
      description: before?.description,
    });
    return this.open(documentType);
  }

  private async redraft(actor: AdminActor, action: string, row: CustomTemplate, draft: TemplateContent): Promise<void> {
    const { documentType, draftRevision } = row;
    await this.database.transaction(async (manager) => {
      const changed = { draft, draftRevision: draftRevision + 1, updatedAt: new Date() };
      const { affected } = await manager.update(CustomTemplate, { documentType, draftRevision }, stored(changed));
      if (!affected) throw new TemplateChangedError();
      const after = { ...row, ...changed };
      await this.audit.record(manager, actor, { action, ...subjectOf(after), before: auditable(row), after: auditable(after) });
    });
  }

  private async details(row: CustomTemplate, prices: Prices): Promise<AdminTemplateDetails> {
    const versions = await this.database.query<{ number: number; label: string; published_at: Date }[]>(
      `select number, content ->> 'label' as label, published_at from custom_template_versions where document_type = $1 order by number desc`,
      [row.documentType],
    );
    return {
      ...rowView(row, prices),
      revision: row.draftRevision,
      content: contentView(row.draft),
      versions: versions.map(({ number, label, published_at }) => ({
        number,
        label,
        publishedAt: published_at,
        current: number === row.publishedNumber,
      })),
    };
  }

  private async copied(copyOf: string, label: string): Promise<TemplateContent> {
    if (this.shipped.find(copyOf)) return { ...shippedContent(copyOf), label };
    return { ...(await find(this.database.manager, copyOf)).draft, label };
  }

  /** The shipped template that a chain of copies began with. */
  private async origin(copyOf: string): Promise<string | null> {
    return this.shipped.find(copyOf) ? copyOf : (await find(this.database.manager, copyOf)).copyOf;
  }

  private async priceList(): Promise<Prices> {
    return pricesOf(await this.pricing.list());
  }
}

/** The driver's types do not allow JSON of any shape. */
const stored = <T>(row: T): QueryDeepPartialEntity<T> => row as QueryDeepPartialEntity<T>;

/** @param lock for a change in the transaction of `manager` */
async function find(manager: EntityManager, documentType: string, lock = false): Promise<CustomTemplate> {
  const row = await manager.findOne(CustomTemplate, { where: { documentType }, ...(lock && { lock: { mode: 'pessimistic_write' } }) });
  if (!row) throw new TemplateNotFoundError();
  return row;
}

async function findVersion(manager: EntityManager, documentType: string, number: number): Promise<CustomTemplateVersion> {
  const version = await manager.findOneBy(CustomTemplateVersion, { documentType, number });
  if (!version) throw new TemplateVersionNotFoundError();
  return version;
}

/** Every process reads the published templates again when the transaction is over; its row is locked, so that one publishes at a time. */
const raiseRevision = (manager: EntityManager): Promise<unknown> =>
  manager.query('update custom_template_state set revision = revision + 1');

const subjectOf = ({ documentType, draft }: CustomTemplate) => ({ subject: `template:${documentType}`, subjectName: draft.label });
