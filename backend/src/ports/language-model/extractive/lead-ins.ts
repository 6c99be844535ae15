import { isProviso, takesBack } from '../../../core/text/provisions.js';
import type { SourceExcerpt } from '../language-model.js';

type ExcerptLead = Pick<SourceExcerpt['quotations'][number], 'lead' | 'state'>;

/** What introduces a quotation: as an excerpt says it, or that a text which was not read into its parts goes on. */
export type LeadIn = ExcerptLead | { lead: 'continues'; state: '' };

type Words = Readonly<Record<LeadIn['lead'], (state: string) => string>>;

const ENGLISH: Words = {
  none: () => '',
  but: () => 'But: ',
  also: () => 'Also: ',
  explanation: () => 'It is explained: ',
  example: () => 'For example: ',
  state: (state) => `As amended in ${state}: `,
  'see-proviso': () => 'But see the proviso that begins: ',
  'see-exception': () => 'But see the exception that begins: ',
  'see-part': () => 'But see what begins: ',
  continues: () => 'It continues: ',
};
const HINDI: Words = {
  none: () => '',
  but: () => 'लेकिन: ',
  also: () => 'साथ ही: ',
  explanation: () => 'इसे समझाया गया है: ',
  example: () => 'उदाहरण: ',
  state: (state) => `${state} में संशोधित रूप: `,
  'see-proviso': () => 'लेकिन वह परंतुक (शर्त) भी देखें, जो ऐसे शुरू होता है: ',
  'see-exception': () => 'लेकिन वह अपवाद भी देखें, जो ऐसे शुरू होता है: ',
  'see-part': () => 'लेकिन वह हिस्सा भी देखें, जो ऐसे शुरू होता है: ',
  continues: () => 'आगे लिखा है: ',
};

/** What stands before a quotation on its line, in the language of the question. */
export const leadInWords = ({ lead, state }: LeadIn, hindi: boolean): string => (hindi ? HINDI : ENGLISH)[lead](state);

/** "(2) …", "(a) …": a part of a section, which its label introduces. */
const LABELLED = /^\W?\((?:\d|[a-z]{1,4}\)|[क-ह]\))/u;

/** What introduces a further quotation of a text that was not read into its parts. */
export function continuation(quotation: string): LeadIn {
  if (/^\W*Explanation/u.test(quotation)) return { lead: 'explanation', state: '' };
  if (LABELLED.test(quotation)) return { lead: 'none', state: '' };
  if (!isProviso(quotation)) return { lead: 'continues', state: '' };
  return { lead: takesBack(quotation) ? 'but' : 'also', state: '' };
}
