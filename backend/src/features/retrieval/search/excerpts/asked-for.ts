import { asksDefinition } from '../query/asks-definition.js';
import { differenceIn } from './asked-difference.js';

/** What a question wants to be told. */
export type Wanted = 'when' | 'where' | 'amount' | 'punishment' | 'permission' | 'meaning';

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const BEGIN = String.raw`(?<![\p{L}\p{M}\p{N}])`;
// eslint-disable-next-line patterns/known-pattern -- linear: lists of constant phrases below, between two looks at one letter
const word = (alternatives: string): RegExp => new RegExp(`${BEGIN}(?:${alternatives})${END}`, 'iu');

const ASKS: readonly [Wanted, RegExp][] = [
  [
    'when',
    word(
      String.raw`by when|how long|duration|outer limit|how many (?:days|months|years)|how soon|how late|until when|time limit|deadline|limitation|last date|within what|within how|in what time|when (?:must|should|do|does|can|is|will|may)|too late|kab tak|kitne (?:din|dino|mahine|saal)|कब तक|कितने (?:दिन|दिनों|महीने|साल)|समय सीमा`,
    ),
  ],
  [
    'where',
    word(
      String.raw`where|to whom|whom|which (?:court|authority|forum|office|officer|tribunal|commission|magistrate|judge)|who (?:hears|decides|do i|can i|should i|will hear)|complain|complaint|appeal|approach|apply|kahan?|kidhar|kis(?:ko|ke paas|se)|कहाँ|कहां|किसके पास|किससे|किसको|शिकायत|अपील`,
    ),
  ],
  [
    'amount',
    word(
      String.raw`how much|how many times|amount|compensation|rate|percent(?:age)?|per cent|share|maximum|minimum|fees?|cost|kitn[aei]|muavza|कितन[ाीे]|मुआवज़ा|मुआवजा|हिस्सा`,
    ),
  ],
  [
    'punishment',
    word(String.raw`punish\p{L}*|penalt\p{L}*|jail|prison|imprison\p{L}*|sentence|fined?|saza|sazaa|jail|सज़ा|सजा|जेल|दंड|जुर्माना`),
  ],
  [
    'permission',
    word(
      String.raw`can (?:i|we|he|she|they|my|the|a|an|police)|may (?:i|we|he|she|they|the|a)|allowed|legal|illegal|lawful|entitled|right to|rights?|is it (?:ok|legal|allowed|valid)|must i|do i have to|sakt[aei]|haq|हक़?|अधिकार|सकत[ाीे]`,
    ),
  ],
];
const ASKS_MEANING = word(
  String.raw`what (?:is|are) (?:an? |the )?(?:meaning|definition)|what (?:is|are)|who is|define[ds]?|definition|meaning|means|kya (?:hai|hota hai|hoti hai|matlab)|matlab|kaun (?:hai|hota hai|hote hain)|kis(?:e|ko) kehte|मतलब|परिभाषा|क्या (?:है|होता है|होती है)|कौन (?:है|होता है|होते हैं)|किस(?:े|को) कहते`,
);
/** "What is the punishment for theft": asks for something of a thing, not for what the thing is. */
const OF_SOMETHING = word(
  String.raw`what (?:is|are) (?:the |my |our |his |her |their )?(?:\p{L}+ ){0,3}(?:punishment|penalty|limit|period|procedure|process|remedy|rights?|rule|rules|law|laws|age|fee|fees|share|amount|time|grounds?|consequences?|difference|duty|duties|powers?|conditions?|role|section|provisions?|options?|maximum|minimum|effect)`,
);

/** "Who is a legal representative?": nothing is asked but what a few words mean, whatever they are. */
const BARE = /^\s*(?:what|who) (?:is|are) (?:an? |the )?[\p{L}-]+(?: [\p{L}-]+){0,2}\s?[.?]?\s*$/iu;

/** What a question wants to be told, as far as its words say it. */
export function wantedIn(question: string): Set<Wanted> {
  // Who compares two things asks what each of them is.
  if (differenceIn(question).length > 0) return new Set(['meaning']);
  const wanted = new Set(ASKS.filter(([, asks]) => asks.test(question)).map(([kind]) => kind));
  const isBare = BARE.test(question) && !OF_SOMETHING.test(question);
  if (isBare || asksDefinition(question) || (ASKS_MEANING.test(question) && !OF_SOMETHING.test(question) && wanted.size === 0))
    wanted.add('meaning');
  return wanted;
}

/** Whether a question asks what something means, and nothing else of it. */
export const asksMeaning = (question: string): boolean => wantedIn(question).has('meaning');

const NUMBER = String.raw`(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty|forty-five|sixty|ninety|hundred|a)`;
const SIGNS: Readonly<Record<Exclude<Wanted, 'meaning'>, RegExp>> = {
  when: new RegExp(String.raw`\b${NUMBER}[- ](?:\w+ )?(?:hours?|days?|weeks?|months?|years?)\b|\bforthwith\b|\bwithout delay\b`, 'iu'),
  where:
    /\b(?:magistrates?|courts?|tribunals?|commission|controllers?|collectors?|authority|authorities|boards?|appeals?|registrar|police station|officer in charge|committee|ombudsman)\b/iu,
  amount:
    /\b(?:rupees|Rs\.?|per ?cent|percentum|times|twice|thrice|half|one[- ](?:third|half|fourth)|share|lakhs?|crores?|thousand|wages|equal)\b/iu,
  punishment: /\bpunish(?:able|ed|ment)\b|\bimprisonment\b|\bliable to (?:a )?(?:fine|penalty)\b/iu,
  permission:
    /\bshall not\b|\bno (?:person|court|employer|landlord|tenant|woman|child|police officer|suit|order)\b|\bmay\b|\bentitled\b|\bshall have (?:the|a) right\b|\bnot be (?:liable|bound)\b/iu,
};

/** How many of the things that a question wants a part says. */
export const saysWanted = (text: string, wanted: ReadonlySet<Wanted>): number =>
  [...wanted].filter((kind) => kind !== 'meaning' && SIGNS[kind].test(text)).length;

const APPLIES_ONLY =
  /^\W*(?:\(\w{1,4}\)\s*)?(?:(?:the )?provisions? of this (?:section|chapter|act)|this (?:section|chapter|act|sub-section)|it|nothing in this (?:section|act|chapter)|nothing contained in this (?:section|act|chapter))\b[^.;]{0,120}?\b(?:shall (?:not )?(?:also )?(?:apply|extend|come into force|be deemed to apply)|applies|extends|may be called)\b/iu;
const DEFINES_ONLY =
  /^\W*(?:\(\w{1,4}\)\s*)?(?:in this (?:act|section|chapter|part)|for the purposes? of this (?:act|section|chapter|sub-section|clause))\b[^.;]{0,160}(?:[,—–-]|means?\b|includes?\b|requires?\b)/iu;

/** Whether a part only says to what or when the law applies, or only what words mean: it answers nothing by itself. */
export const saysNothing = (text: string): boolean => APPLIES_ONLY.test(text) || DEFINES_ONLY.test(text);
