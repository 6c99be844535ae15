import type { FormValues } from '../../templates/form/form-values.js';
import type { TemplateData, TemplateField } from '../../templates/form/template-schema.js';

const NOISE = new Set(
  'the a an of our this that my his her their in to for on its new full complete clause and value sum amount figure'.split(' '),
);
const UNITS = /\((?:days?|weeks?|months?|years?|percent(?: a year)?)\)/g;
/** More words than these name no field. */
const WORDS_MAX = 8;
/** A sentence speaks of no more. */
const MENTIONED_MAX = 12;
/** What a label says of a party, and what people say instead. */
const OF_A_PARTY: Readonly<Record<string, readonly string[]>> = {
  name: ['', 'name'],
  address: ['address', 'residence', 'permanent address'],
  email: ['email', 'e mail', 'mail'],
  parentage: ['father', 'father name', 'husband', 'parentage'],
  age: ['age'],
  pan: ['pan', 'pan number', 'pan card'],
  signatory: ['signatory', 'signer', 'authorised signatory'],
  description: ['description', 'details'],
  share: ['share', 'profit share'],
  capital: ['capital', 'contribution', 'capital contribution'],
  pin: ['pin', 'pin code', 'pincode'],
};

/** Words in one order, so that "name of the tenant" and "tenant's name" are one. */
export const keyOf = (name: string): string => wordsOf(name).sort().join(' ');

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(UNITS, '')
    .replaceAll('_', ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !NOISE.has(word))
    .map((word) => (/^[a-z]{4,}[^s]s$/.test(word) ? word.slice(0, -1) : word));

/** The fields of a template by what people call them. */
export class FieldNames {
  private readonly exact = new Map<string, Set<TemplateField>>();

  /** @param values the form, so that a party may also be called by its own name */
  constructor(
    private readonly template: Pick<TemplateData, 'fields' | 'aliases'>,
    values: FormValues = {},
  ) {
    const names = new Map(template.fields.map((field) => [field.name, field]));
    for (const field of template.fields) for (const name of [field.label, field.name]) this.put(name, field);
    for (const [key, aliases] of Object.entries(template.aliases)) {
      const field = names.get(key);
      for (const alias of aliases) if (field) this.put(alias, field);
    }
    for (const field of template.fields) {
      const [, role = '', what = ''] =
        /^(\w+?)_(name|address|email|parentage|age|pan|signatory|description|share|capital|pin)$/.exec(field.name) ?? [];
      if (role === '' || (what !== 'name' && !names.has(`${role}_name`))) continue;
      for (const person of [role.replaceAll('_', ' '), ...(template.aliases[role] ?? [])])
        for (const said of OF_A_PARTY[what] ?? []) this.put(`${person} ${said}`, field);
      const own = values[`${role}_name`] ?? '';
      for (const said of own === '' ? [] : (OF_A_PARTY[what] ?? [])) if (said !== '') this.put(`${own} ${said}`, field);
    }
  }

  /** The fields that a few words name exactly; more than one where the words are ambiguous. */
  named(words: string): TemplateField[] {
    const key = keyOf(words);
    return key === '' || key.split(' ').length > WORDS_MAX ? [] : [...(this.exact.get(key) ?? [])];
  }

  /** The fields of which a sentence says a name, the longest names first. */
  mentionedIn(sentence: string): TemplateField[] {
    const said = new Set(wordsOf(sentence));
    const found = [...this.exact].filter(([key]) => key.split(' ').every((word) => said.has(word)));
    return [...new Set(found.sort(([a], [b]) => b.length - a.length).flatMap(([, fields]) => [...fields]))].slice(0, MENTIONED_MAX);
  }

  /** The fields whose label has all of a few words. */
  partlyNamed(words: string): TemplateField[] {
    const wanted = wordsOf(words);
    if (wanted.length === 0 || wanted.length > WORDS_MAX) return [];
    return this.template.fields.filter(({ label, name }) => {
      const own = new Set([...wordsOf(label), ...wordsOf(name)]);
      return wanted.every((word) => own.has(word));
    });
  }

  private put(name: string, field: TemplateField): void {
    const key = keyOf(name);
    if (key === '') return;
    this.exact.set(key, (this.exact.get(key) ?? new Set()).add(field));
  }
}
