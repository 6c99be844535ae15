import { replyMessages as text } from './messages.js';

/** Fields of a reply, by the names of its template. */
export const replyFields = [
  { name: 'complaint_summary', label: text.complaintSummary, hint: text.complaintSummaryHint, required: text.complaintSummaryRequired },
  { name: 'respondent_details', label: text.respondentDetails, hint: text.respondentDetailsHint, required: text.respondentDetailsRequired },
  { name: 'defenses', label: text.defenses, hint: text.defensesHint, required: text.defensesRequired },
  { name: 'counter_arguments', label: text.counterArguments, hint: text.counterArgumentsHint, required: undefined },
] as const;
