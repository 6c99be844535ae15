import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { enumValue } from '../../core/graphql/enum-value.js';
import { type PreparedList, PreparesAnswers } from '../../core/graphql/answers/prepared-answers.js';
import { inShape } from '../../core/descriptions/shape.js';
import { PricingService } from '../tokens/pricing/pricing.service.js';
import { type DocumentTemplateView, templateFieldView, templateList, TEMPLATE_LIST } from './document-templates.views.js';
import type { TemplateForm } from './engine/document-template.js';
import { TemplateCategory } from './custom/template-category.js';
import { TemplateCatalogue } from './custom/template-catalogue.js';

interface Prepared {
  templates: readonly TemplateForm[];
  prices: ReadonlyMap<string, number>;
  views: DocumentTemplateView[];
  /** The list as REST gives it; made when somebody asks. */
  rest?: Buffer;
}

/**
 * Every kind of document with its fields and its price, made once and again when a template or a price has changed. Each use compares both
 * with the database, so that a change counts from the next request on, in every process.
 */
@Injectable()
@PreparesAnswers()
export class PreparedTemplates implements PreparedList {
  readonly field = 'documentTemplates';
  private prepared: Prepared | null = null;
  private comparing: Promise<Prepared> | undefined;

  constructor(
    private readonly templates: TemplateCatalogue,
    private readonly pricing: PricingService,
  ) {}

  /** The same list until something has changed. */
  async list(): Promise<DocumentTemplateView[]> {
    return (await this.current()).views;
  }

  version(): Promise<object> {
    return this.list();
  }

  /** The list as REST gives it, in JSON. */
  async rest(): Promise<Buffer> {
    const prepared = await this.current();
    return (prepared.rest ??= Buffer.from(JSON.stringify(inShape(templateList(prepared.views), TEMPLATE_LIST))));
  }

  /** Calls that come in the same turn of the event loop share a comparison, which begins after all of them. */
  private current(): Promise<Prepared> {
    return (this.comparing ??= setImmediate().then(() => {
      this.comparing = undefined;
      return this.compare();
    }));
  }

  private async compare(): Promise<Prepared> {
    const [templates, prices] = await Promise.all([this.templates.all(), this.pricing.basePrices()]);
    if (this.prepared && isSame(this.prepared, templates, prices)) return this.prepared;
    const views = templates.map(({ documentType, label, category, words, blanks, fields, price }) => ({
      documentType,
      label,
      category: enumValue(TemplateCategory, category),
      summary: price.description,
      words,
      blanks,
      cost: prices.get(documentType) ?? price.baseTokens,
      fields: fields.map(templateFieldView),
    }));
    return (this.prepared = { templates, prices, views });
  }
}

const isSame = (known: Prepared, templates: readonly TemplateForm[], prices: ReadonlyMap<string, number>): boolean =>
  known.templates.length === templates.length &&
  known.templates.every((template, at) => template === templates[at]) &&
  known.prices.size === prices.size &&
  [...prices].every(([operation, tokens]) => known.prices.get(operation) === tokens);
