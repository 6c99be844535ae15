import { loadActs } from '../../../retrieval/guide/load-acts.js';

let sections: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/**
 * Whether an act has a section, as far as is known: of acts that the guide has no list of every section is believed.
 * @param section '138', '13(2)': what stands in brackets is not looked at
 */
export function mayHave(act: string, section: string): boolean {
  sections ??= new Map(loadActs().map((known) => [known.title, new Set(Object.keys(known.sections))]));
  const own = sections.get(act);
  const [number = ''] = section.split('(');
  // Sections with a letter were inserted, some of them after the list was made.
  return !own || own.has(number) || own.has(number.replace(/[A-Z]{1,2}$/u, ''));
}
