import { englishOf } from './lexicon.js';
import { readData } from './read-data.js';

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
const meanings = (question: string): string[] => englishOf(wordsOf(question)).map(({ en }) => en);

const QUESTIONS: readonly (readonly [question: string, english: readonly string[]])[] = [
  ['मेरे पति मुझे मारते पीटते हैं और दहेज माँगते हैं', ['husband', 'beat cruelty', 'dowry', 'demand']],
  ['mera pati mujhe marta hai, kya karu', ['husband', 'beat assault']],
  ['sasural wale dahej ke liye pareshan kar rahe hai', ['relatives of husband', 'dowry', 'harassment']],
  ['makan malik security wapas nahi kar raha', ['landlord', 'security deposit']],
  ['मकान मालिक बिना नोटिस के घर खाली करा रहा है', ['landlord', 'notice', 'eviction vacate']],
  ['kirayedar makan khali nahi kar raha', ['tenant', 'eviction vacate']],
  ['किराएदार तीन महीने से किराया नहीं दे रहा', ['tenant', 'month', 'default rent arrears']],
  ['mujhe naukri se nikal diya bina notice ke', ['dismissed from service']],
  ['company ne naukri se mujhe nikaal diya', ['dismissed from service']],
  ['तनख़्वाह नहीं मिली तीन महीने से', ['unpaid wages', 'month']],
  ['check bounce ho gaya kya kare', ['dishonour cheque']],
  ['चेक बाउंस होने पर कितने दिन में नोटिस देना होता है', ['dishonour cheque', 'limitation', 'notice']],
  ['police fir nahi likh rahi', ['refusal register FIR']],
  ['थाने में रिपोर्ट नहीं लिख रहे', ['police station', 'refusal register FIR']],
  ['पुलिस ने एफआईआर दर्ज नहीं की', ['police', 'refusal register FIR']],
  ['agrim jamanat kaise milti hai', ['anticipatory bail']],
  ['jamanat kaise milegi ndps me', ['bail', 'NDPS']],
  ['ज़मानत ख़ारिज हो गई अब क्या करें', ['bail rejected cancelled']],
  ['पिताजी की वसीयत में बेटी का हिस्सा', ['father', 'wills', 'daughter share coparcener']],
  ['paitrik sampatti me beti ka haq', ['ancestral property', 'daughter share coparcener']],
  ['दाखिल खारिज नहीं हो रहा तहसील में', ['mutation', 'tehsil revenue officer']],
  ['padosi ne jameen par kabja kar liya', ['neighbour', 'land grabbing possession']],
  ['pati ne chhod diya gujara bhatta chahiye', ['husband', 'deserted', 'maintenance']],
  ['आपसी सहमति से तलाक कैसे लें', ['divorce mutual consent']],
  ['teen talaq de diya pati ne', ['triple talaq', 'husband']],
  ['bachche ki custody maa ko milegi', ['child custody', 'mother']],
  ['online fraud me paise chale gaye', ['money amount']],
  ['bank khata freeze kar diya', ['bank account']],
  ['upbhokta court me shikayat kaise kare', ['consumer commission', 'complaint']],
  ['बिल्डर ने फ्लैट का कब्ज़ा नहीं दिया', ['builder promoter', 'delay possession flat']],
  ['RTI ka jawab nahi aaya', ['refusal information appeal']],
  ['सूचना का अधिकार अधिनियम में अपील', ['RTI information', 'Act', 'appeal']],
  ['jaan se marne ki dhamki de raha hai', ['criminal intimidation']],
  ['मुझे जान से मारने की धमकी मिली', ['criminal intimidation']],
  ['jhuthe case me fasa diya', ['falsely implicated']],
  ['ladki ka peecha karta hai', ['daughter', 'stalking']],
  ['office me chhedchhad hui', ['workplace sexual harassment']],
  ['gande message bhejta hai', ['obscene message']],
  ['photo viral karne ki dhamki', ['publishing private images', 'threat intimidation']],
  ['rishwat mang raha hai patwari', ['demand bribe', 'revenue officer']],
  ['रिश्वत माँग रहा है सरकारी कर्मचारी', ['demand bribe', 'public servant']],
  ['road eksident me muavza', ['motor accident', 'compensation']],
  ['doctor ki laparwahi se maut', ['medical negligence', 'death']],
  ['खेत की मेड़ का झगड़ा', ['agricultural land', 'boundary demarcation', 'quarrel affray']],
  ['stamp paper par ikrarnama', ['agreement']],
  ['shapath patra kahan banta hai', ['affidavit']],
  ['परिसीमा कितनी है वसूली के मुक़दमे की', ['limitation', 'recovery', 'suit case']],
  ['mudai aur muddaleh kaun hai', ['plaintiff', 'defendant']],
  ['इस्तग़ासा कैसे दायर करें', ['private complaint Magistrate', 'file institute']],
  ['kurki ka adesh aaya', ['attachment', 'order']],
  ['निषेधाज्ञा का आदेश नहीं मान रहा', ['injunction', 'disobedience contempt order']],
  ['dharm parivartan karke shadi', ['religious conversion', 'marriage']],
  ['court marriage karne par ghar wale dhamki', ['special marriage registration', 'house', 'threat intimidation']],
  ['बूढ़े माँ बाप को बेटा घर से निकाल रहा है', ['senior citizen parents', 'son', 'thrown out residence']],
  ['NI Act ki dhara 138 me saza', ['section', 'punishment sentence']],
  ['हिंदू विवाह अधिनियम की धारा 13', ['Hindu', 'marriage', 'Act', 'section']],
  ['dahej kanoon galat istemal', ['dowry', 'law', 'mistake default']],
  ['zameen ka bantwara karwana hai', ['partition land']],
  ['meri salary 3 mahine se nahi mili', ['month']],
  ['पीएफ का पैसा नहीं मिल रहा', ['provident fund', 'money amount']],
  ['ग्रेच्युटी कितने साल बाद मिलती है', ['gratuity', 'year']],
  ['maternity chutti nahi de rahe', ['maternity leave benefit']],
  ['सेवा में कमी के लिए उपभोक्ता फोरम', ['deficiency in service', 'consumer commission']],
];

