import { AFFIDAVITS, CONTRACTS, DEEDS, LETTINGS, NOTICES } from '../document-groups.js';
import type { SigningRule } from '../signing-note.js';

export const COPIES_RULES: readonly SigningRule[] = [
  {
    types: [...LETTINGS, ...CONTRACTS, 'sale_agreement', 'partnership_deed'],
    topic: 'copies',
    text: 'Each party keeps a signed copy. Sign each page, and have every correction by hand signed by all parties. Ask whether a second original bears duty of its own.',
    hindi:
      'हर पक्ष हस्ताक्षरित प्रति रखे। हर पृष्ठ पर हस्ताक्षर करें, और हाथ से किए हर संशोधन पर सभी पक्षों के हस्ताक्षर कराएँ। पूछें कि क्या दूसरी मूल प्रति पर अलग शुल्क लगता है।',
  },
  {
    types: LETTINGS,
    topic: 'attachment',
    text: 'Attach a list of fittings with their condition and copies of proof of identity. Ask the police station whether an order in force requires the tenant or licensee to be reported.',
    hindi:
      'सामान की सूची उसकी दशा सहित और पहचान के प्रमाण की प्रतियाँ लगाएँ। पुलिस थाने से पूछें कि क्या किसी लागू आदेश के अनुसार किरायेदार या अनुज्ञप्तिधारी की सूचना देनी है।',
  },
  {
    types: [...DEEDS, 'sale_agreement'],
    topic: 'attachment',
    when: (form) => form.value('property_kind') !== 'movable',
    text: 'Have at hand the earlier title deeds, a search of the register for encumbrances, the latest tax receipts, and proof of identity and PAN of the parties.',
    hindi: 'पिछले हक़-विलेख, भारों के लिए रजिस्टर की खोज, नवीनतम कर-रसीदें, और पक्षों की पहचान तथा पैन के प्रमाण साथ रखें।',
  },
  {
    types: ['sale_deed', 'sale_agreement'],
    topic: 'attachment',
    text: 'Have a chartered accountant confirm, before any payment, whether the buyer has to deduct tax from it.',
    hindi: 'किसी भी भुगतान से पहले चार्टर्ड अकाउंटेंट से पक्का करें कि क्या क्रेता को उसमें से कर काटना है।',
  },
  {
    types: ['will'],
    topic: 'copies',
    text: 'Sign one original, and each page of it. Keep it where the executor will find it, and destroy earlier wills only when the new one is signed and attested.',
    hindi:
      'एक ही मूल पर, और उसके हर पृष्ठ पर, हस्ताक्षर करें। उसे वहाँ रखें जहाँ निष्पादक उसे पाए, और पिछली वसीयतें तभी नष्ट करें जब नई पर हस्ताक्षर और अनुप्रमाणन हो जाए।',
  },
  {
    types: ['power_of_attorney'],
    topic: 'copies',
    text: 'The attorney needs the original: a notary’s copy does not replace it. Paste photographs of the principal and the attorney where the office at which it is used asks for them.',
    hindi: 'मुख़्तार को मूल चाहिए: नोटरी की प्रति उसका स्थान नहीं लेती। जहाँ इसका उपयोग होने वाला कार्यालय माँगे, वहाँ मालिक और मुख़्तार के फ़ोटो चिपकाएँ।',
  },
  {
    types: AFFIDAVITS,
    topic: 'attachment',
    when: (form) => form.has('annexures'),
    text: 'Attach a copy of each annexure, marked as the affidavit names it, and bring the originals.',
    hindi: 'हर अनुलग्नक की प्रति शपथ-पत्र में दिए नाम से चिह्नित करके लगाएँ, और मूल साथ लाएँ।',
  },
  {
    types: NOTICES.filter((type) => type !== 'government_notice'),
    topic: 'copies',
    text: 'It needs neither stamp nor witness. Sign two copies, send one, and keep the other with the postal receipt and the proof of delivery. A letter properly addressed, prepaid and posted by registered post is presumed to be delivered in the ordinary course of post (section 27 of the General Clauses Act, 1897).',
    hindi:
      'इस पर न स्टाम्प चाहिए, न साक्षी। दो प्रतियों पर हस्ताक्षर करें, एक भेजें, दूसरी डाक रसीद और सुपुर्दगी के प्रमाण के साथ रखें। ठीक पते पर, डाक शुल्क चुकाकर रजिस्ट्री डाक से भेजा पत्र डाक के साधारण अनुक्रम में पहुँचा माना जाता है (साधारण खंड अधिनियम, 1897 की धारा 27)।',
  },
  {
    types: ['rent_arrears_notice'],
    topic: 'copies',
    text: 'A notice that ends the tenancy is signed by or for the landlord and sent by post, or handed to the tenant or to a member of the family or servant at the residence, or, if that is not practicable, affixed to the property (section 106(4) of the Transfer of Property Act, 1882).',
    hindi:
      'किरायेदारी समाप्त करने वाली सूचना पर मकान मालिक या उसकी ओर से हस्ताक्षर होते हैं; वह डाक से भेजी जाती है, या किरायेदार को, या उसके निवास पर परिवार के सदस्य या सेवक को दी जाती है, या, यदि यह साध्य न हो, संपत्ति पर चिपकाई जाती है (संपत्ति अंतरण अधिनियम, 1882 की धारा 106(4))।',
  },
  {
    types: ['government_notice'],
    topic: 'copies',
    text: 'Deliver it to the officer whom section 80(1) of the Code of Civil Procedure, 1908 names for the defendant, or leave it at the office, and have the copy that you keep stamped as received. A public officer is served apart from the Government.',
    hindi:
      'इसे उस अधिकारी को दें जिसे सिविल प्रक्रिया संहिता, 1908 की धारा 80(1) प्रतिवादी के लिए बताती है, या उसके कार्यालय में छोड़ें, और अपनी प्रति पर प्राप्ति की मुहर लगवाएँ। लोक अधिकारी को सरकार से अलग सूचना दी जाती है।',
  },
  {
    types: ['cease_and_desist'],
    topic: 'attachment',
    when: (form) => form.value('right_status') !== 'registered trade mark',
    text: 'Before you send it, have a lawyer confirm the right: whoever is threatened without ground may sue (section 142 of the Trade Marks Act, 1999).',
    hindi: 'भेजने से पहले वकील से अधिकार की पुष्टि कराएँ: जिसे बिना आधार धमकी दी जाए, वह वाद ला सकता है (व्यापार चिह्न अधिनियम, 1999 की धारा 142)।',
  },
  {
    types: ['cheque_complaint'],
    topic: 'attachment',
    text: 'File the cheque, the return memo, the notice and the proof of its delivery. The complainant’s evidence may be given on affidavit (section 145(1) of the Negotiable Instruments Act, 1881).',
    hindi:
      'चेक, वापसी का ज्ञापन, सूचना और उसकी तामील का प्रमाण दाखिल करें। परिवादी का साक्ष्य शपथपत्र पर दिया जा सकता है (परक्राम्य लिखत अधिनियम, 1881 की धारा 145(1))।',
  },
  {
    types: ['cheque_complaint'],
    topic: 'attachment',
    when: (form) => form.hasCompany('complainant'),
    text: 'Attach the authority of the person who signs for the company.',
    hindi: 'कंपनी के लिए हस्ताक्षर करने वाले व्यक्ति का प्राधिकार लगाएँ।',
  },
  {
    types: ['consumer_complaint'],
    topic: 'attachment',
    text: 'File an affidavit with the documents: the complaint is heard on affidavit and documentary evidence (section 38(6) of the Consumer Protection Act, 2019). File as many copies as there are opposite parties, and those for the commission.',
    hindi:
      'दस्तावेज़ों के साथ शपथपत्र दाखिल करें: परिवाद शपथपत्र और दस्तावेज़ी साक्ष्य पर सुना जाता है (उपभोक्ता संरक्षण अधिनियम, 2019 की धारा 38(6))। जितने विपक्षी हैं उतनी, और आयोग के लिए, प्रतियाँ दाखिल करें।',
  },
  {
    types: ['plaint'],
    topic: 'copies',
    text: 'File as many copies as there are defendants, with the documents on which the plaintiff sues or relies and a list of them (Order VII, rules 9 and 14 of the Code of Civil Procedure, 1908). A document that is not filed then is received later only by leave of the court.',
    hindi:
      'जितने प्रतिवादी हैं उतनी प्रतियाँ, उन दस्तावेज़ों के साथ जिन पर वादी का वाद या भरोसा है, और उनकी सूची दाखिल करें (सिविल प्रक्रिया संहिता, 1908 का आदेश 7 नियम 9 और 14)। जो दस्तावेज़ तब दाखिल न हो, वह बाद में न्यायालय की अनुमति से ही लिया जाता है।',
  },
  {
    types: ['affidavit_name_change'],
    topic: 'attachment',
    text: 'Ask the authority in whose records the name stands which form, publication and proof it wants; the affidavit alone does not change a record.',
    hindi: 'जिस प्राधिकरण के अभिलेखों में नाम है, उससे पूछें कि उसे कौन-सा प्ररूप, प्रकाशन और प्रमाण चाहिए; केवल शपथपत्र से अभिलेख नहीं बदलता।',
  },
  {
    types: ['affidavit_heirship'],
    topic: 'attachment',
    text: 'The affidavit is no succession certificate and no decision on who inherits: for debts and securities a court may require a certificate (section 214 of the Indian Succession Act, 1925). Ask the payer whether it accepts an affidavit with an indemnity.',
    hindi:
      'यह शपथपत्र न उत्तराधिकार प्रमाणपत्र है, न इस बात का निर्णय कि कौन वारिस है: ऋणों और प्रतिभूतियों के लिए न्यायालय प्रमाणपत्र माँग सकता है (भारतीय उत्तराधिकार अधिनियम, 1925 की धारा 214)। भुगतान करने वाले से पूछें कि क्या वह क्षतिपूर्ति-बंध के साथ शपथपत्र स्वीकार करता है।',
  },
  {
    types: ['rti_application', 'rti_application_hindi'],
    topic: 'attachment',
    text: (form) =>
      form.value('below_poverty_line') === 'yes'
        ? 'Attach a copy of the proof that the applicant is below the poverty line: no fee is then charged (section 7(5) of the Right to Information Act, 2005).'
        : 'Pay the fee in a way that the rules of the authority allow (section 6(1) of the Right to Information Act, 2005) and attach proof of it. It needs no stamp and no witness.',
    hindi: (form) =>
      form.value('below_poverty_line') === 'yes'
        ? 'ग़रीबी रेखा से नीचे होने के प्रमाण की प्रति लगाएँ: तब कोई फ़ीस नहीं ली जाती (सूचना का अधिकार अधिनियम, 2005 की धारा 7(5))।'
        : 'फ़ीस उस ढंग से दें जिसे प्राधिकरण के नियम मानते हैं (सूचना का अधिकार अधिनियम, 2005 की धारा 6(1)), और उसका प्रमाण लगाएँ। न स्टाम्प चाहिए, न साक्षी।',
  },
  {
    types: ['rti_first_appeal'],
    topic: 'attachment',
    text: 'Attach copies of the application, of proof of its receipt and of the decision, if there is one. Ask whether the rules of the State ask for a fee.',
    hindi: 'आवेदन, उसकी प्राप्ति के प्रमाण और निर्णय, यदि हो, की प्रतियाँ लगाएँ। पूछें कि क्या राज्य के नियम शुल्क माँगते हैं।',
  },
  {
    types: ['bail_application'],
    topic: 'attachment',
    text: 'File the vakalatnama, a copy of the FIR and of every earlier order on bail. Name every earlier application in any court, and have the details of the sureties at hand.',
    hindi:
      'वकालतनामा, एफ़आईआर और ज़मानत पर हर पिछले आदेश की प्रति दाखिल करें। किसी भी न्यायालय में दिए हर पिछले आवेदन का नाम लिखें, और प्रतिभुओं का विवरण साथ रखें।',
  },
  {
    types: ['mutual_divorce_petition'],
    topic: 'attachment',
    text: 'File proof of the marriage, photographs, proof of the addresses, and the settlement with proof of what has been paid under it.',
    hindi: 'विवाह का प्रमाण, फ़ोटो, पतों के प्रमाण, और समझौता, उसके अधीन हुए भुगतान के प्रमाण सहित, दाखिल करें।',
  },
  {
    types: ['appointment_letter'],
    topic: 'copies',
    text: 'Sign two copies; the employee signs the acceptance on one and returns it.',
    hindi: 'दो प्रतियों पर हस्ताक्षर करें; कर्मचारी एक पर स्वीकृति के हस्ताक्षर कर लौटाता है।',
  },
  {
    types: ['reply'],
    topic: 'copies',
    text: 'Keep a signed copy with proof of its delivery or filing.',
    hindi: 'हस्ताक्षरित प्रति, भेजने या दाखिल करने के प्रमाण के साथ, रखें।',
  },
  {
    types: ['reply'],
    topic: 'attestation',
    when: (form) => form.value('reply_kind') === 'written statement' && ['', 'written statement'].includes(form.value('proceeding')),
    text: 'Whoever verifies the written statement also files an affidavit in its support (Order VI, rule 15 of the Code of Civil Procedure, 1908).',
    hindi: 'लिखित कथन का सत्यापन करने वाला उसके समर्थन में शपथपत्र भी देता है (सिविल प्रक्रिया संहिता, 1908 का आदेश 6 नियम 15)।',
  },
];
