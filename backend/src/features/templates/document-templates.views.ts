import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToAllKeys } from '../../core/access/keys/shown-to-keys.js';
import { enumValue } from '../../core/graphql/enum-value.js';
import { ApiField, RestOnlyField } from '../../core/descriptions/api-field.js';
import { described, mapOf, OneOf } from '../../core/descriptions/shape.js';
import { TemplateCategory } from './custom/template-category.js';
import { CURRENCIES } from '../../core/text/values/currencies.js';
import { STATE_NAMES } from '../../core/text/state-names.js';
import { DEFAULT_MAX_LENGTH, type TemplateField } from './form/template-schema.js';

export enum TemplateFieldType {
  TEXT = 'text',
  TEXTAREA = 'textarea',
}
registerEnumType(TemplateFieldType, {
  name: 'TemplateFieldType',
  description: 'A single line or several.',
  valuesMap: {
    TEXT: { description: 'A single line.' },
    TEXTAREA: { description: 'Several lines.' },
  },
});

export enum TemplateFieldFormat {
  TEXT = 'text',
  DATE = 'date',
  MONEY = 'money',
  CURRENCY = 'currency',
  NUMBER = 'number',
  PERCENT = 'percent',
  EMAIL = 'email',
  PHONE = 'phone',
  LIST = 'list',
  PAN = 'pan',
  CIN = 'cin',
  PIN = 'pin',
  STATE = 'state',
  ROWS = 'rows',
}
registerEnumType(TemplateFieldFormat, {
  name: 'TemplateFieldFormat',
  description: 'What a value has to look like.',
  valuesMap: {
    TEXT: { description: 'Any text, shown as it was written.' },
    DATE: { description: 'A day. One in figures that can mean two days is refused.' },
    MONEY: { description: 'An amount of money.' },
    CURRENCY: { description: 'The currency of the amounts, one of `options`.' },
    NUMBER: { description: 'A number.' },
    PERCENT: { description: 'A percentage.' },
    EMAIL: { description: 'An e-mail address.' },
    PHONE: { description: 'A telephone number.' },
    LIST: { description: 'One entry per line.' },
    PAN: { description: 'A permanent account number of the income tax.' },
    CIN: { description: 'A corporate identity number.' },
    PIN: { description: 'A postal index number.' },
    STATE: { description: 'A State or Union Territory, one of `options`.' },
    ROWS: { description: 'One row per line, its cells between upright strokes; `columns` says what they are.' },
  },
});

/** The format of a field or column as a member of the enum; REST has the word alone. */
const valueFormat = ({ source }: { source: { format: `${TemplateFieldFormat}` } }) => enumValue(TemplateFieldFormat, source.format);
const FORMAT_DEPRECATED = 'Deprecated since 2026-11-23, stays until 2027-06-01: its words are fixed. Use `valueFormat`.';

@ShownToAllKeys()
@ObjectType('FieldCondition', { description: 'When a field is asked for.' })
export class FieldConditionView {
  @ApiField(() => String, { description: 'Name of the field above it that decides.' })
  field: string;

  @ApiField(() => [String], {
    description: 'The values of that field with which this one is asked for; an empty text means that it has none.',
  })
  is: string[];
}

@ShownToAllKeys()
@ObjectType('FieldColumn', { description: 'A part of each row of a field whose format is `rows`.' })
export class FieldColumnView {
  @ApiField(() => String, { description: 'Key of the column.' })
  name: string;

  @ApiField(() => String, { description: 'For people.' })
  label: string;

  @ApiField(() => Boolean, { description: 'Whether every row needs it.' })
  required: boolean;

  @RestOnlyField(() => TemplateFieldFormat, { description: 'What its value has to look like.' })
  @Field(() => String, { description: 'text, date, number, money, pan or pin.', deprecationReason: FORMAT_DEPRECATED })
  format: `${TemplateFieldFormat}`;

  @Field(() => TemplateFieldFormat, {
    description: 'What its value has to look like: TEXT, DATE, NUMBER, MONEY, PAN or PIN.',
    middleware: [valueFormat],
  })
  valueFormat?: TemplateFieldFormat;

  @ApiField(() => Int, { restName: 'maxLength', description: 'Characters that it may have.' })
  maxLength: number;
}

@ShownToAllKeys()
@ObjectType('FieldBlock', { description: 'The group of fields that a field belongs to, which several templates share.' })
export class FieldBlockView {
  @ApiField(() => String, { description: 'party or property.' })
  name: string;

  @ApiField(() => String, { description: 'What the names of its fields begin with, such as `seller`.' })
  prefix: string;
}

@ShownToAllKeys()
@ObjectType('FieldParty', { description: 'Whom a field speaks of, so that it can be filled in from the party book.' })
export class FieldPartyView {
  @ApiField(() => String, {
    description: 'The part that they have in the document, such as `sender`; the same in all fields that speak of them.',
  })
  role: string;

  @ApiField(() => String, { description: 'What of them it holds: the name of a field of a party of the party book.' })
  fact: string;

  @ApiField(() => String, {
    nullable: true,
    description:
      'At a name: client, opponent or advocate, from the view of whom the document is drafted for; null where that differs from case to case.',
  })
  side: string | null;
}

@ShownToAllKeys()
@ObjectType('TemplateField', { description: 'A field of the form that a template asks for.' })
export class TemplateFieldView {
  @ApiField(() => String, { description: 'Key of the value in `templateData`.' })
  name: string;

  @ApiField(() => String, { description: 'For people.' })
  label: string;

  @ApiField(() => TemplateFieldType, { description: 'A single line or several.' })
  type: TemplateFieldType;

