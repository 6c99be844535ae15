import { enumValue } from '../../../core/graphql/enum-value.js';
import type { CustomTemplate } from '../custom/custom-templates.entity.js';
import { TemplateCategory } from '../custom/template-category.js';
import type { DocumentTemplate } from '../engine/document-template.js';
import { type AdminTemplate, TemplateState } from './templates.views.js';

interface Price {
  operationType: string;
  baseTokens: number;
  complexityMultiplier: number;
  description: string;
}

export type Prices = ReadonlyMap<string, Price>;

export const pricesOf = (list: readonly Price[]): Prices => new Map(list.map((price) => [price.operationType, price]));

const priced = (documentType: string, prices: Prices): Pick<AdminTemplate, 'cost' | 'complexityMultiplier'> => ({
  cost: prices.get(documentType)?.baseTokens ?? null,
  complexityMultiplier: prices.get(documentType)?.complexityMultiplier ?? null,
});

/** A template of an administrator, as the list shows it. */
export function rowView(row: CustomTemplate, prices: Prices): AdminTemplate {
  const { documentType, draft, draftRevision, publishedRevision, publishedNumber, lastNumber, copyOf, updatedAt } = row;
  return {
    documentType,
    label: draft.label,
    category: enumValue(TemplateCategory, draft.category),
    state: publishedNumber === null ? (lastNumber === 0 ? TemplateState.DRAFT : TemplateState.WITHDRAWN) : TemplateState.PUBLISHED,
    publishedVersion: publishedNumber === null ? null : String(publishedNumber),
    changed: draftRevision !== publishedRevision,
    copyOf,
    ...priced(documentType, prices),
    updatedAt,
  };
}

export const shippedView = ({ documentType, label, category, version }: DocumentTemplate, prices: Prices): AdminTemplate => ({
  documentType,
  label,
  category: enumValue(TemplateCategory, category),
  state: TemplateState.SHIPPED,
  publishedVersion: version,
  changed: false,
  copyOf: null,
  ...priced(documentType, prices),
  updatedAt: null,
});

/** For the audit log: what is known about a template, without its text. */
export const auditable = ({ draft, draftRevision, publishedNumber, copyOf }: CustomTemplate) => ({
  label: draft.label,
  category: draft.category,
  fields: draft.fields.length,
  characters: draft.clauses.length,
  revision: draftRevision,
  publishedVersion: publishedNumber,
  copyOf,
});
