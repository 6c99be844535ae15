import { asksInHindi } from '../../../core/text/hinglish/asks-in-hindi.js';
import { type Consultation, type Doubt, headingOf, type MissingLaw, type Topic } from '../../retrieval/retrieval.service.js';
import { topicName } from './topic-name.js';

const NEAREST = 3;

/** What is said about law that was not found, in one language. */
interface Words {
  none: string;
  /** What may lead to an answer after all. */
  help: string;
  /** Before topics are named of which one may be meant. */
  choose: string;
  /** The same before the only one. */
  chooseOne: string;
  /** What is said instead where the question is of a kind that no act answers. */
  outside: Readonly<Record<Exclude<Doubt, 'decision'>, string>>;
  acts(names: readonly string[]): string;
  headings(names: string): string;
  missing(law: MissingLaw): string;
  ofNumber(of: { section: string; acts: readonly string[] }): string;
}

const join = (names: readonly string[], or: string): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1) ?? ''}` : (names[0] ?? '');
/** "Article 21", "Order VII Rule 11", "entry 3 of the Second Schedule": what is no number has a name of its own. */
const NAMED = /^\p{L}/u;

/** The law that has articles without saying so. */
const CONSTITUTION = /^(?:the )?constitution of india\b/iu;

const ENGLISH: Words = {
  none: 'I did not find the answer to this question in the library.',
  help: 'It helps to name the act and the section, or to ask your administrator to load the law that applies.',
  choose: 'I am not sure which of these you mean. Choose one, or ask again in other words:',
  chooseOne: 'I am not sure that you mean this. Choose it if so, or ask again in other words:',
  outside: {
    foreign: 'This seems to be about another country. Themis answers from the law of India.',
    forecast: 'Nobody can tell from the law how a case will end or when it is heard next. Ask what the law says about it.',
    person: 'Themis knows the law, not people or what they charge. Ask what the law says.',
    'figure-of-today': 'Such a figure is set by a notification or changes from day to day; no act of this library holds it.',
    'state-law': 'This is decided by the law of the State, which this library does not hold.',
    'everyday-matter': 'This does not seem to be a question of law. Themis answers legal questions with the words of the law of India.',
  },
  acts: (names) => `The law on it may be in ${join(names, 'or')}, which the library does not hold.`,
  headings: (names) => `The nearest headings are: ${names}.`,
  missing: ({ act, section, missing, instead, oneOf, judgment }) => {
    if (judgment === 'citation') return `No document of the library carries the citation ${act}; ask for the judgment by its parties.`;
    if (judgment === 'parties') return `The library holds no judgment named ${act}.`;
    if (oneOf)
      return `Several acts of the library have “${act}” in their names: ${oneOf.join('; ')}. Ask again with the one that you mean.`;
    const unit = section !== null && CONSTITUTION.test(act) ? 'Article' : 'section';
    const place = section === null ? '' : `${NAMED.test(section) ? section : `${unit} ${section}`} of `;
    if (missing === 'section') return `I did not find ${place}the ${act} in the library: its text there has no such provision.`;
    const other = instead === undefined ? '' : ` It holds the ${instead}.`;
    return `I did not find ${place}the ${act}: the library does not hold it.${other}`;
  },
  ofNumber: ({ section, acts }) =>
    acts.length === 0
      ? `Many acts have a section ${section}. Ask again with the name of the act.`
      : `Section ${section} of which act? There is one in: ${acts.join('; ')}. Ask again with the one that you mean.`,
};
const HINDI: Words = {
  none: 'इस प्रश्न का उत्तर पुस्तकालय में नहीं मिला।',
  help: 'अधिनियम और धारा का नाम लिखने से मदद मिलती है; या अपने प्रशासक से कहें कि लागू होने वाला कानून पुस्तकालय में जोड़ें।',
  choose: 'मुझे ठीक से समझ नहीं आया कि आप इनमें से क्या पूछ रहे हैं। एक चुनें, या दूसरे शब्दों में पूछें:',
  chooseOne: 'मुझे पक्का नहीं कि आप यही पूछ रहे हैं। यही हो तो इसे चुनें, या दूसरे शब्दों में पूछें:',
  outside: {
    foreign: 'यह किसी दूसरे देश की बात लगती है। Themis भारत के कानून से उत्तर देता है।',
    forecast: 'मुक़दमे का नतीजा या अगली तारीख़ कानून से नहीं बताई जा सकती। पूछें कि कानून क्या कहता है।',
    person: 'Themis कानून जानता है, लोगों को या उनकी फ़ीस को नहीं। पूछें कि कानून क्या कहता है।',
    'figure-of-today': 'यह आँकड़ा अधिसूचना से तय होता है या रोज़ बदलता है; इस पुस्तकालय के किसी अधिनियम में नहीं है।',
    'state-law': 'यह राज्य के कानून से तय होता है, जो इस पुस्तकालय में नहीं है।',
    'everyday-matter': 'यह कानून का सवाल नहीं लगता। Themis कानूनी सवालों का उत्तर भारत के कानून के शब्दों से देता है।',
  },
  acts: (names) => `इस विषय का कानून ${join(names, 'या')} में हो सकता है, जो पुस्तकालय में नहीं है।`,
  headings: (names) => `सबसे निकट के शीर्षक ये हैं: ${names}।`,
  missing: ({ act, section, missing, instead, oneOf, judgment }) => {
    if (judgment === 'citation') return `पुस्तकालय के किसी दस्तावेज़ पर उद्धरण ${act} नहीं है; निर्णय को पक्षकारों के नाम से खोजें।`;
    if (judgment === 'parties') return `पुस्तकालय में ${act} नाम का कोई निर्णय नहीं है।`;
    if (oneOf) return `पुस्तकालय के कई अधिनियमों के नाम में “${act}” है: ${oneOf.join('; ')}। जिसे आप पूछ रहे हैं, उसका पूरा नाम लिखें।`;
    const isArticle = CONSTITUTION.test(act);
    const unit = isArticle ? 'का अनुच्छेद' : 'की धारा';
    const place = section === null ? act : NAMED.test(section) ? `${act} की ${section}` : `${act} ${unit} ${section}`;
    if (missing === 'section' && isArticle) return `${place} पुस्तकालय में नहीं मिला: वहाँ के पाठ में ऐसा कोई उपबंध नहीं है।`;
    if (missing === 'section') return `${place} पुस्तकालय में नहीं मिली: वहाँ के पाठ में ऐसा कोई उपबंध नहीं है।`;
    const other = instead === undefined ? '' : ` उसमें ${instead} है।`;
    return `पुस्तकालय में ${place} नहीं है।${other}`;
  },
  ofNumber: ({ section, acts }) =>
    acts.length === 0
      ? `धारा ${section} कई अधिनियमों में है। अधिनियम का नाम लिखकर फिर पूछें।`
      : `किस अधिनियम की धारा ${section}? यह इनमें है: ${acts.join('; ')}। जिसे आप पूछ रहे हैं, उसका नाम लिखकर फिर पूछें।`,
};

/** That the library does not hold a law, or a provision of it, in the question's language. */
export const lawNotFound = (law: MissingLaw, question: string): string => (asksInHindi(question) ? HINDI : ENGLISH).missing(law);

/**
 * What is said when the library has no answer, in the question's language: that it asks about something that is no longer an offence,
 * otherwise what was missing, and the nearest headings. Never that the library holds nothing.
 */
export function notFound(
  { missing, absent, open, named, relevance, former, choices, doubts, ofNumber }: Consultation,
  question = '',
): string {
  if (former) return former;
  const words = asksInHindi(question) ? HINDI : ENGLISH;
  if (choices.length > 0) {
    const lead = ofNumber ? words.ofNumber({ ...ofNumber, acts: [] }) : choices.length > 1 ? words.choose : words.chooseOne;
    const act = ({ law: [first] }: Topic): string => (ofNumber && first ? ` (${first.act})` : '');
    return [lead, ...choices.map((topic) => `- ${topicName(topic, question)}${act(topic)}`)].join('\n');
  }
  // The library may hold the decision after all: the nearest headings are of use.
  const [outside] = missing.length > 0 ? [] : doubts.filter((doubt) => doubt !== 'decision');
  if (outside !== undefined) return words.outside[outside];
  if (ofNumber && missing.length === 0) return words.ofNumber(ofNumber);
  const acts = relevance.sufficient ? [] : absent.slice(0, NEAREST);
  // What another act has under the number that was cited, or in place of the act that is lacking, is nothing to who asks.
  const isApart =
    acts.length > 0 || (missing.length > 0 && missing.every((law) => law.oneOf || (law.missing === 'act' && law.section !== null)));
  const headings = isApart ? [] : [...open, ...named].flatMap(headingOf).slice(0, NEAREST);
  return [
    missing.length > 0 ? missing.map((law) => words.missing(law)).join(' ') : words.none,
    ...(acts.length > 0 ? [words.acts(acts)] : []),
    ...(headings.length > 0 ? [words.headings(headings.join('; '))] : []),
    words.help,
  ].join(' ');
}
