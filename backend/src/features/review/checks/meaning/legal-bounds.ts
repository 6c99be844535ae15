import { daysAfter, isLater, monthsAfter } from '../../../../core/calendar/deadline.js';
import type { Finding } from '../finding.js';
import type { StatedForm } from './stated-form.js';

/** A limit that an act sets, and what is said about a form that exceeds it. Each text names the act and the section that says it. */
interface LegalBound {
  types: readonly string[];
  /** The field that exceeds the limit. */
  field: string;
  exceeded: (form: StatedForm) => boolean;
  text: (form: StatedForm) => string;
  /** The paper fails, or is dismissed, as it is. */
  serious?: boolean;
}

/** Whether a day is known to be after the last one of a time limit. */
const isAfter = (day: string, last: string | null): boolean => isLater(day, last ?? '');

const CHEQUES = ['cheque_demand_notice', 'cheque_complaint'];
const DAYS_OF_SUPPLIER = 45;
const ADVANCE_PERCENT = 10;
/** What the Model Tenancy Act, 2021 lets a landlord take as a deposit, in months' rent: for a home, and for other premises. */
const DEPOSIT_MONTHS = { home: 2, other: 6 };
const HOME = /resid|dwelling|living|home|family|आवास|रिहाइश|रिहायश|निवास/iu;
const isHome = (form: StatedForm): boolean => HOME.test(form.choice('purpose'));

export const LEGAL_BOUNDS: readonly LegalBound[] = [
  {
    types: CHEQUES,
    field: 'presented_date',
    exceeded: (form) => isAfter(form.value('presented_date'), monthsAfter(form.value('cheque_date'), 6)),
    text: () =>
      'The cheque was presented more than six months after its date. It has to be presented within six months of the date on which it is drawn or within its validity, whichever is earlier (proviso (a) to section 138 of the Negotiable Instruments Act, 1881).',
    serious: true,
  },
  {
    types: CHEQUES,
    field: 'notice_date',
    exceeded: (form) => isAfter(form.value('notice_date'), daysAfter(form.value('information_date'), 30)),
    text: (form) =>
      `The notice is given within thirty days of the bank's information that the cheque came back, which was until ${daysAfter(form.value('information_date'), 30) ?? ''} (proviso (b) to section 138 of the Negotiable Instruments Act, 1881).`,
    serious: true,
  },
  {
    types: ['cheque_complaint'],
    field: 'cause_date',
    exceeded: (form) => isAfter(daysAfter(form.value('notice_served_date'), 16) ?? '', form.value('cause_date')),
    text: (form) =>
      `The drawer has fifteen days from receipt of the notice to pay, which is until ${daysAfter(form.value('notice_served_date'), 15) ?? ''}; the cause of action arises only after that (proviso (c) to section 138 of the Negotiable Instruments Act, 1881).`,
    serious: true,
  },
  {
    types: ['cheque_complaint'],
    field: 'complaint_date',
    exceeded: (form) =>
      form.choice('delay_reason') === '' && isAfter(form.value('complaint_date'), monthsAfter(form.value('cause_date'), 1)),
    text: (form) =>
      `The complaint is made within one month of the day on which the cause of action arose, which was until ${monthsAfter(form.value('cause_date'), 1) ?? ''}; a later one has to show sufficient cause (section 142(1)(b) of the Negotiable Instruments Act, 1881).`,
    serious: true,
  },
  {
    types: ['consumer_complaint'],
    field: 'complaint_date',
    exceeded: (form) =>
      form.choice('delay_reason') === '' && isAfter(form.value('complaint_date'), monthsAfter(form.value('cause_date'), 24)),
    text: (form) =>
      `The complaint is filed within two years of the day on which the cause of action arose, which was until ${monthsAfter(form.value('cause_date'), 24) ?? ''}; a later one has to show sufficient cause (section 69 of the Consumer Protection Act, 2019).`,
    serious: true,
  },
  {
    types: ['rti_first_appeal'],
    field: 'appeal_date',
    exceeded: (form) =>
      form.choice('delay_reason') === '' &&
      form.choice('ground') !== 'no decision in time' &&
      isAfter(form.value('appeal_date'), daysAfter(form.value('decision_date'), 30)),
    text: () =>
      'The appeal is made more than thirty days after the date of the decision. It is made within thirty days from the receipt of the decision; a later one has to show sufficient cause (section 19(1) of the Right to Information Act, 2005).',
  },
  {
    types: ['mutual_divorce_petition'],
    field: 'petition_date',
    exceeded: (form) =>
      form.choice('marriage_law') !== 'divorce act' &&
      isAfter(monthsAfter(form.value('separation_date'), 12) ?? '', form.value('petition_date')),
    text: (form) =>
      `The petition says that the spouses have lived separately for one year or more (${form.choice('marriage_law') === 'special marriage act' ? 'section 28(1) of the Special Marriage Act, 1954' : 'section 13B(1) of the Hindu Marriage Act, 1955'}). By the dates given that is so only from ${monthsAfter(form.value('separation_date'), 12) ?? ''}.`,
    serious: true,
  },
  {
    types: ['sale_agreement'],
    field: 'advance_amount',
    exceeded: (form) =>
      form.choice('seller_is_promoter') === 'yes' &&
      (form.number('advance_amount') ?? 0) * 100 > (form.number('sale_price') ?? Infinity) * ADVANCE_PERCENT,
    text: () =>
      'The seller is the promoter and the advance is more than ten per cent of the price. A promoter takes more than that only after a written agreement for sale has been made and registered (section 13(1) of the Real Estate (Regulation and Development) Act, 2016).',
    serious: true,
  },
  {
    types: ['service_agreement', 'consultancy_agreement'],
    field: 'payment_days',
    exceeded: (form) => (form.number('payment_days') ?? 0) > DAYS_OF_SUPPLIER,
    text: () =>
      'A supplier that is a micro or small enterprise is paid within the agreed time, which is never more than forty-five days from acceptance (section 15 of the Micro, Small and Medium Enterprises Development Act, 2006). Ask whether this one is.',
  },
  {
    types: ['rent_agreement', 'rent_agreement_hindi'],
    field: 'security_deposit',
    exceeded: (form) =>
      (form.number('security_deposit') ?? 0) >
      (form.number('monthly_rent') ?? Infinity) * (isHome(form) ? DEPOSIT_MONTHS.home : DEPOSIT_MONTHS.other),
    text: (form) =>
      `Where a State has adopted section 11 of the Model Tenancy Act, 2021, the deposit for these premises is at most ${isHome(form) ? 'two' : 'six'} months' rent, and other States may have limits of their own. Have a lawyer confirm the limit where the premises are.`,
  },
  {
    types: ['rent_agreement', 'leave_and_license'],
    field: 'lock_in_months',
    exceeded: (form) => (form.number('lock_in_months') ?? 0) > (form.number('duration_months') ?? Infinity),
    text: () => 'The lock-in period is longer than the whole term.',
  },
  {
    types: ['rent_agreement', 'leave_and_license'],
    field: 'notice_period_months',
    exceeded: (form) => (form.number('notice_period_months') ?? 0) >= (form.number('duration_months') ?? Infinity),
    text: () => 'The notice period is as long as the whole term, so that nobody could end it early.',
  },
];

/** Legal limits that a form exceeds. */
export function* findLegalBounds(form: StatedForm): Generator<Finding> {
  for (const { types, field, exceeded, text, serious } of LEGAL_BOUNDS)
    if (types.includes(form.documentType) && form.value(field) !== '' && exceeded(form))
      yield* form.finding('legal-bound', field, text(form), { serious });
}
