import { isProviso, takesBack } from '../../../core/text/provisions.js';
import type { SourceExcerpt } from '../language-model.js';

/** "(2) …", "(a) …": a part of a section, which its label introduces. */
const LABELLED = /^\W?\((?:\d|[a-z]{1,4}\)|[क-ह]\))/u;

const WORDS = {
  none: '',
  but: 'But: ',
  also: 'Also: ',
  explanation: 'It is explained: ',
  example: 'For example: ',
  'see-proviso': 'But see the proviso that begins: ',
  'see-exception': 'But see the exception that begins: ',
  'see-part': 'But see what begins: ',
} as const;

/** What stands before a quotation of an excerpt, on its line. */
export function leadOf({ lead, state }: SourceExcerpt['quotations'][number]): string {
  return lead === 'state' ? `As amended in ${state}: ` : WORDS[lead];
}

/** The same for a further quotation of a text that was not read into its parts. */
export function continuation(quotation: string): string {
  if (/^\W*Explanation/u.test(quotation)) return WORDS.explanation;
  if (LABELLED.test(quotation)) return '';
  if (!isProviso(quotation)) return 'It continues: ';
  return takesBack(quotation) ? WORDS.but : WORDS.also;
}
