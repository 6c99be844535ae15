import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { JSONObjectScalar } from '../../../core/graphql/json-object.scalar.js';
import { TemplateCategory } from '../custom/template-category.js';

export enum TemplateUnit {
  CLAUSE = 'clause',
  PARAGRAPH = 'paragraph',
}
registerEnumType(TemplateUnit, {
  name: 'TemplateUnit',
  description: 'What a document calls its numbered parts.',
  valuesMap: {
    CLAUSE: { description: 'Of a contract or deed.' },
    PARAGRAPH: { description: 'Of a notice, an affidavit or a pleading.' },
  },
});

export enum TemplateLanguage {
  EN = 'en',
  HI = 'hi',
}
registerEnumType(TemplateLanguage, {
  name: 'TemplateLanguage',
  description: 'Language of the clauses.',
  valuesMap: { EN: { description: 'English.' }, HI: { description: 'Hindi.' } },
});

export enum TemplateState {
  SHIPPED = 'shipped',
  DRAFT = 'draft',
  PUBLISHED = 'published',
  WITHDRAWN = 'withdrawn',
}
registerEnumType(TemplateState, {
  name: 'TemplateState',
  description: 'Who can draft with a template.',
  valuesMap: {
    SHIPPED: { description: 'It comes with the product and is never changed; a copy can be.' },
    DRAFT: { description: 'It was never published: administrators only.' },
    PUBLISHED: { description: 'Users draft with its published version.' },
    WITHDRAWN: { description: 'It was published once; nothing new is drafted with it.' },
  },
});

export enum TemplatePartName {
  TEMPLATE = 'template',
  FIELDS = 'fields',
  CLAUSES = 'clauses',
  SAMPLE = 'sample',
}
registerEnumType(TemplatePartName, {
  name: 'TemplatePart',
  description: 'A part of a template.',
  valuesMap: {
    TEMPLATE: { description: 'Its name, category, language and kind of numbering.' },
    FIELDS: { description: 'The form.' },
    CLAUSES: { description: 'The text.' },
    SAMPLE: { description: 'The form that it is tried with.' },
  },
});

@ShownToKeys()
@ObjectType({ description: 'Why a template is refused.' })
export class TemplateProblem {
  @Field(() => TemplatePartName, { description: 'Where it is.' })
  part: TemplatePartName;

  @Field(() => Int, { nullable: true, description: 'Line of the clauses, counted from 1.' })
  line: number | null;

  @Field(() => Int, { nullable: true, description: 'Column in the line, counted from 1.' })
  column: number | null;

  @Field(() => String, { nullable: true, description: 'Name of the field, or prefix of the block, that it is about.' })
  field: string | null;

  @Field({ description: 'For people.' })
  message: string;
}

@ShownToKeys()
@ObjectType({ description: 'What a template gives for its sample, or why it is refused.' })
export class TemplatePreview {
  @Field(() => [TemplateProblem], { description: 'Empty where the template could be saved.' })
  problems: TemplateProblem[];

  @Field(() => String, { nullable: true, description: 'The document made from the sample; null where there are problems.' })
  text: string | null;
}

@ShownToKeys()
@ObjectType({ description: 'A template, as the list shows it.' })
export class AdminTemplate {
  @Field(() => ID, { description: 'The name by which it is requested.' })
  documentType: string;

  @Field({ description: 'For people; that of the draft.' })
  label: string;

  @Field(() => TemplateCategory, { description: 'What it is about.' })
  category: TemplateCategory;

  @Field(() => TemplateState, { description: 'Who can draft with it.' })
  state: TemplateState;

  @Field(() => String, { nullable: true, description: 'The version that users draft with.' })
  publishedVersion: string | null;

  @Field({ description: 'Whether the draft differs from what was published last.' })
  changed: boolean;

  @Field(() => String, { nullable: true, description: 'The shipped template that it was copied from.' })
  copyOf: string | null;

  @Field(() => Int, { nullable: true, description: 'Tokens of the simple version; null where no price is set.' })
  cost: number | null;

  @Field(() => Float, { nullable: true, description: 'For versions other than simple.' })
  complexityMultiplier: number | null;

  @Field(() => Date, { nullable: true, description: 'When the draft was changed last; null for a shipped one.' })
  updatedAt: Date | null;
}

@ShownToKeys()
@ObjectType('TemplateContent', { description: 'Everything that makes up a template.' })
export class TemplateContentView {
  @Field({ description: 'For people.' })
  label: string;

  @Field(() => TemplateCategory, { description: 'What it is about.' })
  category: TemplateCategory;

  @Field(() => TemplateUnit, { description: 'What the document calls its numbered parts.' })
  unit: TemplateUnit;

  @Field(() => TemplateLanguage, { description: 'Of the clauses.' })
  language: TemplateLanguage;

  @Field(() => [String], { description: 'What the product gives to the clauses besides the form: paragraphs, law.' })
  context: string[];

  @Field(() => [JSONObjectScalar], { description: 'Fields and uses of blocks, in the order of the form.' })
  fields: Record<string, unknown>[];

  @Field({ description: 'The text, in Liquid.' })
  clauses: string;

  @Field(() => JSONObjectScalar, { description: 'A full form to try the template with.' })
  sample: Record<string, unknown>;

  @Field({ description: 'Whether a copy has the signing notes of the shipped template that it was copied from.' })
  signingNotes: boolean;
}

@ShownToKeys()
@ObjectType({ description: 'A published state of a template; it is never changed.' })
export class TemplateVersion {
  @Field(() => Int, { description: 'Grows from 1.' })
  number: number;

  @Field({ description: 'As it was published.' })
  label: string;

  @Field({ description: 'When it was published.' })
  publishedAt: Date;

  @Field({ description: 'Whether users draft with it now.' })
  current: boolean;
}

@ShownToKeys()
@ObjectType({ description: 'A template with its draft and its versions.' })
export class AdminTemplateDetails extends AdminTemplate {
  @Field(() => Int, { description: 'To be sent back when the draft is saved; 0 for a shipped template.' })
  revision: number;

  @Field(() => TemplateContentView, { description: 'The draft; for a shipped template, its content.' })
  content: TemplateContentView;

  @Field(() => [TemplateVersion], { description: 'The newest first.' })
  versions: TemplateVersion[];
}

@ShownToKeys()
@ObjectType({ description: 'A template that was deleted.' })
export class RemovedTemplate {
  @Field(() => ID, { description: 'Its type.' })
  documentType: string;
}
