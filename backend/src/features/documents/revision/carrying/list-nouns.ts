import type { TemplateField } from '../../template/template-schema.js';

/** What one entry of a list is called, with the lists that hold such entries, the likeliest first. */
const LISTS: readonly [RegExp, readonly string[]][] = [
  [/^grounds?$/i, ['grounds', 'defenses', 'legal_basis']],
  [/^(?:restrictions?|limits?|limitations?)$/i, ['restrictions', 'limits']],
  [/^(?:gifts?|bequests?|legac(?:y|ies))$/i, ['gifts']],
  [/^demands?$/i, ['demands', 'further_demands', 'reliefs']],
  [/^(?:prayers?|reliefs?|claims?)$/i, ['reliefs', 'demands', 'further_demands']],
  [/^(?:documents?|papers?|annexures?|cop(?:y|ies))$/i, ['documents', 'annexures', 'title_documents']],
  // The papers of title that a seller hands over are nothing that is attached.
  [/^(?:enclosures?|attachments?)$/i, ['documents', 'annexures']],
  [/^(?:title )?(?:papers?|documents?)$/i, ['title_documents', 'documents']],
  [/^(?:facts?|allegations?|events?)$/i, ['facts', 'case_facts', 'grievance_facts', 'debt_facts', 'conduct', 'complaint_summary']],
  [/^(?:evidence|witness(?:es)?|proofs?|testimony)$/i, ['evidence', 'witnesses', 'documents']],
  [/^counter[- ]?arguments?$/i, ['counter_arguments']],
  [/^defen[cs]es?$/i, ['defenses']],
  [/^powers?$/i, ['powers']],
  [/^(?:questions?|quer(?:y|ies)|information|requests?|items? of information|points?)$/i, ['questions', 'requested']],
  [/^(?:tasks?|dut(?:y|ies)|responsibilit(?:y|ies))$/i, ['duties', 'customer_duties']],
  [/^(?:services?|deliverables?)$/i, ['services', 'deliverables']],
  [/^(?:occupants?|residents?)$/i, ['permitted_occupants']],
  [/^(?:suret(?:y|ies)|bail bonds?)$/i, ['sureties']],
  [/^(?:directors?)$/i, ['directors']],
  [/^(?:opposite part(?:y|ies)|respondents?|defendants?|accused|part(?:y|ies)|co-accused)$/i, ['further_parties', 'further_accused']],
  [/^(?:resolutions?)$/i, ['resolutions']],
  [/^(?:advocates?|lawyers?)$/i, ['advocates']],
  [/^(?:assets?|propert(?:y|ies))$/i, ['assets', 'property_details', 'property_description']],
  [/^(?:benefits?|perks?)$/i, ['benefits']],
  [/^(?:objectives?|goals?|aims?)$/i, ['objectives']],
  [/^addressees?$/i, ['further_addressees', 'further_recipients', 'responsible_people']],
  [/^(?:wish(?:es)?)$/i, ['other_wishes']],
  [/^(?:payments?|instalments?)$/i, ['payment_schedule', 'payments']],
  [/^(?:fixtures?|fittings?|furniture|items?)$/i, ['fixtures', 'fittings', 'furnishings', 'inventory']],
  [/^(?:special )?conditions?$/i, ['special_conditions']],
];

/** The lists of a form that hold what a noun names, the likeliest first. */
export function listFieldsCalled(fields: readonly TemplateField[], noun: string): TemplateField[] {
  const names = LISTS.filter(([pattern]) => pattern.test(noun.trim())).flatMap(([, own]) => own);
  return [...new Set(names)].flatMap((name) => fields.find((field) => field.name === name && field.format === 'list') ?? []);
}
