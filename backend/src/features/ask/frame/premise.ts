import { type Figure, figuresIn } from './figures.js';

/** What a question takes the law to say, as far as it is a figure or a punishment. */
export interface Premise {
  /** As the question says it. */
  words: string;
  /** See `Figure`; 'death' and 'life' for those punishments. */
  value: string;
  kind: Figure['kind'] | 'punishment';
}

/** The end of a word in any script. */
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const BEGIN = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const LAW = String.raw`\b(?:law|acts?|code|sanhita|adhiniyam|constitution|sections?|articles?|rules?|RTI|RERA|IPC|BNS|BNSS|CrPC|police|court|commission|magistrate|officer)\b`;
const GRANTS = String.raw`\b(?:gives?|allows?|lets?|permits?|requires?|says?|provides?|grants?|punish(?:es)?|carries|hears?|has|have|may|must|can|need(?:s|ed)?|is|are|stays?)\b`;
/** Things for which the law sets a figure. */
const NORM = String.raw`\b(?:limit|limitation|deadline|time|period|punishment|penalty|fine|sentence|imprisonment|age|share|notice|leave|fee|interest|compensation|quorum|bonus)\b`;
/** What the asker takes the law to say: "Section 138 gives 60 days", "…, right?", "Since a will must be made within six months, …". */
const PREMISES: readonly RegExp[] = [
  new RegExp(String.raw`^(?:[^,.?!]{0,80}\b)?(?:as|since|because|given that|now that)\b([^,.?!]{0,160}${GRANTS}[^,.?!]{0,120}),`, 'iu'),
  new RegExp(String.raw`(${LAW}[^,.?!]{0,120}${GRANTS}[^,.?!]{0,120})(?:,| so\b)`, 'iu'),
  new RegExp(String.raw`([^,.?!]{0,160}${GRANTS}[^,.?!]{0,120}), so\b`, 'iu'),
  /([^.?!]{0,240}),? (?:right|correct|true|yes|isn'?t it|is(?: that| it|n't that) (?:right|correct|so|true))\s?\?/iu,
  /\b(?:is it (?:true|correct|right)|am i right|i know|i (?:was|am|have been) told|i (?:have )?heard)(?: that)?\b([^.?!]{0,240})/iu,
  // What somebody in the story says is a rule only where it speaks of one: not "he says come after two months".
  new RegExp(
    String.raw`\b(?:he|she|they|employer|lawyer|landlord|police|bank) (?:says?|told|claims?)(?: that)?\b(?=[^.?!]{0,240}(?:${LAW}|${NORM}|\b(?:within|must|allowed|at (?:least|most)|entitled)\b))([^.?!]{0,240})`,
    'iu',
  ),
  /\b(?:which|what|under which) (?:section|provision|article|rule|law)\b([^.?!]{0,240})/iu,
  new RegExp(String.raw`^(?:is|are|isn'?t) ((?:the |a )?[^,.?!]{0,60}${NORM}[^.?!]{0,120})\?`, 'iu'),
  new RegExp(
    String.raw`^((?!(?:what|how|when|where|which|who|why|is|are|can|do|does)\b)[^,.?!]{0,80}${NORM}[^,.?!]{0,80} (?:is|are) [^,.?!]{0,80})[,.]`,
    'iu',
  ),
  // Hindi, in either script.
  // pattern: at most 2000 characters -- LONGEST, to which a question is cut
  new RegExp(
    String.raw`([^?!।]{0,240}?)[ ,]{0,2}${BEGIN}(?:है ना|है न|हैं ना|hai na|hai n|(?:क्या |kya )?(?:यह |ये |ye |yeh )?(?:सही|सच|ठीक|sahi|sach|theek|thik) (?:है|hai|h))${END}(?: (?:क्या|kya))?\s?(?:[?।]|$)`,
    'iu',
  ),
  new RegExp(String.raw`(?:(?:सही|सच|sahi|sach) (?:है|hai) (?:कि|ki)|(?:सुना|suna) (?:है|hai)(?: (?:कि|ki))?)${END}([^?!।]{0,240})`, 'iu'),
  new RegExp(
    String.raw`(?:कहता|कहती|कहते|kehta|kehti|kehte) (?:है|हैं|hai|hain)(?: (?:कि|ki))?${END}(?=[^?!।]{0,240}${BEGIN}(?:क़?ानून|नियम|सीमा|नोटिस|सज़?ा|जुर्माना|के (?:अंदर|भीतर)|kanoon|niyam|notice|saza|jurmana|ke andar|limit)${END})([^?!।]{0,240})`,
    'iu',
  ),
  new RegExp(String.raw`${BEGIN}(?:क्योंकि|चूँकि|चूंकि|kyunki|kyonki|kyuki|chunki)${END}([^,?!।]{0,240})`, 'iu'),
  new RegExp(
    String.raw`([^,?!।]{0,240}?)${BEGIN}(?:लिखा है|लिखा हुआ है|likha hai|likha h|होता है|होती है|होते हैं|hota hai|hoti hai|hote hain|मिलता है|मिलते हैं|milta hai|milte hain|चाहिए|chahiye),? (?:तो|to|फिर|phir|इसलिए|isliye)${END}`,
    'iu',
  ),
];
/** What happened to the asker is not a rule. */
const OWN_STORY =
  /\b(?:ago|last|back|old|my|our|we|since|for the (?:last|past)|i was|i have|we have|i am|has not|have not|did not|didn'?t|hasn'?t|haven'?t|mera|meri|mere|mujhe|hamara|hamari|hamare|maine|pehle|pahle)\b|मेर[ाीे]|मुझे|हमार[ाीे]|मैंने|पहले/iu;
const OF_PUNISHMENT = /\b(?:jail|prison|imprison|sentence|punish|rigorous|behind bars|carries|saza|kaid|qaid)|सज़?ा|जेल|क़?ैद|कारावास|दंड|दण्ड/iu;
const DEATH = /\b(?:death (?:penalty|sentence)|(?:be |is )?hanged|capital punishment|ph?aansi|ph?ansi)\b|फाँसी|फांसी|मृत्युदंड/iu;
const LIFE = /\b(?:life (?:imprisonment|term|sentence)|imprisonment for life|umra?[- ]?(?:kaid|qaid))\b|उम्र ?क़?ैद|आजीवन कारावास/iu;
const LONGEST = 2000;

/** "Rs. 5,000" without the marks that otherwise end a clause. */
const readable = (question: string): string =>
  question
    .replace(/\s+/gu, ' ')
    .slice(0, LONGEST)
    .replace(/\b(Rs|INR)\./giu, '$1')
    .replace(/(?<=\d),(?=\d)/gu, '');

/** The first period, share, sum or punishment that a question assumes to be the law; null where it assumes none. */
export function premiseOf(question: string): Premise | null {
  const text = readable(question);
  for (const pattern of PREMISES) {
    const clause = pattern.exec(text)?.[1];
    if (clause === undefined || OWN_STORY.test(clause)) continue;
    const [figure] = figuresIn(clause);
    if (figure) {
      const { words, value, kind } = figure;
      return { words, value, kind: kind === 'period' && OF_PUNISHMENT.test(clause) ? 'punishment' : kind };
    }
    const [death] = DEATH.exec(clause) ?? [];
    if (death !== undefined) return { words: death, value: 'death', kind: 'punishment' };
    const [life] = LIFE.exec(clause) ?? [];
    if (life !== undefined) return { words: life, value: 'life', kind: 'punishment' };
  }
  return null;
}
