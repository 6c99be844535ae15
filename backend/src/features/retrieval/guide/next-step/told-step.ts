/**
 * What has become of a matter that was spoken of before: it was decided against the asker, decided for them and not obeyed, the other side
 * refuses; or who is punished for it.
 */
export type Step = 'appeal' | 'enforcement' | 'penalty' | 'refusal';

/** Devanagari has no letter case, and `\b` does not know it. */
const END = String.raw`(?![\u0900-\u0963])`;
/** Up to so many words. */
const UP1 = String.raw`(?:[^ ]+ ){0,1}`;
const UP2 = String.raw`(?:[^ ]+ ){0,2}`;
const UP3 = String.raw`(?:[^ ]+ ){0,3}`;
const UP4 = String.raw`(?:[^ ]+ ){0,4}`;
const DECIDES = String.raw`(?:court|judge|bench|magistrate|tribunal|commission|commissioner|forum|authority|controller|registrar|collector|officer|sdm|sp|board|committee|council|rera|arbitrator|government|department|police|inspector|registry|adalat|adhikari|afsar|sahab)`;
const REFUSED = String.raw`(?:refused|rejected|dismissed|turned down|turned it down|thrown out|threw (?:it |me |us |out)|denied|disallowed|confirmed|upheld|quashed|cancelled|declined|said no|overruled|ruled|sided)`;
const ORDER = String.raw`(?:order|decree|award|judge?ment|decision|ruling|sentence|assessment|faisla)`;
const NOT = String.raw`(?:not|never|no|nothing|[a-z]+n['’]?t)`;

/** Each of a question in small letters; the first that fits is what happened. */
const SIGNS: readonly (readonly [step: Step, pattern: RegExp])[] = [
  [
    'penalty',
    new RegExp(
      String.raw`\b(?:what|which|how much|any|the) ${UP2}(?:fine|punishment|penalty|jail|sentence)\b[^.]{0,40}\?|\b(?:be|get|gets) ${UP2}(?:punished|fined|jailed)\b|\b(?:go|goes|sent) to (?:jail|prison)\b|\bwhat (?:will|would|does|can|happens? to) ${UP2}(?:groom|bridegroom|priest|seller|owner|man|woman|parents?|driver|agent|doctor|officer|him|her|them|he|she|they)\b[^.]{0,40}\b(?:get|face)\b|\b(?:kya|kitni|kitna) (?:saza|saja|jurmana)\b|\bjail (?:hogi|jayega|ho sakti)|(?:क्या|कितनी|कितना) (?:सज़ा|सजा|जुर्माना)${END}|जेल (?:होगी|जाएगा)${END}`,
      'u',
    ),
  ],
  [
    'enforcement',
    new RegExp(
      String.raw`\b(?:${ORDER}|${DECIDES}) ${UP4}(?:in (?:my|our|her|his) favou?r|ordered (?:him|her|them|it)|directed (?:him|her|them|it)|told (?:him|her|them)|passed for (?:me|us))\b|\bordered (?:him|her|them|the [^ ]+|my [^ ]+) to\b|\b(?:was|were|is|has been) ordered to\b|\b(?:i|we|she) (?:have |has )?(?:won|(?:got|have|obtained) (?:the|an?|my|our) ${UP2}(?:${ORDER}|refund order))\b|\b(?:he|she|they|husband|builder|landlord|company|employer|bank) ${UP1}(?:broke|breached|violated|ignores?|ignored|disobeys?|disobeyed|flouted)\b|\b(?:does|do|did|has|have|is|are) ?${NOT} ${UP2}(?:obey|obeyed|comply|complied|complying|follow|followed) ${UP2}(?:it|${ORDER})\b|\b(?:get|recover|collect|realise) (?:my|the|our) money out of\b|\b(?:mere|meri|hamare) (?:haq|haqq|favour|favor|paksh) (?:me|mein|main)\b|\b(?:order|faisla|adesh) (?:nahi|nahin|nai) (?:maan|man)|(?:मेरे|हमारे) (?:हक़?|पक्ष) में${END}|(?:आदेश|फ़ैसला|फैसला|ऑर्डर) (?:नहीं|न) मान`,
      'u',
    ),
  ],
  [
    'appeal',
    new RegExp(
      String.raw`\b(?:i|we) (?:have |had )?(?:also )?lost(?: (?:it|there|again|the|my|our|in)\b|[.,!?]|$)|\b(?:and|but|so) (?:i |we )?lost\b|\b${DECIDES}s? ${UP3}(?:${REFUSED}|decided against|found against|gave|awarded|fixed|passed|kept|sat on|did nothing|does nothing|agreed with (?:him|her|them|the)|${NOT} (?:reply|repl(?:y|ied)|answer|answered|decided|act|acted))|(?<!\b(?:i|we|he|she) )\b(?:was|were|is|are|been|got|gets) (?:also |again |too |now )?${REFUSED}\b|\b(?:was|were|been|got|is) (?:[^ ]+ )?(?:convicted|sentenced)\b|\b(?:decided|ruled|went|order|decision) (?:is |was )?against (?:me|us)\b|\b(?:final )?${ORDER} (?:has |have |had )?(?:came|come|reached|arrived|passed|is out)\b|\b(?:passed|made|signed|issued) (?:the |an? |his |her |their )?(?:final )?${ORDER}\b|\b(?:gave|awarded|fixed|granted|allowed|got) ${UP2}only\b|\b(?:far |much |very )?too (?:low|little|less|small|harsh)\b|\b(?:higher court|above him|above her|above them)\b|\bappeal\b[^.?]{0,40}\b(?:silence|silent|no reply|nothing)\b|\b(?:kharij|khariz|khaarij|dismiss|reject|reject(?:ed)?|radd?) (?:ho|kar|ki)|\b(?:haar ga|har ga|haar gay|kam (?:diya|mila|lagaya)|wahi (?:rate|rakam|faisla) (?:rakha|diya)|(?:mere|hamare) khilaf)|\b${DECIDES} ne (?:bhi )?${UP3}(?:mana|nahi|nahin|inkar|kharij)|(?:ख़ारिज|खारिज|रद्द|नामंज़ूर|नामंजूर|अस्वीकार) (?:हो|कर)|(?:हार ग|कम (?:दिया|मिला|मुआवज़ा|मुआवजा|लगाया)|बहुत कम|(?:मेरे|हमारे) ख़?िलाफ़?|(?:आदेश|फ़ैसला|फैसला|ऑर्डर) (?:कर दिया|सुना दिया|आ गया|हो गया))|(?:अफ़सर|अफसर|अधिकारी|ऑफ़िसर|कोर्ट|अदालत|मजिस्ट्रेट|आयोग|बोर्ड|थाने|पुलिस|कलेक्टर|एसडीएम) (?:वालों )?ने (?:भी )?[^।]{0,30}(?:मना|नहीं|इनकार|ठुकरा)`,
      'u',
    ),
  ],
  [
    'refusal',
    new RegExp(
      String.raw`\b(?:he|she|they|it|who|owner|landlord|landlady|company|bank|shop|shopkeeper|builder|employer|husband|wife|son|insurer|school|hospital) (?:has |have |had |is |are |still |now |simply |just |also )*(?:refuse[sd]?|refusing|declined|denies|denied|said no|says no|silent|ignores?|ignored)\b|\b(?:he|she|they|company|bank|builder|owner|employer) ${UP1}${NOT} ${UP1}(?:reply|replied|answer|answered|agree|agreed|pay|paid|listen|budge)\b|\bno (?:reply|response|answer)\b|\b(?:mana|inkar|saaf mana) kar|\bjawab nahi|(?:मना|इनकार|इंकार) कर|जवाब नहीं`,
      'u',
    ),
  ],
];

