/** What people call fields, each with the fields that it may mean, the likeliest first. */
const ALIASES = `
rent|monthly rent|rental|rent amount=monthly_rent,license_fee; licence fee|license fee|monthly fee=license_fee,fee;
deposit|security|security deposit|caution money|security money|refundable deposit=security_deposit;
notice|notice period|notice time|exit notice|termination notice|resignation notice|notice of termination|notice duration|termination notice period=notice_period_months,notice_days,notice_months;
salary|ctc|pay|package|annual salary|yearly salary|gross salary|annual ctc|annual pay|gross pay|gross|yearly pay|yearly ctc|annual package|yearly package|remuneration package=annual_salary,monthly_wages; wages|wage|monthly wages|monthly salary|monthly pay|salary per month|wages per month|take home=monthly_wages; salary components|salary breakup|salary structure=salary_components;
maintenance|maintenance charge|maintenance charges|society charges|monthly maintenance|society maintenance|maintenance fee|maintenance amount|society dues=maintenance_charges;
rent due date|due date|due day|rent day|rent due day|rent date|rent payment date|payment date|rent payment day|fee due date|fee date|licence fee date|licence fee due date|day of payment|payment day=rent_due_day,fee_due_day,repayment_date;
pay day|salary day|salary date|pay date|payday=pay_day;
escalation|rent escalation|rent increase|yearly increase|annual increase|increment|hike|rent hike|annual hike|annual escalation|annual rent increase|yearly rent increase|yearly rent escalation|annual rent escalation|yearly escalation|escalation clause|annual increment|yearly increment|yearly hike|annual rise|yearly rise|rent revision|annual revision|yearly revision|price escalation|fee increase|yearly fee increase|annual fee increase|renewal increase|increase on renewal=rent_increase_percent,fee_increase_percent,yearly_increase_percent;
lock in|lock in period|lockin|lockin period|lock in clause=lock_in_months;
price|sale price|consideration|sale consideration|total price|purchase price|selling price|sale amount=sale_price;
advance|earnest money|earnest|token|token money|token amount|advance payment|booking amount|advance amount=advance_amount;
completion|completion date|closing date|closing|registration date|registration|registry|date of completion|date of registration|sale deed date|date of closing|possession|possession date|date of possession|handover|handover date|handing over|date of handing over|handing over of possession|delivery of possession=possession_date,completion_date;
interest|interest rate|rate of interest|roi|int rate|interest claimed|rate=interest_rate,late_interest_rate,default_interest_rate;
late interest|late fee|late fees|late charges|late payment charge|late payment charges|late payment fee|late payment|late payment interest|penal interest|default interest|penalty interest|interest on late payment|interest on delay|interest on delayed payment|interest on default|late payment interest rate|default interest rate=late_interest_rate,default_interest_rate;
loan|principal|loan amount|principal amount|amount of loan=loan_amount; emi|instalment|installment|monthly instalment|monthly installment|instalment amount|emi amount|installment amount=instalment_amount;
emis|instalments|installments|number of emis|number of instalments|number of installments|instalment count|no of emis|no of instalments=instalment_count; first instalment|first installment|first emi|first instalment date|first emi date=first_instalment_date;
repayment|repayment date|final repayment date|last repayment date|loan repayment date=repayment_date; disbursement|disbursal date|disbursement date|date of loan=disbursement_date; bank account|account details|bank details=bank_details;
start|start date|starting date|commencement|commencement date|joining|joining date|date of joining|beginning|effective date|from date|begin date|date of commencement|move in date|moving in|commence date|date of start|joining day|first day=start_date,joining_date,commencement_date,effective_date,disbursement_date;
end|end date|ending date|expiry|expiry date|till date|last date=end_date,repayment_date;
date|agreement date|date of agreement|execution date|signing date|date of signing|deed date|notice date|date of notice|date of deed|date of execution|document date|will date|affidavit date|petition date|complaint date|plaint date|application date|resolution date|certificate date|letter date|appeal date=agreement_date,deed_date,execution_date,notice_date,will_date,affidavit_date,reply_date,petition_date,complaint_date,plaint_date,application_date,certificate_date,letter_date,appeal_date;
place|place of signing|place of execution|signing place|city|execution place=place; jurisdiction|court|courts|jurisdiction court|court jurisdiction|jurisdiction of courts|governing court|governing courts|competent court=jurisdiction;
governing law|law|applicable law=governing_law; seat|arbitration seat|seat of arbitration|place of arbitration|venue|arbitration venue|venue of arbitration|arbitration place=arbitration_seat;
property|property address|premises|premises address|flat|flat address|address of property|address of premises|address of flat|house address=property_address;
designation|job title|title|position|role|post|job=job_title,designation; working hours|hours|office hours|timings|work hours|office timings|work timings|timing|work timing|office timing|working time|work time|shift|shift timing|working timings|hours of work|duty hours|office time=working_hours,hours; leave|leaves|paid leave|annual leave|paid leaves|leave days|paid leave days|annual leaves|holidays|paid holidays|vacation|yearly leave|leave entitlement|days of leave|days leave=annual_leave_days;
probation|probation period|probationary period|confirmation|confirmation period|period of probation=probation_months; non solicit|non solicitation|non solicitation period|non solicit period=non_solicit_months; place of work|work location|location|office|job location|workplace|office location|posting|place of posting|base location|reporting location=work_location,workplace,principal_place;
bonus=bonus_terms; manager|reporting|reporting manager|reports to|boss|supervisor|reporting officer=reporting_to;
payment terms|payment period|payment time|credit period|payment days|invoice period|days to pay|invoice payment period|invoice payment|payment due|time for payment|payment deadline|invoice days|credit days|credit|payment within|pay within|payment in=payment_days,pay_days; days to leave|time to leave|days to vacate|time to vacate|vacating time|eviction period=leave_days;
fee|fees|consultancy fee|consulting fee|professional fee|retainer|consultant fee|monthly retainer=fee,charges,license_fee; charges|service charges|service charge|monthly charges|service fee=charges,fee;
liability cap|cap|limit of liability|liability limit|cap on liability|liability=liability_cap;
firm|firm name|name of firm|partnership name|partnership|business name=firm_name; business|nature of business|business of firm=business; principal place|place of business|principal office|office of firm|principal place of business|head office=principal_place;
bank|bankers|banker|firm bank|account|accounts|firm account=bankers; drawings|drawing|drawing limit|drawings limit|monthly drawings|monthly drawing=drawings_limit; interest on capital|capital interest=interest_on_capital; spending limit|expense limit|single expense limit|decision limit=decision_limit;
notice of retirement|retirement notice|retirement notice period=notice_months; account operation|bank operation=bank_operation;
guardian=guardian_name,donee_guardian; value|property value|market value|gift value|stamp duty value|stamp value|value for stamp duty|guidance value=property_value,market_value,total_value,share_value; residue|beneficiary|residuary beneficiary=residuary_beneficiary; funeral|funeral wishes=funeral_wishes;
substitute|substitute attorney=substitute_name,alternate_executor; substitute executor|second executor=alternate_executor; remuneration|attorney fee|attorney fees|fees of attorney|attorney remuneration=attorney_fee,remuneration; subject matter|matter=subject_matter;
confidentiality period|confidentiality term|secrecy period|survival|survival period|secrecy|confidentiality|confidentiality duration|confidentiality obligations|confidentiality obligation|duty of confidence=survival_years; disclosure period|disclosure term=term_months; exclusivity|exclusivity period=exclusivity_months;
compliance period|time to reply|time to comply|deadline|days to comply|reply period|response time|compliance time|time limit|reply time|time for compliance|notice period to comply|time|time given|compliance|days|days to reply|time for reply|days to respond|period to comply=compliance_days,pay_days;
amount|sum|total sum|claim|claim amount|amount claimed|claimed amount|amount due|sum claimed=claim_amount,arrears_total,compensation,loan_amount; arrears|total due|total arrears|total unpaid|rent due|unpaid rent|total amount due=arrears_total; compensation|damages|compensation amount=compensation; subject|subject line=subject; delivery|mode of delivery|mode of service|mode of dispatch=delivery_mode;
north|northern boundary|north boundary|north side|boundary on north|northern side=property_north; south|southern boundary|south boundary|south side|boundary on south|southern side=property_south; east|eastern boundary|east boundary|east side|boundary on east|eastern side=property_east; west|western boundary|west boundary|west side|boundary on west|western side=property_west; carpet area|area|built up area|plot area|area of property|area of premises=property_area; survey number|survey no|cts number|cts no|khasra number|khasra no|unit number|survey=property_survey;
purpose|use|usage|permitted use|purpose of use=purpose,loan_purpose; purpose of loan|loan purpose=loan_purpose; deponent|deponent name=deponent_name; executor|executor name=executor_name; alternate executor=alternate_executor;
date of dishonour|dishonour date|date of return|return date|date of the memo|memo date=return_memo_date;
old name|former name|earlier name|previous name|maiden name=old_name; new name|changed name|present name=new_name;
email|e mail|reply email|mail id|email id|e mail id|email address=reply_email; cheque number|cheque no|chq no|number of cheque=cheque_number; cheque amount|amount of cheque|value of cheque=cheque_amount; cheque date|date of cheque=cheque_date; meeting date|date of meeting|board meeting date=meeting_date; offer validity|offer date|last date to accept|acceptance date|accept by|date of acceptance=accept_by; suit value|valuation|value of suit=suit_value; court fee value|court fees value=fee_value; separation date|date of separation=separation_date; marriage date|date of marriage=marriage_date; tax registration|gstin|gst number|gst no=tax_registration; payment account|account for payment=payment_account,bank_details; insurance=insurance; expenses=expenses; currency=currency
`;
const NOISE = new Set('the a an of our this that my his her their in to for on its new full complete clause'.split(' '));

