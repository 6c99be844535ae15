import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { applyOperations, parseDraft, withReferences, writeDraft } from '@themis/draft';
import { inTurn } from '../../../../test/support/in-turn.js';
import { checkedValues } from '../../templates/form/form-values.js';
import type { TemplateField } from '../../templates/form/template-schema.js';
import { TemplateStore } from '../../templates/engine/template-store.js';
import { DraftedForm, withValues } from './form-change.js';

const TEMPLATES = path.join(import.meta.dirname, '../../templates/shipped');
const store = new TemplateStore();
const FORMS = readdirSync(TEMPLATES).map((type) => {
  const template = store.find(type);
  if (!template) throw new Error(`no template ${type}`);
  const sample = JSON.parse(readFileSync(path.join(TEMPLATES, type, 'sample.json'), 'utf8')) as Record<string, unknown>;
  return { template, values: checkedValues(template.fields, sample), extra: {} };
});

/** Another value that a field may have. */
function otherValue({ format, options, min, columns }: TemplateField, value: string | undefined): string {
  if (options) return options.find((option) => option !== value) ?? '';
  if (format === 'date') return '2027-02-03';
  if (format === 'money') return '77777';
  if (format === 'number') return String(Math.max(7, min ?? 0));
  if (format === 'percent') return '7';
  if (format === 'rows')
    return (columns ?? []).map((column) => (column.format === 'money' ? '500' : column.format === 'number' ? '3' : 'Other')).join(' | ');
  return format === 'text' || format === 'list' ? 'Something other' : '';
}

/** References follow what they name, also where the form counts paragraphs by itself. */
const plain = (text: string): string => withReferences(text, () => '§');

describe('a change of the form, followed into a draft as it was made', () => {
  it.each(inTurn(FORMS, 4).map((form) => [form.template.documentType, form] as const))(
    'is what the new form would have made: %s',
    (_type, form) => {
      const { template, values, extra } = form;
      const content = template.assemble(values, extra);
      const drafted = new DraftedForm(form, content);
      const lost = template.fields.flatMap((field) => {
        const patch = { [field.name]: otherValue(field, values[field.name]) };
        const change = drafted.change(patch);
        if ('problem' in change) return /edited/.test(change.problem) ? [field.name] : [];
        const made = applyOperations(parseDraft(content), change.operations);
        expect(made.refused).toEqual([]);
        expect(plain(writeDraft(made.tree))).toBe(plain(template.assemble(withValues(values, change.values), extra)));
        return [];
      });
      expect(lost).toEqual([]);
    },
  );
});
