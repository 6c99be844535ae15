import { AFFIDAVITS, CONTRACTS, DEEDS, LEASES, LETTINGS, LICENCES } from '../document-groups.js';
import type { SignedForm } from '../signed-form.js';
import type { SigningRule } from '../signing-note.js';

const STAMPED = [...LETTINGS, ...DEEDS, ...CONTRACTS, 'sale_agreement', 'partnership_deed', 'power_of_attorney'];
const ABROAD = (form: SignedForm): boolean => form.value('signed_abroad') === 'yes';

/** The rate is left to the authority: no dated source of the States' rates is at hand. */
const rate = ({ state }: SignedForm): string =>
  `Rate: ask the Collector of Stamps or, for a paper to be registered, the sub-registrar, in ${state ?? 'the State whose stamp law applies'}.`;

const hindiRate = ({ state }: SignedForm): string =>
  `दर: ${state ? `राज्य (${state})` : 'उस राज्य, जिसका स्टाम्प क़ानून लागू है,'} के स्टाम्प कलेक्टर से या, रजिस्ट्रीकरण के लिए, उप-पंजीयक से पूछें।`;

/** The head of the schedule under which a document falls; a State may have a schedule of its own. */
const head =
  (article: string) =>
  (form: SignedForm): string =>
    `Stamp duty is charged under ${article} of Schedule I to the Indian Stamp Act, 1899, or under the corresponding entry of the State's own schedule. ${rate(form)}`;

const hindiHead =
  (article: string) =>
  (form: SignedForm): string =>
    `स्टाम्प शुल्क भारतीय स्टाम्प अधिनियम, 1899 की अनुसूची 1 के ${article}, या राज्य की अपनी अनुसूची की संगत प्रविष्टि के अधीन लगता है। ${hindiRate(form)}`;

