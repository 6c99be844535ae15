/** Document types that rules name together. */
export const LEASES = ['rent_agreement', 'rent_agreement_hindi'];
export const LICENCES = ['leave_and_license'];
export const LETTINGS = [...LEASES, ...LICENCES];
/** Each of these transfers or divides property, and is executed before two witnesses. */
export const DEEDS = ['sale_deed', 'gift_deed', 'settlement_deed', 'partition_deed', 'relinquishment_deed'];
/** Contracts that are signed by the parties and need no more. */
export const CONTRACTS = [
  'service_agreement',
  'consultancy_agreement',
  'employment_agreement',
  'memorandum_of_understanding',
  'nda',
  'loan_agreement',
];
export const NOTICES = [
  'legal_notice',
  'legal_notice_hindi',
  'cease_and_desist',
  'cheque_demand_notice',
  'rent_arrears_notice',
  'government_notice',
];
/** Sworn before an officer, for a court or an authority. */
export const AFFIDAVITS = [
  'affidavit',
  'affidavit_name_change',
  'affidavit_lost_document',
  'affidavit_income',
  'affidavit_heirship',
  'affidavit_hindi',
];