/** What a question tells of a matter that was spoken of before; undefined where it tells none of this. */
export function toldStep(question: string): Step | undefined {
  const small = question.toLowerCase();
  return SIGNS.find(([, pattern]) => pattern.test(small))?.[0];
}

const DECIDERS = new RegExp(String.raw`\b(?:(?:local|district|state|national|appellate|sessions|high|labour) )?${DECIDES}s?\b`, 'giu');

/** A question that tells a step without the names of those who decide: "the arbitrator" who decided is no new subject. */
export const withoutDeciders = (question: string): string =>
  toldStep(question) === undefined ? question : question.replace(DECIDERS, ' ');

/** The steps to which a section leads, by the words of its heading or of the name of a topic that leads to it. */
const OF_HEADING: Readonly<Record<Exclude<Step, 'refusal'>, RegExp>> = {
  appeal:
    /\b(?:appeals?|appealable|appellate|revision|review|references? to (?:the )?(?:authority|court|collector|high court|tribunal)|sett?(?:ing)? aside|application against|redressal of grievances?)\b/iu,
  enforcement:
    /\b(?:enforce(?:d|ment)?|execution|executing|recover(?:y|ed|ies)?|non-?compliance|disobe(?:y|yed|dience)|not obeyed|not paid|breach of (?:protection )?order|breach of protection)\b/iu,
  penalty: /\b(?:punish(?:ed|ment|able)?|penalt(?:y|ies)|offences?|fine)\b/iu,
};

/** Whether a heading, or the name of a topic, says that the law beneath it is for a step. A refusal has no headings: what comes then differs. */
export const leadsToStep = (heading: string, step: Step): boolean => step !== 'refusal' && OF_HEADING[step].test(heading);
