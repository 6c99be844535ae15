/** Devanagari letters by their sound in Latin consonants; vowels leave nothing but where a word begins with one. */
const SOUNDS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'k',
  ग: 'g',
  घ: 'g',
  ङ: 'n',
  च: 'c',
  छ: 'c',
  ज: 'j',
  झ: 'j',
  ञ: 'n',
  ट: 't',
  ठ: 't',
  ड: 'd',
  ढ: 'd',
  ण: 'n',
  त: 't',
  थ: 't',
  द: 'd',
  ध: 'd',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'b',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 's',
  ष: 's',
  स: 's',
  ह: 'h',
  'ं': 'n',
  'ँ': 'n',
  ळ: 'l',
};
/** Words in which the consonants say enough. */
const SOUND_MIN = 3;

/** An English word written in Devanagari, as the document spells it: "लाइसेंस" is "licence". What is none stays as it was written. */
export function loanWord(word: string, vocabulary: ReadonlySet<string>): string {
  if (!/^[\u0900-\u097f-]{3,24}$/u.test(word) || vocabulary.size === 0) return word;
  const sound = [...word]
    .map((letter) => SOUNDS[letter] ?? '')
    .join('')
    .replace(/(.)\1+/g, '$1');
  if (sound.length < SOUND_MIN) return word;
  const found = [...vocabulary].filter((each) => soundOf(each) === sound && beginsAlike(word, each));
  return found.sort((a, b) => a.length - b.length)[0] ?? word;
}

/** "License" and "licence" as they are heard: l, s, n, s. */
const soundOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ph/g, 'f')
    .replace(/tion|sion/g, 'sn')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ch/g, 'c')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/ck|c(?!h)|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/sh/g, 's')
    .replace(/th/g, 't')
    .replace(/[aeiou]|(?<=[a-z])[yh]/g, '')
    .replace(/(.)\1+/g, '$1');

/** A word that begins with a vowel does so in both scripts. */
const beginsAlike = (word: string, english: string): boolean => /^[अ-औ]/u.test(word) === /^[aeiou]/.test(english);

const CITIES: ReadonlyMap<string, string> = new Map(
  (
    'मुंबई=Mumbai मुम्बई=Mumbai दिल्ली=Delhi पुणे=Pune बेंगलुरु=Bengaluru बैंगलोर=Bengaluru चेन्नई=Chennai कोलकाता=Kolkata हैदराबाद=Hyderabad अहमदाबाद=Ahmedabad ' +
    'जयपुर=Jaipur लखनऊ=Lucknow कानपुर=Kanpur नागपुर=Nagpur सूरत=Surat गुरुग्राम=Gurugram नोएडा=Noida ठाणे=Thane भोपाल=Bhopal इंदौर=Indore पटना=Patna चंडीगढ़=Chandigarh कोच्चि=Kochi'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** The names of cities in Latin letters, for a draft in English. */
export const citiesInLatin = (text: string): string =>
  text.replace(/नई दिल्ली/g, 'New Delhi').replace(/[\u0900-\u097f]{2,20}/gu, (word) => CITIES.get(word) ?? word);
