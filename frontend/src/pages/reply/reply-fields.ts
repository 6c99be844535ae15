import type { DraftField } from '../../components/drafting/form/draft-field.js';
import { replyMessages as text } from './messages.js';

const field = (name: string, label: string, placeholder: string, required?: string): DraftField => ({
  name,
  label,
  placeholder,
  required,
  multiline: true,
  format: 'text',
});

/** Fields of a reply, named as in its template. */
export const replyFields: readonly DraftField[] = [
  field('complaint_summary', text.complaintSummary, text.complaintSummaryHint, text.complaintSummaryRequired),
  field('respondent_details', text.respondentDetails, text.respondentDetailsHint, text.respondentDetailsRequired),
  field('defenses', text.defenses, text.defensesHint, text.defensesRequired),
  field('counter_arguments', text.counterArguments, text.counterArgumentsHint),
];
