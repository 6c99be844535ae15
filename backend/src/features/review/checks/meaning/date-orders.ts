import type { Finding } from '../finding.js';
import { dayShown, type StatedForm } from './stated-form.js';

/** For each document type, days in the order in which they have to come; two of them may be the same day. */
const ORDERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  affidavit_heirship: [['death_date', 'affidavit_date']],
  affidavit_lost_document: [['lost_date', 'affidavit_date']],
  affidavit_name_change: [['change_date', 'affidavit_date']],
  appointment_letter: [
    ['letter_date', 'accept_by', 'joining_date'],
    ['letter_date', 'joining_date'],
  ],
  bail_application: [['arrest_date', 'application_date']],
  board_resolution: [['meeting_date', 'certificate_date']],
  cease_and_desist: [['first_noticed', 'notice_date']],
  cheque_complaint: [
    [
      'cheque_date',
      'presented_date',
      'return_memo_date',
      'information_date',
      'notice_date',
      'notice_served_date',
      'cause_date',
      'complaint_date',
    ],
  ],
  cheque_demand_notice: [['cheque_date', 'presented_date', 'return_memo_date', 'information_date', 'notice_date']],
  consultancy_agreement: [
    ['start_date', 'end_date'],
    ['agreement_date', 'end_date'],
  ],
  consumer_complaint: [['purchase_date', 'cause_date', 'complaint_date']],
  employment_agreement: [
    ['start_date', 'end_date'],
    ['agreement_date', 'end_date'],
  ],
  loan_agreement: [
    ['disbursement_date', 'first_instalment_date', 'repayment_date'],
    ['agreement_date', 'repayment_date'],
  ],
  memorandum_of_understanding: [['agreement_date', 'final_agreement_date']],
  mutual_divorce_petition: [['marriage_date', 'separation_date', 'petition_date']],
  partnership_deed: [
    ['commencement_date', 'end_date'],
    ['deed_date', 'end_date'],
  ],
  plaint: [['cause_date', 'plaint_date']],
  power_of_attorney: [
    ['effective_date', 'end_date'],
    ['execution_date', 'end_date'],
  ],
  reply: [['received_date', 'reply_date']],
  rti_first_appeal: [['application_date', 'received_date', 'decision_date', 'appeal_date']],
  sale_agreement: [['agreement_date', 'completion_date']],
};

/** Days that come before one that has to come first; each day is reported once. */
export function* findDateOrders(form: StatedForm): Generator<Finding> {
  const told = new Set<string>();
  for (const order of ORDERS[form.documentType] ?? []) {
    let earlier: string | null = null;
    for (const name of order) {
      const day = form.day(name);
      if (day === null) continue;
      if (earlier !== null && !told.has(name) && day < (form.day(earlier) ?? day)) {
        told.add(name);
        yield* form.finding(
          'date-order',
          name,
          `"${form.label(name)}" (${dayShown(form.value(name))}) is before "${form.label(earlier)}" (${dayShown(form.value(earlier))}).`,
        );
      }
      earlier = name;
    }
  }
}

/** Types that have dates to compare; for the tests. */
export const DATED_TYPES: readonly string[] = Object.keys(ORDERS);