  @ApiField(() => Boolean, { description: 'Whether a draft needs it.' })
  required: boolean;

  @ApiField(() => String, { nullable: true, description: 'An example to show in the empty field.' })
  placeholder: string | null;

  @ApiField(() => String, { nullable: true, description: 'A sentence that explains the field.' })
  help: string | null;

  @ApiField(() => String, { nullable: true, description: 'Heading under which the form shows the field.' })
  group: string | null;

  @ApiField(() => String, { nullable: true, description: 'Used when nothing is given.' })
  default: string | null;

  @RestOnlyField(() => TemplateFieldFormat, { description: 'What its value has to look like.' })
  @Field(() => String, {
    description:
      'text, date, money, currency, number, percent, email, phone, list (one entry per line), pan, cin, pin, state, or rows (one row per line, its cells between upright strokes). A date in figures that can mean two days is refused.',
    deprecationReason: FORMAT_DEPRECATED,
  })
  format: `${TemplateFieldFormat}`;

  @Field(() => TemplateFieldFormat, { description: 'What its value has to look like.', middleware: [valueFormat] })
  valueFormat?: TemplateFieldFormat;

  @ApiField(() => [String], { nullable: true, description: 'The only values allowed; null where any is.' })
  options: string[] | null;

  @ApiField(() => Float, { nullable: true, description: 'Least number, percentage or amount; null where only 0 is the least.' })
  min: number | null;

  @ApiField(() => Float, { nullable: true, description: 'Greatest number, percentage or amount.' })
  max: number | null;

  @ApiField(() => Int, { restName: 'maxLength', description: 'Characters that a value may have.' })
  maxLength: number;

  @ApiField(() => FieldConditionView, {
    nullable: true,
    description: 'When it is asked for; null for always. A value given when it is not asked for is refused.',
  })
  when: FieldConditionView | null;

  @ApiField(() => [FieldColumnView], { nullable: true, description: 'The parts of each row, where the format is rows.' })
  columns: FieldColumnView[] | null;

  @ApiField(() => FieldBlockView, { nullable: true, description: 'The shared group of fields that it belongs to.' })
  block: FieldBlockView | null;

  @ApiField(() => FieldPartyView, { nullable: true, description: 'The party that it speaks of; null where it speaks of none.' })
  party: FieldPartyView | null;

  @ApiField(() => String, {
    nullable: true,
    description: 'What it holds, such as `cheque_number`: the same word stands at fields of other templates that ask for the same.',
  })
  shared: string | null;
}

/** About as many as a form has, for what an operation costs. */
const USUAL_FIELDS = 10;

@ShownToAllKeys()
@ObjectType('DocumentTemplate', { description: 'A kind of document that can be drafted.' })
export class DocumentTemplateView {
  @Field({ description: 'What to ask for, such as `rent_agreement`.' })
  documentType: string;

  @Field({ description: 'For people.' })
  label: string;

  @Field(() => TemplateCategory, { description: 'What it is about, for lists of templates.' })
  category: TemplateCategory;

  @Field({ description: 'What it is, in one sentence.' })
  summary: string;

  @Field(() => [String], { description: 'Everyday words by which people look for it, in English and Hindi.' })
  words: string[];

  @Field(() => [[String]], {
    description:
      'Names of optional fields without which the text has a gap to be filled in by hand; one name of each group is enough to fill it.',
  })
  blanks: string[][];

  @Field(() => Int, { description: 'Tokens of the simple version.' })
  cost: number;

  @Field(() => [TemplateFieldView], { description: 'The form, in its order.', complexity: USUAL_FIELDS })
  fields: TemplateFieldView[];
}

/** What may be chosen in a field of these formats. */
const CHOICES: Readonly<Partial<Record<string, string[]>>> = { currency: Object.keys(CURRENCIES), state: [...STATE_NAMES] };

export const templateFieldView = ({
  name,
  label,
  type,
  required,
  placeholder,
  help,
  group,
  default: preset,
  format,
  options,
  min,
  max,
  maxLength,
  when,
  columns,
  block,
  party,
  shared,
}: TemplateField): TemplateFieldView => ({
  name,
  label,
  type: enumValue(TemplateFieldType, type),
  required,
  placeholder: placeholder ?? null,
  help: help ?? null,
  group: group ?? null,
  default: preset ?? null,
  format,
  options: options ?? CHOICES[format] ?? null,
  min: min ?? null,
  max: max ?? null,
  maxLength: maxLength ?? DEFAULT_MAX_LENGTH[type],
  when: when ?? null,
  columns: columns ?? null,
  block: block ?? null,
  party: party ? { ...party, side: party.side ?? null } : null,
  shared: shared ?? null,
});

/** What `templateList` gives. */
export const TEMPLATE_LIST = {
  tokenCosts: described('What a draft costs, by document type.', mapOf({ simple: described('Tokens of the simple version.', 'integer') })),
  schemas: described(
    'The forms, by document type.',
    mapOf({
      label: described('For people.', 'string'),
      category: described('What it is about, for lists of templates.', new OneOf(Object.values(TemplateCategory), TemplateCategory)),
      fields: described('The form, in its order.', [TemplateFieldView]),
    }),
  ),
} as const;

/** The template list of REST: costs and schemas by document type. */
export const templateList = (templates: readonly DocumentTemplateView[]) => ({
  tokenCosts: Object.fromEntries(templates.map(({ documentType, cost }) => [documentType, { simple: cost }])),
  schemas: Object.fromEntries(templates.map(({ documentType, cost: _cost, ...schema }) => [documentType, schema])),
});
