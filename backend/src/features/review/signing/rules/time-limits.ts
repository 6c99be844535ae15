import { daysAfter, monthsAfter } from '../../../../core/calendar/deadline.js';
import { hindiDate } from '../../../../core/text/values/hindi-writing.js';
import { limitationOf } from '../../../templates/values/phrases/limitation-periods.js';
import { DEEDS, LETTINGS } from '../document-groups.js';
import type { SignedForm } from '../signed-form.js';
import type { SigningRule } from '../signing-note.js';

/** Days in which a first appeal is made. */
const APPEAL_DAYS = 30;
const REGISTRATION_MONTHS = 4;
/** Days in which a defendant appears in a summary suit, and later asks for leave to defend it. */
const SUMMARY_SUIT_DAYS = 10;
/** Days in which the drawer of a cheque pays after the notice. */
const CHEQUE_PAYMENT_DAYS = 15;
const MONTHS_A_YEAR = 12;
/** Days of detention for an offence punishable with death, life, or ten years or more, and for any other. */
const DEFAULT_BAIL_DAYS = { gravest: 90, other: 60 };

/** A sentence about the last day, or nothing to say where the form has no date to count from. */
const until = (end: string | null, sentence: (end: string) => string): string | null => end && sentence(end);

const replyTo =
  (...kinds: readonly string[]) =>
  (form: SignedForm): boolean =>
    kinds.includes(form.value('reply_kind')) && !NO_PLEADING_YET.includes(form.value('proceeding'));
/** Proceedings in which no written statement is due yet. */
const NO_PLEADING_YET: readonly string[] = ['appearance', 'appearance in a summary suit', 'leave to defend'];

