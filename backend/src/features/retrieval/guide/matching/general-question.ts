import { SLOTS } from '../plain-texts/plain-text.js';

/** What a question asks of a matter, by the places of a plain text that say it. */
export type AskedSlot = (typeof SLOTS)[number];

/** Words with which people ask where, until when, for how much and with what end, whatever it is about. */
const GENERAL_WORDS = {
  en:
    'file apply application complain complaint case petition suit claim court police authority office officer judge magistrate decide decision hear hearing ' +
    'pay payment money amount give get take make start begin finish end order reply answer refuse reject deny agree listen obey ignore comply respond do happen ' +
    'fee cost charge free document paper proof form time day week month year hour long late last date deadline limit period soon wait delay ' +
    'appeal next step procedure process punish punishment sentence fine jail prison penalty law rule section allowed right other person party side ' +
    'need must go approach send write online lawyer stop still again first second more much many help action',
  hi:
    'अर्ज़ी आवेदन शिकायत केस मुक़दमा मामला दावा कोर्ट अदालत थाना पुलिस दफ़्तर अधिकारी फ़ैसला सुनवाई पैसा पैसे भुगतान माने मानता मानती मना इनकार जवाब आदेश सुने सुनता ' +
    'फ़ीस ख़र्च ख़र्चा शुल्क काग़ज़ काग़ज़ात दस्तावेज़ सबूत फ़ॉर्म समय वक़्त दिन महीने साल देर तारीख़ सीमा अपील सज़ा जुर्माना जेल क़ानून धारा लगेगा लगेगी लगता लगती मिलेगा करना करूँ दूँ दे देना जाऊँ जाना वकील आगे पहले बाद तरीक़ा प्रक्रिया',
  hinglish:
    'arzi application shikayat case mukadma mamla dawa court adalat thana police daftar adhikari faisla sunwai paisa paise mane manta mana inkar jawab order sune ' +
    'fees kharcha shulk kagaz kagzat dastavez saboot form samay waqt din mahine saal der tarikh appeal saza jurmana jail kanoon dhara lagega lagegi lagta lagti milega karna karu du de dena jau jana wakil aage pehle baad tarika',
} as const;

/** The terms of such words. @param termsOf the terms by which a text is compared */
export const generalTerms = (termsOf: (text: string) => readonly { term: string }[]): ReadonlySet<string> =>
  new Set(Object.values(GENERAL_WORDS).flatMap((words) => words.split(' ').flatMap((word) => termsOf(word).map(({ term }) => term))));

/** Letters and marks of English and Hindi: all scripts would take several times as long to compile. */
const LETTER = String.raw`[a-z\u0900-\u0963]`;
const END = `(?!${LETTER})`;
const START = `(?<!${LETTER})`;
/** How each is asked, in English, Hindi and Hinglish; of a question in small letters. */
const ASKED: readonly (readonly [slot: AskedSlot, pattern: RegExp])[] = [
  [
    'time',
    new RegExp(
      String.raw`${START}(?:how long|how soon|how many (?:days|weeks|months|years)|(?:by|until|till) when|(?:what|any) (?:time|last date|deadline|period)|time limit|last date|deadline|within (?:what|how)|when (?:must|do|does|should|can|is|will)|kitne? (?:din|mahine|saal|time|samay|waqt)|kitna (?:time|samay|waqt)|kab tak|कितने (?:दिन|महीने|साल|समय)|कितना (?:समय|वक़्त|वक्त|टाइम)|कब तक)${END}`,
      'u',
    ),
  ],
  [
    'forum',
    new RegExp(
      String.raw`${START}(?:where|whom|which (?:court|office|officer|authority|forum|police station)|who (?:will |would )?(?:decides?|hears?|tries)|kahan?|kidhar|kiske paas|kis (?:court|adalat|office|daftar)|कहाँ|कहां|किधर|किसके पास|किस (?:कोर्ट|अदालत|दफ़्तर|दफ्तर|थाने))${END}`,
      'u',
    ),
  ],
  [
    'papers',
    new RegExp(
      String.raw`${START}(?:documents?|papers?|proof|forms?|kagaz|kagzat|dastavez|काग़ज़|कागज|काग़ज़ात|दस्तावेज़|दस्तावेज|सबूत|फ़ॉर्म)${END}`,
      'u',
    ),
  ],
  ['cost', new RegExp(String.raw`${START}(?:fees?|costs?|free|charges?|lawyer|kharcha|shulk|फ़ीस|फीस|ख़र्च|खर्च|ख़र्चा|शुल्क|वकील)${END}`, 'u')],
  [
    'refusal',
    new RegExp(
      String.raw`${START}(?:appeal|(?:if|unless)[^.?]{1,40} (?:refuses?|rejects?|denies|ignores?|disobeys?|(?:do|does|did|will|would)(?: not|n.t)|won.t|still)|what if (?:he|she|they|it)|agar[^.?]{1,40} (?:na|nahi|nahin|mana|inkar)|apeel|अपील|अगर[^।?]{1,40} (?:न|ना|नहीं|मना|इनकार))${END}`,
      'u',
    ),
  ],
];

/** What a question asks of whatever was spoken of; [] where it does not say. */
export function slotsAsked(question: string): AskedSlot[] {
  const small = question.toLowerCase();
  return ASKED.flatMap(([slot, pattern]) => (pattern.test(small) ? [slot] : []));
}
