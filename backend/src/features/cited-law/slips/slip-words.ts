import { SlipLanguage, SlipPartKind } from './answer-slips.views.js';

interface SlipWords {
  title: string;
  question: string;
  headings: Readonly<Record<SlipPartKind, string>>;
  section: string;
  by: (day: string) => string;
  /** Behind a day that is over. */
  passed: string;
  own: (region: string) => string;
  read: (day: string) => string;
  notHeld: string;
  unsigned: string;
  signed: (by: string) => string;
  quoted: string;
  noAdvice: string;
  stop: string;
}

/** The words of slips, as people speak. */
export const SLIP_WORDS: Readonly<Record<SlipLanguage, SlipWords>> = {
  [SlipLanguage.ENGLISH]: {
    title: 'Legal clinic slip',
    question: 'Your question',
    headings: {
      [SlipPartKind.HELPLINES]: 'Call first',
      [SlipPartKind.MEANING]: 'What you can do',
      [SlipPartKind.WORDS]: 'Words of the law',
      [SlipPartKind.LAST_DAY]: 'Last day',
      [SlipPartKind.OFFICE]: 'Where to go',
      [SlipPartKind.PAPERS]: 'Papers to bring',
      [SlipPartKind.COST]: 'Cost',
      [SlipPartKind.REFUSAL]: 'If they refuse',
      [SlipPartKind.LAW]: 'Sections',
    },
    section: 'Section',
    by: (day) => `By ${day}`,
    passed: 'This day has passed: ask a lawyer at once whether the delay can be excused.',
    own: (region) => `Themis's own explanation for ${region === 'IN' ? 'all of India' : region}`,
    read: (day) => `read against the law on ${day}`,
    notHeld: 'not compared with the law, which is not in this library',
    unsigned: 'not yet read by a lawyer',
    signed: (by) => `read by a lawyer, as ${by} confirmed`,
    quoted: 'Quoted from the library of law; nobody has explained it for this case.',
    noAdvice:
      'This is not legal advice. Take this page and your papers to a lawyer or to the legal services authority at the district court, and ask there whether legal aid is free for you.',
    stop: '.',
  },
  [SlipLanguage.HINDI]: {
    title: 'कानूनी क्लिनिक की पर्ची',
    question: 'आपका सवाल',
    headings: {
      [SlipPartKind.HELPLINES]: 'पहले फ़ोन करें',
      [SlipPartKind.MEANING]: 'आप क्या कर सकते हैं',
      [SlipPartKind.WORDS]: 'क़ानून के शब्द',
      [SlipPartKind.LAST_DAY]: 'आख़िरी तारीख़',
      [SlipPartKind.OFFICE]: 'कहाँ जाएँ',
      [SlipPartKind.PAPERS]: 'कौन-से काग़ज़ ले जाएँ',
      [SlipPartKind.COST]: 'ख़र्च',
      [SlipPartKind.REFUSAL]: 'अगर वे मना करें',
      [SlipPartKind.LAW]: 'धाराएँ',
    },
    section: 'धारा',
    by: (day) => `${day} तक`,
    passed: 'यह तारीख़ निकल चुकी है: वकील से तुरंत पूछें कि क्या देरी माफ़ हो सकती है।',
    own: (region) => `Themis की अपनी व्याख्या, ${region === 'IN' ? 'पूरे भारत के लिए' : `${region} के लिए`}`,
    read: (day) => `${day} को क़ानून से मिलाई गई`,
    notHeld: 'क़ानून से नहीं मिलाई गई, क्योंकि उसका पाठ इस पुस्तकालय में नहीं है',
    unsigned: 'अभी किसी वकील ने नहीं पढ़ी',
    signed: (by) => `वकील ने पढ़ी है, ${by} ने पुष्टि की`,
    quoted: 'क़ानून के पुस्तकालय से लिए शब्द; इस मामले के लिए किसी ने इन्हें नहीं समझाया।',
    noAdvice:
      'यह कानूनी सलाह नहीं है। यह पर्ची और अपने काग़ज़ लेकर वकील के पास या ज़िला कोर्ट के विधिक सेवा प्राधिकरण में जाएँ, और वहाँ पूछें कि क्या आपको मुफ़्त कानूनी मदद मिल सकती है।',
    stop: '।',
  },
};
