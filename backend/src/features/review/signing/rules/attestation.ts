import { AFFIDAVITS, CONTRACTS } from '../document-groups.js';
import type { SigningRule } from '../signing-note.js';

const COMPANY_PARTIES = [
  'seller',
  'buyer',
  'landlord',
  'tenant',
  'licensor',
  'licensee',
  'lender',
  'borrower',
  'client',
  'consultant',
  'customer',
  'provider',
  'employer',
  'first_party',
  'second_party',
];

export const ATTESTATION_RULES: readonly SigningRule[] = [
  {
    types: ['gift_deed'],
    topic: 'witnesses',
    voids: true,
    when: (form) => form.value('property_kind') !== 'movable',
    text: 'At least two witnesses attest the deed (section 123 of the Transfer of Property Act, 1882). Each sees the donor sign, or is told by the donor of the signature, and signs in the donor’s presence (section 3 of the Transfer of Property Act, 1882).',
    hindi:
      'कम से कम दो साक्षी विलेख को अनुप्रमाणित करते हैं (संपत्ति अंतरण अधिनियम, 1882 की धारा 123)। हर साक्षी दाता को हस्ताक्षर करते देखता है, या दाता से हस्ताक्षर की स्वीकृति पाता है, और दाता की उपस्थिति में हस्ताक्षर करता है (संपत्ति अंतरण अधिनियम, 1882 की धारा 3)।',
  },
  {
    types: ['gift_deed'],
    topic: 'time-limit',
    voids: true,
    text: 'The donee accepts while the donor is alive and still able to give; a gift that is not accepted before the donee dies is void (section 122 of the Transfer of Property Act, 1882).',
    hindi:
      'आदाता दान को दाता के जीवनकाल में और जब तक वह देने में समर्थ है, स्वीकार करता है; जो दान आदाता की मृत्यु से पहले स्वीकार न हो, वह शून्य है (संपत्ति अंतरण अधिनियम, 1882 की धारा 122)।',
  },
  {
    types: ['settlement_deed'],
    topic: 'witnesses',
    voids: true,
    text: 'At least two witnesses attest the deed (section 123 of the Transfer of Property Act, 1882). Each sees the settlor sign, or is told by the settlor of the signature, and signs in the settlor’s presence (section 3 of the Transfer of Property Act, 1882).',
    hindi:
      'कम से कम दो साक्षी विलेख को अनुप्रमाणित करते हैं (संपत्ति अंतरण अधिनियम, 1882 की धारा 123)। हर साक्षी व्यवस्थापक को हस्ताक्षर करते देखता है, या उससे हस्ताक्षर की स्वीकृति पाता है, और उसकी उपस्थिति में हस्ताक्षर करता है (संपत्ति अंतरण अधिनियम, 1882 की धारा 3)।',
  },
  {
    types: ['plaint'],
    topic: 'attestation',
    when: (form) => form.value('dispute') !== 'commercial',
    text: 'The plaintiff and the advocate sign the plaint, and the plaintiff verifies it by its numbered paragraphs; whoever verifies it also files an affidavit in its support (Order VI, rules 14 and 15 of the Code of Civil Procedure, 1908; section 26(2) of the Code of Civil Procedure, 1908).',
    hindi:
      'वादपत्र पर वादी और अधिवक्ता हस्ताक्षर करते हैं, और वादी उसके क्रमांकित पैराओं का सत्यापन करता है; सत्यापन करने वाला समर्थन में शपथपत्र भी देता है (सिविल प्रक्रिया संहिता, 1908 का आदेश 6 नियम 14 और 15; सिविल प्रक्रिया संहिता, 1908 की धारा 26(2))।',
  },
  {
    types: ['plaint'],
    topic: 'attestation',
    when: (form) => form.value('dispute') === 'commercial',
    text: 'In a commercial dispute of the specified value the plaint is verified by an affidavit, the Statement of Truth at its end, and the court may strike out a pleading without it (Order VI, rule 15A of the Code of Civil Procedure, 1908). Sign each page, write in their number, and swear it. All documents in the plaintiff’s power, possession, control or custody are disclosed with the plaint (Order XI, rule 1, as applied to such disputes).',
    hindi:
      'विनिर्दिष्ट मूल्य के वाणिज्यिक विवाद में वादपत्र का सत्यापन शपथपत्र से होता है, जो उसके अंत में सत्य के कथन के रूप में है; उसके बिना न्यायालय अभिवचन काट सकता है (सिविल प्रक्रिया संहिता, 1908 का आदेश 6 नियम 15क)। हर पृष्ठ पर हस्ताक्षर करें, उनकी संख्या लिखें और शपथ लें। जो भी दस्तावेज़ वादी की शक्ति, क़ब्ज़े, नियंत्रण या अभिरक्षा में हैं, वे वादपत्र के साथ प्रकट किए जाते हैं (आदेश 11 नियम 1, जैसा ऐसे विवादों पर लागू है)।',
  },
  {
    types: ['will'],
    topic: 'witnesses',
    voids: true,
    text: 'Two or more witnesses each see the testator sign, or hear from the testator of the signature, and each signs in the testator’s presence (section 63 of the Indian Succession Act, 1925).',
    hindi:
      'दो या अधिक साक्षियों में से हर एक वसीयतकर्ता को हस्ताक्षर करते देखता है, या उससे हस्ताक्षर की स्वीकृति सुनता है, और वसीयतकर्ता की उपस्थिति में हस्ताक्षर करता है (भारतीय उत्तराधिकार अधिनियम, 1925 की धारा 63)।',
  },
  {
    types: ['will'],
    topic: 'witnesses',
    voids: true,
    text: 'Choose witnesses who take nothing under the will and are not married to anyone who does: where section 67 of the Indian Succession Act, 1925 applies, the gift to such a person is void.',
    hindi:
      'ऐसे साक्षी चुनें जिन्हें वसीयत से कुछ न मिलता हो और जिनका विवाह भी किसी पाने वाले से न हुआ हो: जहाँ भारतीय उत्तराधिकार अधिनियम, 1925 की धारा 67 लागू है, वहाँ ऐसे व्यक्ति को दी गई वसीयत-संपदा शून्य है।',
  },
  {
    types: ['will'],
    topic: 'witnesses',
    when: (form) => ['muslim', ''].includes(form.value('personal_law')),
    text: 'For the will of a Muslim, have a lawyer confirm its form and how much it may dispose of: section 58 of the Indian Succession Act, 1925 leaves it outside these rules.',
    hindi:
      'मुस्लिम की वसीयत के लिए उसका रूप और वह कितने का निपटारा कर सकती है, यह वकील से पक्का करें: भारतीय उत्तराधिकार अधिनियम, 1925 की धारा 58 उसे इन नियमों से बाहर रखती है।',
  },
  {
    types: ['sale_deed', 'partition_deed', 'relinquishment_deed'],
    topic: 'witnesses',
    text: 'Sign before the two witnesses and bring them, with proof of identity, to the registration office: the officer has to be satisfied who appears (section 34 of the Registration Act, 1908).',
    hindi:
      'दोनों साक्षियों के सामने हस्ताक्षर करें और उन्हें पहचान के प्रमाण के साथ रजिस्ट्रीकरण कार्यालय ले जाएँ: अधिकारी को यह समाधान होना चाहिए कि कौन उपस्थित है (रजिस्ट्रीकरण अधिनियम, 1908 की धारा 34)।',
  },
  {
    types: ['sale_deed', 'gift_deed', 'settlement_deed', 'partition_deed', 'relinquishment_deed'],
    topic: 'attachment',
    when: (form) => form.value('property_kind') !== 'movable',
    text: 'The deed bears a description of the property by which it can be identified, with a map or plan where the description needs one (section 21 of the Registration Act, 1908), and passport-size photographs and fingerprints of those who present it; on a transfer of ownership also of each buyer and seller (section 32A of the Registration Act, 1908).',
    hindi:
      'विलेख में संपत्ति का ऐसा वर्णन होता है जिससे वह पहचानी जा सके, और जहाँ वर्णन को चाहिए वहाँ नक़्शा या योजना (रजिस्ट्रीकरण अधिनियम, 1908 की धारा 21); पेश करने वालों के पासपोर्ट आकार के फ़ोटो और अंगुलियों के निशान भी, तथा स्वामित्व के अंतरण में हर क्रेता और विक्रेता के (रजिस्ट्रीकरण अधिनियम, 1908 की धारा 32क)।',
  },
  {
    types: ['power_of_attorney'],
    topic: 'attestation',
    when: (form) => form.value('signed_abroad') !== 'yes',
    text: 'Sign it before a notary or magistrate who authenticates it: a court then presumes that it was so executed (section 84 of the Bharatiya Sakshya Adhiniyam, 2023).',
    hindi:
      'नोटरी या मजिस्ट्रेट के सामने हस्ताक्षर करें, जो इसे अधिप्रमाणित करे: तब न्यायालय उपधारणा करता है कि यह इसी प्रकार निष्पादित हुआ (भारतीय साक्ष्य अधिनियम, 2023 की धारा 84)।',
  },
  {
    types: ['power_of_attorney'],
    topic: 'attestation',
    when: (form) => form.value('signed_abroad') === 'yes',
    text: 'Sign it before a notary public or an Indian consul, who authenticates it (section 33(1)(c) of the Registration Act, 1908; section 84 of the Bharatiya Sakshya Adhiniyam, 2023). Ask the consulate whether an apostille is needed on what a foreign notary authenticates.',
    hindi:
      'नोटरी पब्लिक या भारतीय कौंसल के सामने हस्ताक्षर करें, जो इसे अधिप्रमाणित करे (रजिस्ट्रीकरण अधिनियम, 1908 की धारा 33(1)(ग); भारतीय साक्ष्य अधिनियम, 2023 की धारा 84)। वाणिज्य दूतावास से पूछें कि विदेशी नोटरी के अधिप्रमाणन पर अपोस्टील चाहिए या नहीं।',
  },
  {
    types: AFFIDAVITS,
    topic: 'attestation',
    text: 'Do not sign beforehand. Sign before the officer who administers the oath: for a civil court a court, a magistrate, a notary or an officer appointed for it (section 139 of the Code of Civil Procedure, 1908); for a criminal court those named in section 333 of the Bharatiya Nagarik Suraksha Sanhita, 2023.',
    hindi:
      'पहले से हस्ताक्षर न करें। शपथ दिलाने वाले अधिकारी के सामने हस्ताक्षर करें: सिविल न्यायालय के लिए न्यायालय, मजिस्ट्रेट, नोटरी या इसके लिए नियुक्त अधिकारी (सिविल प्रक्रिया संहिता, 1908 की धारा 139); दांडिक न्यायालय के लिए भारतीय नागरिक सुरक्षा संहिता, 2023 की धारा 333 में बताए गए अधिकारी।',
  },
  {
    types: AFFIDAVITS,
    topic: 'attestation',
    text: 'Bring proof of identity. Sign each page, and have the officer initial every correction and mark every annexure.',
    hindi: 'पहचान का प्रमाण साथ लाएँ। हर पृष्ठ पर हस्ताक्षर करें, और अधिकारी से हर संशोधन पर आद्याक्षर तथा हर अनुलग्नक पर चिह्न कराएँ।',
  },
  {
    types: ['partnership_deed', 'sale_agreement', ...CONTRACTS],
    topic: 'witnesses',
    text: 'No witness is needed for it to bind; the witnesses help to prove who signed. They should be adults who take no part in the transaction and give their full addresses.',
    hindi:
      'बाध्यकारी होने के लिए साक्षी आवश्यक नहीं; साक्षी यह साबित करने में सहायक हैं कि किसने हस्ताक्षर किए। वे वयस्क हों, लेन-देन में भाग न लेते हों, और पूरा पता लिखें।',
  },
  {
    types: [...CONTRACTS, 'sale_agreement', 'sale_deed', 'rent_agreement', 'leave_and_license'],
    topic: 'attestation',
    when: (form) => form.hasCompany(...COMPANY_PARTIES),
    text: 'For a company, its key managerial personnel or a person whom the Board has authorised signs (section 21 of the Companies Act, 2013). Ask whoever signs for a company or LLP for the written authority, and keep a copy.',
    hindi:
      'कंपनी की ओर से उसके मुख्य प्रबंधकीय कार्मिक या बोर्ड द्वारा प्राधिकृत व्यक्ति हस्ताक्षर करता है (कंपनी अधिनियम, 2013 की धारा 21)। कंपनी या एलएलपी के लिए हस्ताक्षर करने वाले से लिखित प्राधिकार माँगें और प्रति रखें।',
  },
  {
    types: ['vakalatnama'],
    topic: 'attestation',
    text: 'The client signs and the advocate signs the acceptance before it is filed; it stays in force until the case ends or the court gives leave to withdraw it (Order III, rule 4 of the Code of Civil Procedure, 1908).',
    hindi:
      'दाखिल होने से पहले मुवक्किल हस्ताक्षर करता है और अधिवक्ता स्वीकृति पर हस्ताक्षर करता है; यह मामले के समाप्त होने तक, या न्यायालय की अनुमति से वापस लेने तक, लागू रहता है (सिविल प्रक्रिया संहिता, 1908 का आदेश 3 नियम 4)।',
  },
  {
    types: ['vakalatnama'],
    topic: 'attachment',
    when: (form) => form.hasCompany('client'),
    text: 'Attach the resolution or letter that authorises the person who signs for the company.',
    hindi: 'वह संकल्प या पत्र लगाएँ जो कंपनी के लिए हस्ताक्षर करने वाले को प्राधिकृत करता है।',
  },
  {
    types: ['mutual_divorce_petition'],
    topic: 'attestation',
    text: 'Both petitioners sign the petition and its verification, and each swears an affidavit; both appear for the statements that the court records.',
    hindi:
      'दोनों याचिकाकर्ता याचिका और उसके सत्यापन पर हस्ताक्षर करते हैं, और हर एक शपथपत्र देता है; न्यायालय जो बयान लिखता है उनके लिए दोनों उपस्थित होते हैं।',
  },
  {
    types: ['appointment_letter'],
    topic: 'attestation',
    text: 'Every employee gets a letter of appointment (section 6(1)(f) of the Occupational Safety, Health and Working Conditions Code, 2020). Ask whether the appropriate government has prescribed a form for it.',
    hindi:
      'हर कर्मचारी को नियुक्ति-पत्र मिलता है (उपजीविकाजन्य सुरक्षा, स्वास्थ्य और कार्यदशा संहिता, 2020 की धारा 6(1)(च))। पूछें कि क्या समुचित सरकार ने उसका प्ररूप विहित किया है।',
  },
  {
    types: ['board_resolution'],
    topic: 'attestation',
    text: 'A person whom the Board has authorised certifies the extract; the signed minutes, not this extract, are the record (section 118 of the Companies Act, 2013).',
    hindi: 'उद्धरण को बोर्ड द्वारा प्राधिकृत व्यक्ति प्रमाणित करता है; अभिलेख हस्ताक्षरित कार्यवृत्त है, यह उद्धरण नहीं (कंपनी अधिनियम, 2013 की धारा 118)।',
  },
  {
    types: ['board_resolution'],
    topic: 'attestation',
    when: (form) => form.has('interested'),
    text: 'An interested director discloses the interest at the meeting and, where section 184 of the Companies Act, 2013 says so, takes no part in it. Check that the quorum was met without that director.',
    hindi:
      'हितबद्ध निदेशक बैठक में अपना हित प्रकट करता है और, जहाँ कंपनी अधिनियम, 2013 की धारा 184 ऐसा कहती है, उसमें भाग नहीं लेता। देखें कि उस निदेशक के बिना गणपूर्ति थी।',
  },
  {
    types: ['privacy_notice'],
    topic: 'attestation',
    text: 'The notice needs no signature; consent is given by a clear act, such as a signature or a tick. Show the notice with or before each request for consent, and let the reader choose English or a language of the Eighth Schedule (section 5 of the Digital Personal Data Protection Act, 2023).',
    hindi:
      'सूचना पर हस्ताक्षर आवश्यक नहीं; सहमति स्पष्ट कार्य से दी जाती है, जैसे हस्ताक्षर या टिक। सहमति के हर अनुरोध के साथ या उससे पहले सूचना दिखाएँ, और पढ़ने वाले को अंग्रेज़ी या आठवीं अनुसूची की कोई भाषा चुनने दें (डिजिटल वैयक्तिक डेटा संरक्षण अधिनियम, 2023 की धारा 5)।',
  },
  {
    types: ['privacy_notice'],
    topic: 'attestation',
    when: (form) => form.value('children') === 'yes',
    text: 'Before a child’s data are processed, obtain verifiable consent of the parent (section 9(1) of the Digital Personal Data Protection Act, 2023).',
    hindi: 'बालक के डेटा के प्रसंस्करण से पहले माता-पिता की सत्यापनीय सहमति लें (डिजिटल वैयक्तिक डेटा संरक्षण अधिनियम, 2023 की धारा 9(1))।',
  },
];
