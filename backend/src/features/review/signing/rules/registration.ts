import { DEEDS, LEASES, LETTINGS, LICENCES } from '../document-groups.js';
import type { SignedForm } from '../signed-form.js';
import type { SigningRule } from '../signing-note.js';

/** A lease for a longer term than this can be made only by a registered instrument. */
const YEAR_MONTHS = 12;

const inMaharashtra = ({ state }: SignedForm): boolean => state === 'Maharashtra';
const isLong = (form: SignedForm): boolean => (form.number('duration_months') ?? 0) > YEAR_MONTHS;
/** Registration is compulsory for the land deeds, long leases, and whatever is let in Maharashtra. */
const isMovableGift = (form: SignedForm): boolean => form.value('property_kind') === 'movable';
const mustBeRegistered = (form: SignedForm): boolean =>
  DEEDS.includes(form.documentType) ? !isMovableGift(form) : inMaharashtra(form) || (LEASES.includes(form.documentType) && isLong(form));

export const REGISTRATION_RULES: readonly SigningRule[] = [
  {
    types: ['sale_deed'],
    topic: 'registration',
    voids: true,
    text: 'Registration is compulsory: immovable property worth Rs. 100 or more is sold only by a registered instrument (section 54 of the Transfer of Property Act, 1882; section 17(1)(b) of the Registration Act, 1908).',
    hindi:
      'रजिस्ट्रीकरण अनिवार्य है: 100 रुपये या अधिक मूल्य की स्थावर संपत्ति केवल रजिस्ट्रीकृत लिखत से बेची जाती है (संपत्ति अंतरण अधिनियम, 1882 की धारा 54; रजिस्ट्रीकरण अधिनियम, 1908 की धारा 17(1)(ख))।',
  },
  {
    types: ['gift_deed'],
    topic: 'registration',
    voids: true,
    when: (form) => !isMovableGift(form),
    text: 'Registration is compulsory for a gift of immovable property (section 123 of the Transfer of Property Act, 1882; section 17(1)(a) of the Registration Act, 1908). Where the donor is governed by Muhammadan law, have a lawyer confirm what section 129 of the Transfer of Property Act, 1882 saves.',
    hindi:
      'स्थावर संपत्ति के दान का रजिस्ट्रीकरण अनिवार्य है (संपत्ति अंतरण अधिनियम, 1882 की धारा 123; रजिस्ट्रीकरण अधिनियम, 1908 की धारा 17(1)(क))। यदि दाता पर मुस्लिम विधि लागू है, तो वकील से पूछें कि संपत्ति अंतरण अधिनियम, 1882 की धारा 129 क्या बचाती है।',
  },
  {
    types: ['gift_deed'],
    topic: 'registration',
    voids: true,
    when: isMovableGift,
    text: 'A gift of movable property is made by a registered deed or by delivery (section 123 of the Transfer of Property Act, 1882). If you do not register the deed, hand the property over and keep proof of it.',
    hindi:
      'जंगम संपत्ति का दान रजिस्ट्रीकृत विलेख से या परिदान से होता है (संपत्ति अंतरण अधिनियम, 1882 की धारा 123)। यदि विलेख का रजिस्ट्रीकरण नहीं कराते, तो संपत्ति सौंप दें और उसका सबूत रखें।',
  },
  {
    types: ['settlement_deed'],
    topic: 'registration',
    voids: true,
    text: 'Registration is compulsory: the deed transfers immovable property without consideration (section 123 of the Transfer of Property Act, 1882; section 17(1) of the Registration Act, 1908). Where the settlor is governed by Muhammadan law, have a lawyer confirm what section 129 of the Transfer of Property Act, 1882 saves.',
    hindi:
      'रजिस्ट्रीकरण अनिवार्य है: विलेख स्थावर संपत्ति बिना प्रतिफल अंतरित करता है (संपत्ति अंतरण अधिनियम, 1882 की धारा 123; रजिस्ट्रीकरण अधिनियम, 1908 की धारा 17(1))। यदि व्यवस्थापक पर मुस्लिम विधि लागू है, तो वकील से पूछें कि संपत्ति अंतरण अधिनियम, 1882 की धारा 129 क्या बचाती है।',
  },
  {
    types: ['partition_deed', 'relinquishment_deed'],
    topic: 'registration',
    voids: true,
    text: 'Registration is compulsory where the deed extinguishes or creates a right in immovable property worth Rs. 100 or more (section 17(1)(b) of the Registration Act, 1908).',
    hindi:
      'जहाँ विलेख 100 रुपये या अधिक मूल्य की स्थावर संपत्ति में अधिकार समाप्त या सृजित करता है, वहाँ रजिस्ट्रीकरण अनिवार्य है (रजिस्ट्रीकरण अधिनियम, 1908 की धारा 17(1)(ख))।',
  },
  {
    types: LEASES,
    topic: 'registration',
    voids: true,
    when: (form) => isLong(form) && !inMaharashtra(form),
    text: 'Registration is compulsory: the term exceeds one year (section 107 of the Transfer of Property Act, 1882; section 17(1)(d) of the Registration Act, 1908). Landlord and tenant both execute it.',
    hindi:
      'रजिस्ट्रीकरण अनिवार्य है: अवधि एक वर्ष से अधिक है (संपत्ति अंतरण अधिनियम, 1882 की धारा 107; रजिस्ट्रीकरण अधिनियम, 1908 की धारा 17(1)(घ))। मकान-मालिक और किरायेदार दोनों इसे निष्पादित करते हैं।',
  },
  {
    types: LEASES,
    topic: 'registration',
    when: (form) => form.has('duration_months') && !isLong(form) && !inMaharashtra(form),
    text: 'A term of one year or less, with no yearly rent reserved, is outside section 17(1)(d) of the Registration Act, 1908. Ask the sub-registrar whether a law of the State requires this agreement to be registered or filed with a rent authority.',
    hindi:
      'एक वर्ष या कम की अवधि, जिसमें वार्षिक किराया आरक्षित न हो, रजिस्ट्रीकरण अधिनियम, 1908 की धारा 17(1)(घ) से बाहर है। उप-पंजीयक से पूछें कि राज्य का कोई क़ानून इस अनुबंध का रजिस्ट्रीकरण या किराया प्राधिकारी के यहाँ दाख़िल करना तो नहीं माँगता।',
  },
  {
    types: LETTINGS,
    topic: 'registration',
    voids: true,
    when: inMaharashtra,
    text: 'Registration is compulsory in Maharashtra whatever the term, and it is for the landlord or licensor to have it done (section 55 of the Maharashtra Rent Control Act, 1999). Have a lawyer confirm if the premises may be exempt from that Act.',
    hindi:
      'महाराष्ट्र में अवधि कुछ भी हो, रजिस्ट्रीकरण अनिवार्य है, और उसे कराना मकान-मालिक या अनुज्ञादाता का काम है (महाराष्ट्र किराया नियंत्रण अधिनियम, 1999 की धारा 55)। यदि परिसर उस अधिनियम से छूटा हो सकता है, तो वकील से पक्का करें।',
  },
  {
    types: LICENCES,
    topic: 'registration',
    when: (form) => isLong(form) && !inMaharashtra(form),
    text: 'A court may read a licence with exclusive possession as a lease, and a lease for more than one year can be made only by a registered instrument (section 107 of the Transfer of Property Act, 1882). Ask the sub-registrar about registering it.',
    hindi:
      'न्यायालय अनन्य क़ब्ज़े वाली अनुज्ञप्ति को पट्टा मान सकता है, और एक वर्ष से अधिक का पट्टा केवल रजिस्ट्रीकृत लिखत से होता है (संपत्ति अंतरण अधिनियम, 1882 की धारा 107)। रजिस्ट्रीकरण के बारे में उप-पंजीयक से पूछें।',
  },
  {
    types: [...DEEDS, ...LETTINGS],
    topic: 'registration',
    when: mustBeRegistered,
    text: 'Present it at the sub-registrar’s office in whose area the property, or part of it, lies (section 28 of the Registration Act, 1908). Those who executed it appear there in person or by an agent whose power of attorney is authenticated (sections 32, 33 and 34 of the Registration Act, 1908).',
    hindi:
      'इसे उस उप-पंजीयक के कार्यालय में पेश करें जिसके क्षेत्र में संपत्ति या उसका भाग है (रजिस्ट्रीकरण अधिनियम, 1908 की धारा 28)। निष्पादन करने वाले वहाँ स्वयं या ऐसे अभिकर्ता द्वारा उपस्थित होते हैं जिसका मुख़्तारनामा अधिप्रमाणित हो (रजिस्ट्रीकरण अधिनियम, 1908 की धाराएँ 32, 33 और 34)।',
  },
  {
    types: [...DEEDS, ...LETTINGS],
    topic: 'registration',
    voids: true,
    when: mustBeRegistered,
    text: 'A document that has to be registered and is not does not affect the property and, with few exceptions, is no evidence of the transaction (section 49 of the Registration Act, 1908).',
    hindi:
      'जिस दस्तावेज़ का रजिस्ट्रीकरण ज़रूरी है और नहीं हुआ, वह संपत्ति पर प्रभाव नहीं डालता और, कुछ अपवादों के साथ, संव्यवहार का साक्ष्य नहीं होता (रजिस्ट्रीकरण अधिनियम, 1908 की धारा 49)।',
  },
  {
    types: ['sale_agreement'],
    topic: 'registration',
    text: 'A buyer who takes possession under an agreement for sale is protected only if the agreement is registered (section 53A of the Transfer of Property Act, 1882; section 17(1A) of the Registration Act, 1908). Ask the sub-registrar whether a law of the State requires it to be registered in any case.',
    hindi:
      'विक्रय के करार के अधीन क़ब्ज़ा लेने वाला क्रेता तभी संरक्षित है जब करार रजिस्ट्रीकृत हो (संपत्ति अंतरण अधिनियम, 1882 की धारा 53क; रजिस्ट्रीकरण अधिनियम, 1908 की धारा 17(1क))। उप-पंजीयक से पूछें कि क्या राज्य की कोई विधि हर हाल में इसका रजिस्ट्रीकरण माँगती है।',
  },
  {
    types: ['sale_agreement'],
    topic: 'registration',
    when: (form) => form.value('seller_is_promoter') === 'yes',
    text: 'The seller is the promoter: the agreement is registered before more than 10 per cent of the cost is taken (section 13 of the Real Estate (Regulation and Development) Act, 2016).',
    hindi:
      'विक्रेता संप्रवर्तक है: लागत के 10 प्रतिशत से अधिक लेने से पहले करार रजिस्ट्रीकृत किया जाता है (भू-संपदा (विनियमन और विकास) अधिनियम, 2016 की धारा 13)।',
  },
  {
    types: ['power_of_attorney'],
    topic: 'registration',
    when: (form) => form.value('signed_abroad') !== 'yes',
    text: 'If the attorney is to present documents for registration, the principal executes the power before the Registrar or Sub-Registrar of the place where the principal lives, who authenticates it (section 33(1)(a) of the Registration Act, 1908).',
    hindi:
      'यदि मुख़्तार को दस्तावेज़ रजिस्ट्रीकरण के लिए पेश करने हैं, तो मालिक मुख़्तारनामा उस स्थान के रजिस्ट्रार या उप-रजिस्ट्रार के सामने निष्पादित करता है जहाँ वह रहता है, और वही उसे अधिप्रमाणित करता है (रजिस्ट्रीकरण अधिनियम, 1908 की धारा 33(1)(क))।',
  },
  {
    types: ['partnership_deed'],
    topic: 'registration',
    text: 'Register the firm with the Registrar of Firms (section 58 of the Indian Partnership Act, 1932). It is not compulsory, but a firm that is not registered cannot sue to enforce a right from a contract (section 69 of the Indian Partnership Act, 1932).',
    hindi:
      'फ़र्म को फ़र्मों के रजिस्ट्रार के यहाँ रजिस्टर कराएँ (भारतीय भागीदारी अधिनियम, 1932 की धारा 58)। यह अनिवार्य नहीं है, पर जो फ़र्म रजिस्टर नहीं है वह संविदा से उत्पन्न अधिकार के लिए वाद नहीं ला सकती (भारतीय भागीदारी अधिनियम, 1932 की धारा 69)।',
  },
  {
    types: ['will'],
    topic: 'registration',
    text: 'Registration is optional (section 18(e) of the Registration Act, 1908) and may be done at any time (section 27 of the Registration Act, 1908). A will may also be deposited with a Registrar in a sealed cover (section 42 of the Registration Act, 1908).',
    hindi:
      'रजिस्ट्रीकरण वैकल्पिक है (रजिस्ट्रीकरण अधिनियम, 1908 की धारा 18(ङ)) और कभी भी हो सकता है (रजिस्ट्रीकरण अधिनियम, 1908 की धारा 27)। वसीयत मुहरबंद लिफ़ाफ़े में रजिस्ट्रार के पास जमा भी की जा सकती है (रजिस्ट्रीकरण अधिनियम, 1908 की धारा 42)।',
  },
  {
    types: ['loan_agreement'],
    topic: 'registration',
    when: (form) => /mortgage/i.test(form.value('security')),
    text: 'This agreement makes no mortgage. Except by deposit of title deeds, a mortgage that secures Rs. 100 or more is made by a registered instrument attested by at least two witnesses (section 59 of the Transfer of Property Act, 1882).',
    hindi:
      'यह करार कोई बंधक नहीं बनाता। हक़-विलेखों के निक्षेप से किए बंधक को छोड़कर, 100 रुपये या अधिक को प्रतिभूत करने वाला बंधक कम से कम दो साक्षियों द्वारा अनुप्रमाणित रजिस्ट्रीकृत लिखत से होता है (संपत्ति अंतरण अधिनियम, 1882 की धारा 59)।',
  },
  {
    types: ['loan_agreement'],
    topic: 'registration',
    when: (form) => form.has('security') && form.hasCompany('borrower'),
    text: 'A charge that a company gives is registered with the Registrar of Companies within thirty days of its creation (section 77 of the Companies Act, 2013).',
    hindi: 'कंपनी जो भार देती है, वह उसके सृजन से तीस दिन के भीतर कंपनी रजिस्ट्रार के यहाँ रजिस्टर होता है (कंपनी अधिनियम, 2013 की धारा 77)।',
  },
];