export const TIME_LIMIT_RULES: readonly SigningRule[] = [
  {
    types: [...DEEDS, ...LETTINGS],
    topic: 'time-limit',
    when: (form) => form.value('property_kind') !== 'movable',
    text: (form) => {
      const last = monthsAfter(form.value('deed_date') || form.value('agreement_date'), REGISTRATION_MONTHS);
      const example = last ? ` If it is signed on the date that it bears, that is until ${last}.` : '';
      return `If it is to be registered, present it within four months from the date of its execution (section 23 of the Registration Act, 1908).${example} Up to four months later it is taken only against a fine and for urgent necessity or unavoidable accident (section 25 of the Registration Act, 1908).`;
    },
    hindi: (form) => {
      const last = monthsAfter(form.value('deed_date') || form.value('agreement_date'), REGISTRATION_MONTHS);
      const example = last ? ` यदि इस पर लिखी तारीख़ को हस्ताक्षर होते हैं, तो ${hindiDate(last)} तक।` : '';
      return `यदि रजिस्ट्रीकरण होना है, तो निष्पादन की तारीख़ से चार माह के भीतर पेश करें (रजिस्ट्रीकरण अधिनियम, 1908 की धारा 23)।${example} उसके बाद चार माह तक केवल जुर्माने पर और अत्यावश्यकता या अपरिहार्य दुर्घटना के कारण लिया जाता है (रजिस्ट्रीकरण अधिनियम, 1908 की धारा 25)।`;
    },
  },
  {
    types: ['plaint'],
    topic: 'time-limit',
    text: (form) => {
      const period = limitationOf(form.value('claim_basis'));
      const last = period && monthsAfter(form.value('cause_date'), period.months);
      const fits = period
        ? `Article ${period.article} of the Schedule to that Act gives ${period.period} from ${period.start}${last ? `; if that day is the one on which the cause of action arose, until ${last}` : ''}. Check that the article fits before you file.`
        : 'Find the article of the Schedule to that Act that fits the suit and count from the day that it names before you file.';
      return `A suit after its time is dismissed although nobody pleads limitation (section 3 of the Limitation Act, 1963). ${fits}`;
    },
    hindi: (form) => {
      const period = limitationOf(form.value('claim_basis'));
      const last = period && monthsAfter(form.value('cause_date'), period.months);
      const fits = period
        ? `उस अधिनियम की अनुसूची का अनुच्छेद ${period.article} ${period.months / MONTHS_A_YEAR} वर्ष देता है, जो उसमें लिखे दिन से गिने जाते हैं${last ? `; यदि वह वाद-हेतुक उत्पन्न होने का दिन है, तो ${hindiDate(last)} तक` : ''}। दाखिल करने से पहले देखें कि यही अनुच्छेद लागू है।`
        : 'दाखिल करने से पहले उस अधिनियम की अनुसूची में वह अनुच्छेद ढूँढें जो वाद पर लागू है, और उसमें लिखे दिन से गिनें।';
      return `अवधि के बाद लाया गया वाद ख़ारिज होता है, चाहे परिसीमा का तर्क न लिया गया हो (परिसीमा अधिनियम, 1963 की धारा 3)। ${fits}`;
    },
  },
  {
    types: ['plaint'],
    topic: 'time-limit',
    when: (form) => form.value('dispute') !== 'commercial' || !(form.has('mediation') || form.has('urgent_relief')),
    text: 'For a commercial dispute of the specified value, ask whether mediation has to be tried before the suit: section 12A of the Commercial Courts Act, 2015 requires it where no urgent interim relief is asked for.',
    hindi:
      'विनिर्दिष्ट मूल्य के वाणिज्यिक विवाद में पूछें कि क्या वाद से पहले मध्यस्थता करनी है: जहाँ तात्कालिक अंतरिम अनुतोष नहीं माँगा जाता, वहाँ वाणिज्यिक न्यायालय अधिनियम, 2015 की धारा 12क उसे आवश्यक बनाती है।',
  },
  {
    types: ['bail_application'],
    topic: 'time-limit',
    when: (form) => form.value('kind') !== 'anticipatory bail' && !form.has('charge_sheet_date') && form.has('punishment'),
    text: (form) => {
      const days = form.value('punishment').startsWith('death') ? DEFAULT_BAIL_DAYS.gravest : DEFAULT_BAIL_DAYS.other;
      return until(
        daysAfter(form.value('first_remand') || form.value('arrest_date'), days),
        (last) =>
          `If no charge sheet is filed, the right to default bail arises after ${days} days of detention, at the latest on ${last} (section 187(3) of the Bharatiya Nagarik Suraksha Sanhita, 2023). Whether the day of the remand is counted is for a lawyer to confirm; apply and offer bail before the charge sheet comes.`,
      );
    },
    hindi: (form) => {
      const days = form.value('punishment').startsWith('death') ? DEFAULT_BAIL_DAYS.gravest : DEFAULT_BAIL_DAYS.other;
      return until(
        daysAfter(form.value('first_remand') || form.value('arrest_date'), days),
        (last) =>
          `यदि आरोप-पत्र दाख़िल नहीं होता, तो ${days} दिन के निरोध के बाद, अधिक से अधिक ${hindiDate(last)} को, व्यतिक्रम जमानत का अधिकार बनता है (भारतीय नागरिक सुरक्षा संहिता, 2023 की धारा 187(3))। रिमांड का दिन गिना जाता है या नहीं, यह वकील से पक्का करें; आरोप-पत्र आने से पहले आवेदन करें और जमानत देने का प्रस्ताव रखें।`,
      );
    },
  },
  {
    types: ['cheque_demand_notice'],
    topic: 'time-limit',
    text: (form) =>
      until(
        daysAfter(form.value('information_date'), 30),
        (last) =>
          `The demand is made within thirty days of the bank's information that the cheque came back, which is until ${last} (proviso (b) to section 138 of the Negotiable Instruments Act, 1881). Send it well before, and not twice.`,
      ),
    hindi: (form) =>
      until(
        daysAfter(form.value('information_date'), 30),
        (last) =>
          `माँग बैंक से चेक लौटने की सूचना मिलने के तीस दिन के भीतर की जाती है, यानी ${hindiDate(last)} तक (परक्राम्य लिखत अधिनियम, 1881 की धारा 138 का परंतुक (ख))। उससे काफ़ी पहले भेजें, और दो बार नहीं।`,
      ),
  },
  {
    types: ['cheque_demand_notice'],
    topic: 'time-limit',
    text: 'The drawer has fifteen days from receipt to pay; the complaint is made within one month after that (section 142(1)(b) of the Negotiable Instruments Act, 1881). Note the day of delivery as soon as you have the proof.',
    hindi:
      'लेखीवाल के पास सूचना मिलने से पंद्रह दिन भुगतान के लिए हैं; परिवाद उसके बाद एक माह के भीतर किया जाता है (परक्राम्य लिखत अधिनियम, 1881 की धारा 142(1)(ख))। प्रमाण मिलते ही सुपुर्दगी का दिन लिख लें।',
  },
  {
    types: ['cheque_complaint'],
    topic: 'time-limit',
    text: (form) =>
      until(
        monthsAfter(form.value('cause_date'), 1),
        (last) =>
          `The complaint is made within one month of the day on which the cause of action arose, which is until ${last} (section 142(1)(b) of the Negotiable Instruments Act, 1881). A later one needs sufficient cause, shown in an application.`,
      ),
    hindi: (form) =>
      until(
        monthsAfter(form.value('cause_date'), 1),
        (last) =>
          `परिवाद उस दिन से एक माह के भीतर किया जाता है जिस दिन वाद-हेतुक पैदा हुआ, यानी ${hindiDate(last)} तक (परक्राम्य लिखत अधिनियम, 1881 की धारा 142(1)(ख))। बाद में करने के लिए आवेदन में पर्याप्त कारण दिखाना होता है।`,
      ),
  },
  {
    types: ['rent_arrears_notice'],
    topic: 'time-limit',
    when: (form) => form.value('kind') !== 'demand of rent',
    text: 'Where no contract, local law or usage says otherwise, a tenancy from month to month ends by fifteen days’ notice, and one for agriculture or manufacture by six months’ notice, counted from receipt (section 106 of the Transfer of Property Act, 1882). Check the rent control law of the State first.',
    hindi:
      'जहाँ कोई संविदा, स्थानीय विधि या प्रथा अन्यथा न कहे, मासिक किरायेदारी पंद्रह दिन की, और कृषि या विनिर्माण की छह माह की सूचना से समाप्त होती है, जो प्राप्ति से गिनी जाती है (संपत्ति अंतरण अधिनियम, 1882 की धारा 106)। पहले राज्य का किराया नियंत्रण क़ानून देखें।',
  },
  {
    types: ['rent_arrears_notice'],
    topic: 'time-limit',
    when: (form) => form.state === 'Delhi' && form.value('kind') !== 'end of the tenancy',
    text: 'Where the Delhi Rent Control Act, 1958 applies to the premises, the tenant has two months from service of the demand to pay (section 14(1)(a) of the Delhi Rent Control Act, 1958). Section 3 of the Delhi Rent Control Act, 1958 exempts premises whose monthly rent exceeds Rs. 3,500.',
    hindi:
      'जहाँ परिसर पर दिल्ली किराया नियंत्रण अधिनियम, 1958 लागू है, किरायेदार के पास माँग की तामील से दो माह होते हैं (दिल्ली किराया नियंत्रण अधिनियम, 1958 की धारा 14(1)(क))। जिन परिसरों का मासिक किराया 3,500 रुपये से अधिक है, उन्हें दिल्ली किराया नियंत्रण अधिनियम, 1958 की धारा 3 छूट देती है।',
  },
  {
    types: ['government_notice'],
    topic: 'time-limit',
    text: 'The suit may be brought only when two months have passed after the notice was delivered or left, and the plaint says that it was (section 80(1) of the Code of Civil Procedure, 1908). The period of the notice is left out of the time for suing (section 15(2) of the Limitation Act, 1963).',
    hindi:
      'वाद तभी लाया जा सकता है जब सूचना दिए या छोड़े जाने के बाद दो माह बीत जाएँ, और वादपत्र में यह लिखा हो (सिविल प्रक्रिया संहिता, 1908 की धारा 80(1))। सूचना की अवधि वाद की परिसीमा से छोड़ी जाती है (परिसीमा अधिनियम, 1963 की धारा 15(2))।',
  },
  {
    types: ['consumer_complaint'],
    topic: 'time-limit',
    text: (form) =>
      until(
        monthsAfter(form.value('cause_date'), 24),
        (last) =>
          `The complaint is filed within two years from the day on which the cause of action arose, which is until ${last} (section 69(1) of the Consumer Protection Act, 2019). A later one needs sufficient cause.`,
      ),
    hindi: (form) =>
      until(
        monthsAfter(form.value('cause_date'), 24),
        (last) =>
          `परिवाद वाद-हेतुक पैदा होने के दिन से दो वर्ष के भीतर दाख़िल होता है, यानी ${hindiDate(last)} तक (उपभोक्ता संरक्षण अधिनियम, 2019 की धारा 69(1))। बाद के परिवाद के लिए पर्याप्त कारण चाहिए।`,
      ),
  },
  {
    types: ['rti_application', 'rti_application_hindi'],
    topic: 'time-limit',
    text: (form) =>
      form.value('life_or_liberty') === 'yes'
        ? 'An answer that concerns life or liberty is due within forty-eight hours of receipt (section 7(1) of the Right to Information Act, 2005).'
        : 'An answer is due within thirty days of receipt (section 7(1) of the Right to Information Act, 2005). Keep proof of the day of receipt: the time for the first appeal is counted from it.',
    hindi: (form) =>
      form.value('life_or_liberty') === 'yes'
        ? 'जीवन या स्वतंत्रता से जुड़ी सूचना का उत्तर प्राप्ति से अड़तालीस घंटे के भीतर देय है (सूचना का अधिकार अधिनियम, 2005 की धारा 7(1))।'
        : 'उत्तर प्राप्ति से तीस दिन के भीतर देय है (सूचना का अधिकार अधिनियम, 2005 की धारा 7(1))। प्राप्ति के दिन का प्रमाण रखें: पहली अपील का समय उसी से गिना जाता है।',
  },
  {
    types: ['rti_first_appeal'],
    topic: 'time-limit',
    when: (form) => form.value('ground') !== 'no decision in time' && form.has('decision_date'),
    text: (form) => {
      const last = daysAfter(form.value('decision_date'), APPEAL_DAYS);
      return `The appeal is made within thirty days from receipt of the decision (section 19(1) of the Right to Information Act, 2005)${last ? `, which is until ${last}` : ''}. A later one needs sufficient cause.`;
    },
    hindi: (form) => {
      const last = daysAfter(form.value('decision_date'), APPEAL_DAYS);
      return `अपील निर्णय मिलने से तीस दिन के भीतर होती है (सूचना का अधिकार अधिनियम, 2005 की धारा 19(1))${last ? `, अर्थात ${hindiDate(last)} तक` : ''}। बाद की अपील के लिए पर्याप्त कारण चाहिए।`;
    },
  },
  {
    types: ['rti_first_appeal'],
    topic: 'time-limit',
    when: (form) => form.value('ground') === 'no decision in time',
    text: 'The appeal is made within thirty days from the day on which the time for a decision ended (section 19(1) of the Right to Information Act, 2005). A later one needs sufficient cause.',
    hindi:
      'अपील उस दिन से तीस दिन के भीतर की जाती है जिस दिन निर्णय का समय समाप्त हुआ (सूचना का अधिकार अधिनियम, 2005 की धारा 19(1))। बाद की अपील के लिए पर्याप्त कारण चाहिए।',
  },
  {
    types: ['rti_first_appeal'],
    topic: 'time-limit',
    text: 'A second appeal is made within ninety days (section 19(3) of the Right to Information Act, 2005).',
    hindi: 'दूसरी अपील नब्बे दिन के भीतर की जाती है (सूचना का अधिकार अधिनियम, 2005 की धारा 19(3))।',
  },
  {
    types: ['mutual_divorce_petition'],
    topic: 'time-limit',
    text: (form) =>
      form.value('marriage_law') === 'special marriage act'
        ? 'Both move the court again not earlier than six months and not later than eighteen months after the petition is presented (section 28(2) of the Special Marriage Act, 1954).'
        : 'Both move the court again not earlier than six months and not later than eighteen months after the petition is presented (section 13B(2) of the Hindu Marriage Act, 1955).',
    hindi: (form) =>
      form.value('marriage_law') === 'special marriage act'
        ? 'दोनों पक्ष याचिका पेश होने के छह माह बाद और अठारह माह के भीतर न्यायालय में फिर प्रस्ताव करते हैं (विशेष विवाह अधिनियम, 1954 की धारा 28(2))।'
        : 'दोनों पक्ष याचिका पेश होने के छह माह बाद और अठारह माह के भीतर न्यायालय में फिर प्रस्ताव करते हैं (हिंदू विवाह अधिनियम, 1955 की धारा 13ख(2))।',
  },
  {
    types: ['board_resolution'],
    topic: 'time-limit',
    text: 'The minutes are entered within thirty days of the meeting (section 118(1) of the Companies Act, 2013). Ask whether the resolution has to be filed with the Registrar (section 117 of the Companies Act, 2013).',
    hindi:
      'कार्यवृत्त बैठक से तीस दिन के भीतर लिखा जाता है (कंपनी अधिनियम, 2013 की धारा 118(1))। पूछें कि क्या संकल्प रजिस्ट्रार के यहाँ दाखिल करना है (कंपनी अधिनियम, 2013 की धारा 117)।',
    when: (form) => form.value('how_passed') !== 'by circulation',
  },
  {
    types: ['board_resolution'],
    topic: 'time-limit',
    when: (form) => form.value('how_passed') === 'by circulation',
    text: 'A resolution passed by circulation is noted at a later meeting and made part of its minutes (section 175(2) of the Companies Act, 2013). Ask whether it has to be filed with the Registrar (section 117 of the Companies Act, 2013).',
    hindi:
      'परिचालन से पारित संकल्प बाद की बैठक में नोट किया जाता है और उसके कार्यवृत्त का भाग बनता है (कंपनी अधिनियम, 2013 की धारा 175(2))। पूछें कि क्या उसे रजिस्ट्रार के यहाँ दाखिल करना है (कंपनी अधिनियम, 2013 की धारा 117)।',
  },
  {
    types: ['service_agreement', 'consultancy_agreement'],
    topic: 'time-limit',
    text: 'Ask whether the supplier is a micro or small enterprise: it is paid by the agreed date, at most forty-five days from acceptance (section 15 of the Micro, Small and Medium Enterprises Development Act, 2006). Where no date is agreed in writing, payment is due before the day that follows fifteen days from acceptance (section 2(b) of the Micro, Small and Medium Enterprises Development Act, 2006).',
    hindi:
      'पूछें कि क्या प्रदायकर्ता सूक्ष्म या लघु उद्यम है: उसे तय तारीख़ तक, अधिक से अधिक स्वीकृति से पैंतालीस दिन में, भुगतान होता है (सूक्ष्म, लघु और मध्यम उद्यम विकास अधिनियम, 2006 की धारा 15)। जहाँ लिखित में कोई तारीख़ तय नहीं, भुगतान स्वीकृति से पंद्रह दिन के अगले दिन से पहले देय है (सूक्ष्म, लघु और मध्यम उद्यम विकास अधिनियम, 2006 की धारा 2(ख))।',
  },
  {
    types: ['reply'],
    topic: 'time-limit',
    when: (form) => form.value('proceeding') === 'appearance in a summary suit',
    text: (form) => {
      const last = daysAfter(form.value('received_date'), SUMMARY_SUIT_DAYS);
      return `Enter the appearance within ten days from service of the summons${last ? `, which is until ${last}` : ''}, and give notice of it to the plaintiff on the same day (Order XXXVII, rule 3 of the Code of Civil Procedure, 1908). Without an appearance the plaint is taken as admitted and the plaintiff is entitled to a decree (rule 2(3)).`;
    },
    hindi: (form) => {
      const last = daysAfter(form.value('received_date'), SUMMARY_SUIT_DAYS);
      return `समन की तामील से दस दिन के भीतर उपस्थिति दर्ज करें${last ? `, अर्थात ${hindiDate(last)} तक` : ''}, और उसी दिन वादी को उसकी सूचना दें (सिविल प्रक्रिया संहिता, 1908 का आदेश 37 नियम 3)। उपस्थिति के बिना वादपत्र स्वीकृत माना जाता है और वादी डिक्री का हक़दार होता है (नियम 2(3))।`;
    },
  },
  {
    types: ['reply'],
    topic: 'time-limit',
    when: (form) => form.value('proceeding') === 'leave to defend',
    text: (form) => {
      const last = daysAfter(form.value('received_date'), SUMMARY_SUIT_DAYS);
      return `Apply within ten days from service of the summons for judgment${last ? `, which is until ${last}` : ''} (Order XXXVII, rule 3(5) of the Code of Civil Procedure, 1908). What is admitted to be due has to be deposited in court, or no leave is granted (second proviso).`;
    },
    hindi: (form) => {
      const last = daysAfter(form.value('received_date'), SUMMARY_SUIT_DAYS);
      return `निर्णय के लिए समन की तामील से दस दिन के भीतर आवेदन करें${last ? `, अर्थात ${hindiDate(last)} तक` : ''} (सिविल प्रक्रिया संहिता, 1908 का आदेश 37 नियम 3(5))। जो देय स्वीकार है वह न्यायालय में जमा करना होता है, अन्यथा अनुमति नहीं मिलती (दूसरा परंतुक)।`;
    },
  },
  {
    types: ['reply'],
    topic: 'time-limit',
    when: replyTo('written statement'),
    text: 'A written statement is due within thirty days from service of the summons; the court may extend that, but as a rule not beyond ninety days (Order VIII, rule 1 of the Code of Civil Procedure, 1908). Commercial suits have limits of their own.',
    hindi:
      'लिखित कथन समन की तामील से तीस दिन के भीतर देय है; न्यायालय समय बढ़ा सकता है, पर सामान्यतः नब्बे दिन से आगे नहीं (सिविल प्रक्रिया संहिता, 1908 का आदेश 8 नियम 1)। वाणिज्यिक वादों की अपनी सीमाएँ हैं।',
  },
  {
    types: ['reply'],
    topic: 'time-limit',
    when: replyTo('consumer complaint'),
    text: 'The version is due within thirty days, which the commission may extend by at most fifteen (section 38(2)(a) of the Consumer Protection Act, 2019).',
    hindi: 'कथन तीस दिन के भीतर देय है, जिसे आयोग अधिक से अधिक पंद्रह दिन बढ़ा सकता है (उपभोक्ता संरक्षण अधिनियम, 2019 की धारा 38(2)(क))।',
  },
  {
    types: ['reply'],
    topic: 'time-limit',
    when: replyTo('cheque demand notice'),
    text: (form) => {
      const last = daysAfter(form.value('received_date'), CHEQUE_PAYMENT_DAYS);
      return `What decides is payment, not the reply: the drawer has fifteen days from receipt of the notice${last ? `, which is until ${last}` : ''} (proviso (c) to section 138 of the Negotiable Instruments Act, 1881).`;
    },
    hindi: (form) => {
      const last = daysAfter(form.value('received_date'), CHEQUE_PAYMENT_DAYS);
      return `निर्णायक भुगतान है, उत्तर नहीं: चेक देने वाले के पास सूचना मिलने से पंद्रह दिन हैं${last ? `, अर्थात ${hindiDate(last)} तक` : ''} (परक्राम्य लिखत अधिनियम, 1881 की धारा 138 का परंतुक (ग))।`;
    },
  },
];
