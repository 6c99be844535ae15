import { type GraveAdmission, unmeantAdmissions } from '../values/admissions.js';
import { type TemplateReference, templateOf } from '../engine/document-template.js';
import type { FormValues } from '../form/form-values.js';
import { type Inspection, inspectTemplate, type WrittenTemplate } from '../inspection/inspect-template.js';

/** A form that a draft is made from. */
export interface FormOrder {
  template: TemplateReference;
  values: FormValues;
  /** What the template needs besides the form. */
  extra: Record<string, unknown>;
}

/** What templates do in a thread. */
export const TEMPLATE_TASKS = {
  inspect: (template: WrittenTemplate): Inspection => inspectTemplate(template),
  admissions: ({ values, extra }: Omit<FormOrder, 'template'>): GraveAdmission[] =>
    unmeantAdmissions(
      {
        allegations: values.allegations,
        paragraphs: (extra.paragraphs as { label: string; text: string }[] | undefined) ?? [],
        summary: values.complaint_summary,
        answers: values.answers,
        defenses: values.defenses,
      },
      values.admissions_meant ?? '',
    ),
  assemble: ({ template, values, extra }: FormOrder): string => templateOf(template).assemble(values, extra),
};
