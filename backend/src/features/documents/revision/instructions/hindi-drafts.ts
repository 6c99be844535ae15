import { normalized } from '../../../../core/text/normalized.js';
import { wordByWord } from './hindi-words.js';

/** Words of a topic; a longer one is a sentence. */
const TOPIC_MAX = 5;
const VERB_AT_END =
  /(?: (?:को|तक|में))? (?:कर (?:दें|दीजिए|दीजिये|दो|दिया जाए)|करें|कीजिए|लिखें|लिखिए|लिख दें|रखें|रखिए|बनाएँ|बना दें|होना चाहिए|होगा|होगी|हो)[।.]?$/u;
const LINK = /^(?:को|:|=|है|का नाम|के स्थान पर)\s+/u;
/** "… भी माँगिए": what is to be asked for, or to be said, beside what is there. */
const ASKED = /^(.{4,300}?) (?:भी )?(?:पूछें|पूछिए|पूछिये|पूछो|पूछ लें|माँगें|माँगिए|मांगें|मांगिए|माँगिये|मांगिये|माँग लें|मांग लें)[।.]?$/u;
const ADDED =
  /^(?:(?:एक )?(?:और |नया |नई )?(तथ्य|माँग|मांग|शर्त|प्रश्न) (?:यह )?(?:भी )?(?:जोड़ें|जोड़िए|जोड़ दें|लिखें|जोड़ दीजिए)(?: कि|:| -) ?(.{6,400}))$/u;
const LISTS: Readonly<Record<string, string>> = { तथ्य: 'fact', माँग: 'demand', मांग: 'demand', प्रश्न: 'question' };

/**
 * An instruction on a draft in Hindi that gives words of it: an English one with these words as they were typed. Null for one that gives
 * figures, or something else.
 * @param isField whether words name a field of the form
 * @param isAsked whether the draft asks questions, rather than making demands
 */
export function inHindiWords(typed: string, isField: (name: string) => boolean, isAsked: boolean): string | null {
  // A letter with a dot below it is one character or two.
  const sentence = normalized(typed).trim();
  const [, what = ''] = ASKED.exec(sentence) ?? [];
  if (what !== '' && !/\d ?(?:%|प्रतिशत)/.test(what)) return `add ${isAsked ? 'question' : 'demand'}: ${what.replace(/ भी$/u, '')}`;
  const [, list = '', words = ''] = ADDED.exec(sentence) ?? [];
  if (list !== '') return list === 'शर्त' ? `add to the special conditions ${words}` : `add ${LISTS[list] ?? ''}: ${words}`;
  const verb = VERB_AT_END.exec(sentence);
  if (!verb || / (?:और|तथा|एवं) .{0,200} (?:कर|रख)/u.test(sentence)) return null;
  const tokens = sentence.slice(0, verb.index).split(' ');
  for (let length = Math.min(TOPIC_MAX, tokens.length - 1); length > 0; length -= 1) {
    const named = tokens.slice(0, length).join(' ').replace(/:$/, '');
    const translated = wordByWord(named)
      .filter((word) => !word.startsWith('~') && !word.startsWith('!'))
      .join(' ');
    // The forms of these drafts have their labels in both languages.
    const topic = [named, translated].find((each) => each !== '' && isField(each));
    if (topic === undefined) continue;
    const value = tokens.slice(length).join(' ').replace(LINK, '');
    return isOfWords(value) ? `change ${topic} to ${value}` : null;
  }
  return null;
}

/** Whether a value is more than figures with their units: those are read elsewhere. */
const isOfWords = (value: string): boolean =>
  !/से|के बजाय|की जगह|के बदले/u.test(value) &&
  wordByWord(value).some((word) => /[\u0900-\u097f]/.test(word)) &&
  /[\u0900-\u097f]{3}/.test(value);