describe('englishOf', () => {
  it.each(QUESTIONS)('%s', (question, english) => {
    expect(meanings(question)).toEqual(english);
  });

  it.each([
    'The company dismissed me without notice and has not paid my wages',
    'Is the seller of a defective product liable to the buyer?',
    'whether the partition suit is barred by limitation',
    'Can the court set aside a sale of the property of a minor on the petition of her mother?',
    'What is the punishment for theft and cheating?',
  ])('leaves English as it is: %s', (question) => {
    expect(englishOf(wordsOf(question))).toEqual([]);
  });

  it('says which words a meaning stands for, those in between included', () => {
    expect(englishOf(['company', 'ne', 'naukri', 'se', 'mujhe', 'nikal', 'diya'])).toEqual([
      { en: 'dismissed from service', from: 2, count: 4 },
    ]);
  });

  it('prefers the longest phrase', () => {
    expect(meanings('मकान')).toEqual(['house']);
    expect(meanings('मकान मालिक')).toEqual(['landlord']);
  });

  it.each([['zamanat'], ['jamanat'], ['jamaanat'], ['zamaanat'], ['जमानत'], ['ज़मानत'], ['ज़मानत']])('hears %s as bail', (word) => {
    expect(meanings(word)).toEqual(['bail']);
  });

  it.each([
    ['beta', 'son'],
    ['beti', 'daughter'],
    ['बेटा', 'son'],
    ['बेटी', 'daughter'],
    ['बेटियों', 'daughter'],
    ['kirayedaron', 'tenant'],
    ['किरायेदारों', 'tenant'],
  ])('tells words apart that sound alike: %s is %s', (word, english) => {
    expect(meanings(word)).toEqual([english]);
  });

  it('takes no number, no sign and no single letter for a word', () => {
    expect(englishOf(['144', '498A', '', '?', 'k', 'क', '️'])).toEqual([]);
  });

  it('takes a word of any length', () => {
    expect(englishOf(['a'.repeat(100_000), 'ज'.repeat(100_000)])).toEqual([]);
  });

  it('finds every entry by each of its spellings', () => {
    const { entries } = readData('lexicon.json') as { entries: { hi: string[]; latin: string[]; en: string }[] };
    const wrong = entries.flatMap(({ hi, latin, en }) =>
      [...hi, ...latin].filter((written) => meanings(written.replace(/-/g, ' ')).join() !== en).map((written) => `${written} (${en})`),
    );
    expect(wrong).toEqual([]);
  });
});