export const STAMP_RULES: readonly SigningRule[] = [
  { types: LEASES, topic: 'stamp', text: head('article 35 (lease)'), hindi: hindiHead('अनुच्छेद 35 (पट्टा)') },
  {
    types: LICENCES,
    topic: 'stamp',
    text: (form) => `A leave and licence is charged as the State's schedule says. ${rate(form)}`,
    hindi: (form) => `अनुमति और अनुज्ञप्ति पर शुल्क राज्य की अनुसूची के अनुसार लगता है। ${hindiRate(form)}`,
  },
  {
    types: LICENCES,
    topic: 'stamp',
    when: (form) => form.state === 'Maharashtra' && (form.number('duration_months') ?? 0) > 60,
    text: 'A licence of more than 60 months is allowed in Maharashtra, but it falls under another entry of the stamp schedule than a shorter one. Have the duty assessed before you sign.',
    hindi:
      'महाराष्ट्र में 60 माह से अधिक की अनुज्ञप्ति हो सकती है, पर वह छोटी अवधि वाली से अलग स्टाम्प प्रविष्टि में आती है। हस्ताक्षर से पहले शुल्क का निर्धारण कराएँ।',
  },
  {
    types: LEASES,
    topic: 'stamp',
    text: 'Unless the agreement says otherwise, the tenant bears the duty (section 29(c) of the Indian Stamp Act, 1899).',
    hindi: 'अनुबंध में कुछ और न लिखा हो, तो शुल्क किरायेदार देता है (भारतीय स्टाम्प अधिनियम, 1899 की धारा 29(ग))।',
  },
  { types: ['sale_deed'], topic: 'stamp', text: head('article 23 (conveyance)'), hindi: hindiHead('अनुच्छेद 23 (हस्तांतरण-पत्र)') },
  {
    types: ['sale_deed'],
    topic: 'stamp',
    text: 'Unless the deed says otherwise, the buyer bears the duty (section 29(c) of the Indian Stamp Act, 1899).',
    hindi: 'विलेख में अन्यथा न लिखा हो, तो शुल्क क्रेता देता है (भारतीय स्टाम्प अधिनियम, 1899 की धारा 29(ग))।',
  },
  {
    types: ['sale_deed'],
    topic: 'stamp',
    when: (form) => (form.number('market_value') ?? 0) > (form.number('sale_price') ?? Infinity),
    text: 'The market value is above the price. Where the State charges duty on the market value, have it assessed before you buy the stamp.',
    hindi: 'बाज़ार मूल्य क़ीमत से अधिक है। जहाँ राज्य शुल्क बाज़ार मूल्य पर लेता है, वहाँ स्टाम्प ख़रीदने से पहले उसका निर्धारण कराएँ।',
  },
  { types: ['gift_deed'], topic: 'stamp', text: head('article 33 (gift)'), hindi: hindiHead('अनुच्छेद 33 (दान)') },
  { types: ['settlement_deed'], topic: 'stamp', text: head('article 58 (settlement)'), hindi: hindiHead('अनुच्छेद 58 (व्यवस्थापन)') },
  { types: ['partition_deed'], topic: 'stamp', text: head('article 45 (partition)'), hindi: hindiHead('अनुच्छेद 45 (विभाजन)') },
  {
    types: ['partition_deed'],
    topic: 'stamp',
    text: 'Unless the deed says otherwise, the parties bear the duty in proportion to their shares (section 29(g) of the Indian Stamp Act, 1899).',
    hindi: 'विलेख में अन्यथा न लिखा हो, तो पक्ष शुल्क अपने हिस्सों के अनुपात में देते हैं (भारतीय स्टाम्प अधिनियम, 1899 की धारा 29(छ))।',
  },
  { types: ['relinquishment_deed'], topic: 'stamp', text: head('article 55 (release)'), hindi: hindiHead('अनुच्छेद 55 (निर्मुक्ति)') },
  {
    types: ['relinquishment_deed'],
    topic: 'stamp',
    when: (form) => (form.number('consideration') ?? 0) > 0,
    text: 'The share is given up for money. Ask whether the authority will charge the deed as a release or as a conveyance.',
    hindi: 'हिस्सा धन लेकर छोड़ा जा रहा है। पूछें कि प्राधिकारी विलेख पर शुल्क निर्मुक्ति के रूप में लेगा या हस्तांतरण-पत्र के रूप में।',
  },
  {
    types: ['relinquishment_deed'],
    topic: 'stamp',
    text: 'Unless the deed says otherwise, the releasor, who executes it, bears the duty (section 29(a) of the Indian Stamp Act, 1899).',
    hindi: 'विलेख में अन्यथा न लिखा हो, तो शुल्क निर्मुक्तिकर्ता देता है, जो उसे निष्पादित करता है (भारतीय स्टाम्प अधिनियम, 1899 की धारा 29(क))।',
  },
  { types: ['sale_agreement', ...CONTRACTS], topic: 'stamp', text: head('article 5 (agreement)'), hindi: hindiHead('अनुच्छेद 5 (करार)') },
  { types: ['partnership_deed'], topic: 'stamp', text: head('article 46 (partnership)'), hindi: hindiHead('अनुच्छेद 46 (भागीदारी)') },
  {
    types: ['power_of_attorney'],
    topic: 'stamp',
    when: (form) => !ABROAD(form),
    text: head('article 48 (power of attorney)'),
    hindi: hindiHead('अनुच्छेद 48 (मुख़्तारनामा)'),
  },
  {
    types: STAMPED,
    topic: 'stamp',
    when: (form) => !ABROAD(form),
    text: 'Have it stamped before or when it is signed (section 17 of the Indian Stamp Act, 1899, or the Stamp Act of the State). A document that is not duly stamped is not admitted in evidence until duty and penalty are paid (section 35 of the Indian Stamp Act, 1899).',
    hindi:
      'हस्ताक्षर से पहले या हस्ताक्षर के समय स्टाम्प लगवाएँ (भारतीय स्टाम्प अधिनियम, 1899 की धारा 17, या राज्य का स्टाम्प अधिनियम)। जिस दस्तावेज़ पर पूरा स्टाम्प नहीं है, वह शुल्क और शास्ति चुकाए जाने तक साक्ष्य में नहीं लिया जाता (भारतीय स्टाम्प अधिनियम, 1899 की धारा 35)।',
  },
  {
    types: ['power_of_attorney'],
    topic: 'stamp',
    when: ABROAD,
    text: 'Have it stamped within three months after it is first received in India (section 18 of the Indian Stamp Act, 1899). Ask the Collector of Stamps of the State in which it will be used for the rate.',
    hindi:
      'भारत में पहली बार प्राप्त होने के बाद तीन माह के भीतर इसे स्टाम्पित कराएँ (भारतीय स्टाम्प अधिनियम, 1899 की धारा 18)। दर उस राज्य के स्टाम्प कलेक्टर से पूछें जहाँ इसका उपयोग होगा।',
  },
  {
    types: AFFIDAVITS,
    topic: 'stamp',
    text: (form) =>
      `An affidavit is charged under article 4 of Schedule I to the Indian Stamp Act, 1899, or the State's own schedule; that article exempts one made to be filed at once in a court. ${rate(form)}`,
    hindi: (form) =>
      `शपथ-पत्र पर शुल्क भारतीय स्टाम्प अधिनियम, 1899 की अनुसूची 1 के अनुच्छेद 4, या राज्य की अपनी अनुसूची के अधीन लगता है; वह अनुच्छेद उसे छोड़ता है जो तुरंत न्यायालय में दाख़िल करने के लिए बना हो। ${hindiRate(form)}`,
  },
  {
    types: ['will'],
    topic: 'stamp',
    text: 'A will needs no stamp: Schedule I to the Indian Stamp Act, 1899 does not name it.',
    hindi: 'वसीयत पर स्टाम्प नहीं लगता: भारतीय स्टाम्प अधिनियम, 1899 की अनुसूची 1 में उसका नाम नहीं है।',
  },
  {
    types: ['vakalatnama', 'cheque_complaint', 'bail_application', 'mutual_divorce_petition', 'consumer_complaint', 'plaint'],
    topic: 'stamp',
    text: 'Ask the filing counter for the court fee or prescribed fee and, for a vakalatnama, for the advocates’ welfare stamp; both differ from State to State.',
    hindi: 'न्यायालय फ़ीस या विहित फ़ीस, और वकालतनामे के लिए अधिवक्ता कल्याण स्टाम्प, दाखिल करने के काउंटर पर पूछें; दोनों राज्य के अनुसार अलग-अलग हैं।',
  },
];
