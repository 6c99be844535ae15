import { fromRoman } from '../../../core/text/roman.js';
import { tellingWords } from '../../retrieval/retrieval.service.js';

/** What papers are called, and words that ask for their contents in general. */
const CONTENTS: ReadonlySet<string> = new Set(
  tellingWords(`
    paper papers document documents doc file letter notice agreement contract deed lease summons complaint petition reply order draft
    attached uploaded legal content contents
    summary summarise summarize summarised summarized gist overview outline tldr tl dr brief briefly short simple simply plain easy language
    word words line lines bullet nutshell main key important point points highlight highlights read understand meaning
    kagaz kagaj kaagaz chitthi patra dastavez saar saransh nichod samjha samjhao samjhaiye samjhaye samjhado likha likhi padh padho padhkar
    aasan asan saral bhasha shabdo shabdon mukhya baat baatein baate baten bare baare
    कागज कागजात पत्र चिट्ठी नोटिस दस्तावेज फाइल अनुबंध समझौता सार सारांश निचोड संक्षेप संक्षिप्त समझा समझाओ समझाइए समझाइये समझाएँ समझाएं लिखा
    लिखी पढ पढकर सरल आसान भाषा शब्दों मुख्य बात बातें बारे अर्थ
    दीजिए दीजिये कीजिए कीजिये dijiye kijiye
  `),
);
/** Words that ask for all that an act has. */
const ALL_OF_ACT: ReadonlySet<string> = new Set(
  tellingWords(`
    list lists every complete full entire enumerate show write name names number sections section provisions provision chapters chapter
    part parts poora poori pura puri saare saari sare sabhi suchi dhara dharae dharaye dharayen adhyay thode thoda
    पूरा पूरी सूची सभी सारी सारे धारा धाराएं धाराएँ धाराओं अध्याय
  `),
);
const NUMBER = /^(?:\d{1,3}|two|three|four|five|six|eight|ten)$/u;

/**
 * Whether a question asks for all of something and names nothing in it, in whatever order and language: "tl;dr", "saar batao", "what does this
 * paper say".
 */
export const asksOfWhole = (question: string): boolean => tellingWords(question).every((word) => CONTENTS.has(word));

/** Whether a question, without the name of an act, asks for its contents or for all that it has; null where it asks something else. */
export function askedOfAct(rest: string): 'contents' | 'all' | null {
  const words = tellingWords(rest).filter((word) => !NUMBER.test(word) && fromRoman(word) === 0);
  if (!words.every((word) => CONTENTS.has(word) || ALL_OF_ACT.has(word))) return null;
  return words.some((word) => ALL_OF_ACT.has(word)) ? 'all' : 'contents';
}
