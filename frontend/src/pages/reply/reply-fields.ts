import { draftFields, type DraftField } from '../../components/drafting/form/draft-field.js';
import { ruleMessages } from '../../components/drafting/form/rules/messages.js';
import type { Template } from '../../components/drafting/hooks/use-templates.js';
import { replyMessages as text } from './messages.js';

const field = (name: string, label: string, placeholder: string, required?: string): DraftField => ({
  name,
  label,
  placeholder,
  required,
  first: true,
  multiline: true,
  format: 'text',
});

/** The fields that every reply has, named as in its template. */
export const replyFields: readonly DraftField[] = [
  field('complaint_summary', text.complaintSummary, text.complaintSummaryHint, text.complaintSummaryRequired),
  field('respondent_details', text.respondentDetails, text.respondentDetailsHint, text.respondentDetailsRequired),
  field('defenses', text.defenses, text.defensesHint, text.defensesRequired),
  field('counter_arguments', text.counterArguments, text.counterArgumentsHint),
];

/** Those and, once the template is known, its further ones: what is answered, the answer to each allegation, who signs. */
export function allReplyFields(template: Template | undefined): readonly DraftField[] {
  const further = template?.fields.filter(({ name }) => !replyFields.some((own) => own.name === name)) ?? [];
  return [...replyFields, ...draftFields(further, ruleMessages.required)];
}