const TABLE: ReadonlyMap<string, readonly string[]> = new Map(
  ALIASES.split(';').flatMap((line) => {
    const [names = '', fields = ''] = line.split('=');
    return names
      .trim()
      .split('|')
      .map((name): [string, string[]] => [keyOf(name), fields.trim().split(',')]);
  }),
);
/** All that people call fields. */
export const FIELD_NAMES: readonly string[] = [...TABLE.keys()];

/** Other words for a person in a role; a field `tenant_name` is that of the "renter". */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  landlord: ['owner', 'lessor', 'house owner'],
  tenant: ['renter', 'lessee'],
  licensor: ['owner', 'landlord'],
  licensee: ['tenant', 'occupant'],
  seller: ['vendor', 'owner'],
  buyer: ['purchaser', 'vendee'],
  employer: ['company'],
  employee: ['worker', 'staff'],
  client: ['company', 'customer'],
  customer: ['client', 'company'],
  provider: ['service provider', 'vendor', 'contractor', 'supplier'],
  consultant: ['contractor', 'freelancer'],
  attorney: ['agent', 'poa holder'],
  principal: ['executant'],
  recipient: ['opposite party', 'noticee', 'addressee', 'other party'],
  sender: ['client', 'complainant'],
  first_party: ['party one', 'party 1', 'first party'],
  second_party: ['party two', 'party 2', 'second party'],
  partner_one: ['first partner', 'partner 1'],
  partner_two: ['second partner', 'partner 2'],
  partner_three: ['third partner', 'partner 3'],
  partner_four: ['fourth partner', 'partner 4'],
};
/** Words in one order, so that "name of the tenant" and "tenant's name" are one. */
export function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/\((?:days?|weeks?|months?|years?|percent(?: a year)?)\)/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !NOISE.has(word))
    .sort()
    .join(' ');
}

/** Names of the fields that a few words may mean, the likeliest first. */
export function aliasedFields(name: string, names: readonly string[]): string[] {
  const key = keyOf(name);
  if (key === '') return [];
  const direct = (TABLE.get(key) ?? []).filter((field) => names.includes(field));
  return direct.length > 0 ? direct : names.filter((field) => rolesOf(field).some((each) => keyOf(each) === key));
}

/** `tenant_name` is "tenant", "tenant name", "renter", …; `tenant_address` "tenant address" and so on. */
function rolesOf(field: string): string[] {
  const [, role, what] = /^(\w+)_(name|address|email|description|signatory|share|capital)$/.exec(field) ?? [];
  if (role === undefined || what === undefined) return [];
  const people = [role.replaceAll('_', ' '), ...(ROLES[role] ?? [])];
  const whats: Readonly<Record<string, readonly string[]>> = {
    signatory: ['signatory', 'signer', 'authorised signatory'],
    share: ['share', 'profit share', 'share of profit'],
  };
  return people.flatMap((person) => [...(what === 'name' ? [person] : []), ...(whats[what] ?? [what]).map((each) => `${person} ${each}`)]);
}
