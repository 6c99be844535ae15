import { normalized } from '../../../../core/text/normalized.js';
/** Where a person goes, in the words of plain English, of spoken Hindi and of the acts. */
interface Forum {
  en: readonly string[];
  hi: readonly string[];
  /** At least one of these stands in the law that is pinned. */
  law: readonly string[];
}

/** The longer names first: what they cover is not read again. */
const FORUMS: readonly Forum[] = [
  {
    en: ['state information commission', 'information commission', 'central information commission'],
    hi: ['सूचना आयोग'],
    law: ['information commission'],
  },
  { en: ['information officer'], hi: ['सूचना अधिकारी'], law: ['public information officer', 'information officer'] },
  { en: ['state commission'], hi: ['राज्य उपभोक्ता आयोग', 'राज्य आयोग'], law: ['state commission'] },
  { en: ['national commission'], hi: ['राष्ट्रीय उपभोक्ता आयोग', 'राष्ट्रीय आयोग'], law: ['national commission'] },
  {
    en: ['district consumer commission', 'consumer court', 'consumer commission', 'district commission', 'commission'],
    hi: ['ज़िला उपभोक्ता आयोग', 'उपभोक्ता कोर्ट', 'उपभोक्ता आयोग', 'कंज़्यूमर कोर्ट', 'आयोग'],
    law: ['commission'],
  },
  { en: ['family court'], hi: ['फ़ैमिली कोर्ट', 'कुटुंब कोर्ट', 'परिवार कोर्ट'], law: ['family court'] },
  { en: ['high court'], hi: ['हाई कोर्ट', 'हाईकोर्ट'], law: ['high court'] },
  { en: ['supreme court'], hi: ['सुप्रीम कोर्ट'], law: ['supreme court'] },
  {
    en: ['special court', 'special judge'],
    hi: ['स्पेशल कोर्ट', 'विशेष कोर्ट'],
    law: ['special court', 'special judge', 'children’s court', 'designated court'],
  },
  {
    en: ['sessions court', 'court of session', 'sessions judge'],
    hi: ['सेशन कोर्ट', 'सेशन जज'],
    law: ['court of session', 'sessions judge', 'sessions court'],
  },
  { en: ['labour court'], hi: ['लेबर कोर्ट', 'श्रम कोर्ट'], law: ['labour court', 'tribunal'] },
  {
    en: ['district court', 'civil court', 'district judge'],
    hi: ['ज़िला कोर्ट', 'सिविल कोर्ट', 'ज़िला जज'],
    law: ['district court', 'civil court', 'district judge', 'court'],
  },
  { en: ['district magistrate'], hi: ['ज़िला मजिस्ट्रेट', 'डीएम'], law: ['district magistrate', 'executive magistrate', 'collector'] },
  { en: ['magistrate'], hi: ['मजिस्ट्रेट'], law: ['magistrate'] },
  { en: ['claims tribunal', 'tribunal'], hi: ['क्लेम ट्रिब्यूनल', 'दावा ट्रिब्यूनल', 'ट्रिब्यूनल'], law: ['tribunal'] },
  { en: ['rent controller', 'controller'], hi: ['रेंट कंट्रोलर', 'किराया कंट्रोलर', 'कंट्रोलर'], law: ['controller', 'rent authority'] },
  { en: ['protection officer'], hi: ['संरक्षण अधिकारी', 'प्रोटेक्शन अफ़सर'], law: ['protection officer'] },
  { en: ['service provider'], hi: ['सेवा देने वाली संस्था', 'सर्विस प्रोवाइडर'], law: ['service provider'] },
  { en: ['child welfare committee'], hi: ['बाल कल्याण समिति'], law: ['committee'] },
  { en: ['internal committee'], hi: ['आंतरिक समिति', 'इंटरनल कमेटी'], law: ['internal committee'] },
  { en: ['local committee'], hi: ['स्थानीय समिति', 'लोकल कमेटी'], law: ['local committee'] },
  { en: ['conciliation officer'], hi: ['सुलह अधिकारी'], law: ['conciliation officer'] },
  { en: ['adjudicating officer'], hi: ['निर्णायक अधिकारी', 'न्यायनिर्णायक अधिकारी'], law: ['adjudicating officer'] },
  { en: ['real estate authority', 'rera authority', 'rera'], hi: ['रेरा'], law: ['authority'] },
  {
    en: ['legal services authority', 'legal aid office'],
    hi: ['विधिक सेवा प्राधिकरण', 'क़ानूनी सहायता दफ़्तर'],
    law: ['authority', 'legal services'],
  },
  { en: ['legal aid'], hi: ['क़ानूनी सहायता', 'क़ानूनी मदद'], law: ['legal services', 'legal aid'] },
  { en: ['lok adalat'], hi: ['लोक अदालत'], law: ['lok adalat'] },
  { en: ['registrar'], hi: ['रजिस्ट्रार'], law: ['registrar', 'registering officer'] },
  { en: ['collector'], hi: ['कलेक्टर'], law: ['collector'] },
  { en: ['ombudsman'], hi: ['लोकपाल'], law: ['ombudsman'] },
  { en: ['police station', 'police officer', 'police'], hi: ['थाने', 'थाना', 'थानेदार', 'पुलिस'], law: ['police'] },
  { en: ['gazetted officer'], hi: ['राजपत्रित अधिकारी', 'गज़ेटेड अफ़सर'], law: ['gazetted officer'] },
  { en: ['inspector-cum-facilitator', 'labour inspector'], hi: ['इंस्पेक्टर-सह-फैसिलिटेटर', 'लेबर इंस्पेक्टर'], law: ['inspector'] },
  { en: ['court', 'judge'], hi: ['कोर्ट', 'अदालत', 'जज'], law: ['court', 'magistrate', 'judge', 'tribunal', 'commission', 'controller'] },
];

const LETTER = /[\p{L}\p{M}\p{N}]/u;
const plain = (text: string): string =>
  normalized(text)
    .toLowerCase()
    .replace(/\u2019/gu, "'");

/** Whether a text has a word at a place and not merely letters of it; English words may be in the plural. */
function endOfWord(text: string, at: number, word: string): number {
  const end = at + word.length;
  if (at > 0 && LETTER.test(text[at - 1] ?? '')) return -1;
  if (!LETTER.test(text[end] ?? '')) return end;
  return /[a-z]$/u.test(word) && text[end] === 's' && !LETTER.test(text[end + 1] ?? '') ? end + 1 : -1;
}

/** The forums that a sentence names, by their place in the table. */
export function forumsIn(sentence: string, language: 'en' | 'hi'): Set<number> {
  let text = plain(sentence);
  const found = new Set<number>();
  for (const [number, forum] of FORUMS.entries())
    for (const name of forum[language].map(plain)) {
      for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
        const end = endOfWord(text, at, name);
        if (end < 0) continue;
        found.add(number);
        text = text.slice(0, at) + ' '.repeat(end - at) + text.slice(end);
      }
    }
  return found;
}

/** Whether the law that is pinned names a forum. @param law in small letters */
export const isForumOf = (forum: number, law: string): boolean => FORUMS[forum]?.law.some((name) => law.includes(name)) ?? false;

/** The everyday name of a forum. */
export const forumName = (forum: number): string => FORUMS[forum]?.en[0] ?? '';
