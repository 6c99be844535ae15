/** What a party is, as far as its name and description tell, or as the form says. */
export type PersonKind = 'individual' | 'company' | 'firm' | 'family' | 'trust' | 'body';

/** What a form may say that a party is. */
const STATED_KINDS: Readonly<Record<string, PersonKind>> = {
  individual: 'individual',
  company: 'company',
  'limited liability partnership': 'company',
  'partnership firm': 'firm',
  'hindu undivided family': 'family',
  trust: 'trust',
  society: 'body',
};

/** How a company's name has to end, or what its description says. */
const COMPANY = /\b(?:limited|ltd|llp|inc|incorporated|corporation|corp|gmbh|plc|llc)\b\.?\s?(?:\)|[(,].{0,80})?$/i;
const COMPANY_HINDI = /(?:लिमिटेड|एलएलपी)$/u;
const COMPANY_DESCRIBED =
  /\b(?:company|corporation|limited liability partnership|llp)\b[^.;]{0,40}\b(?:incorporated|registered|under|of the state)\b|^an? (?:private |public |one person )?(?:limited )?company\b|^an? limited liability partnership\b/i;
const BODY =
  /^(?:(?:the )?(?:union|state|government) of\b|(?:municipal )?corporation of\b|.{0,80}\b(?:trust|society|foundation|association|university|municipality|corporation|board|authority|bank|club)(?: of\b|\s?(?:[(,].{0,80})?$))/i;
const BODY_DESCRIBED = /\b(?:trust|society|association|statutory body|corporation|co-operative)\b/i;
const FIRM = /(?:&|\band)\s(?:sons|brothers|bros|co|company|associates|partners)\.?$|^messrs\b|^m\/s\b/i;
const FIRM_DESCRIBED = /\bpartnership firm\b|\bfirm (?:registered|constituted)\b|^an? (?:registered |unregistered )?partnership\b/i;
const PROPRIETARY = /\bpropriet(?:ary|or|orship)\b/i;

/**
 * What a party is: a company or LLP, a partnership firm, another body (trust, society), or a natural person, which is also what a
 * proprietary firm is in law.
 * @param description what the form says about the party after its name
 * @param stated what the form says that the party is; it decides
 */
export function personKind(name: string, description = '', stated = ''): PersonKind {
  if (Object.hasOwn(STATED_KINDS, stated)) return STATED_KINDS[stated] ?? 'individual';
  if (PROPRIETARY.test(description)) return 'individual';
  if (COMPANY.test(name) || COMPANY_HINDI.test(name) || COMPANY_DESCRIBED.test(description)) return 'company';
  if (FIRM_DESCRIBED.test(description) || FIRM.test(name)) return 'firm';
  if (BODY.test(name) || BODY_DESCRIBED.test(description)) return 'body';
  return 'individual';
}

const SUCCESSORS: Record<PersonKind, readonly string[]> = {
  individual: ['heirs', 'executors', 'administrators'],
  company: ['successors'],
  firm: ['partners for the time being', 'their heirs, executors and administrators'],
  family: ['members for the time being', 'the survivors of them'],
  trust: ['trustees for the time being', 'successors in office'],
  body: ['successors'],
};

/**
 * Those to whom the rights and duties of a party pass, to follow "the Tenant's": only a natural person leaves heirs.
 * @param others who take after them, such as "permitted assigns"
 */
export function successors(name: string, description?: string, others?: string, stated?: string): string {
  const all = [...SUCCESSORS[personKind(name, description, stated)], ...(others ? [others] : [])];
  return all.length === 1 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
}
