import type { Trap } from '../trap.js';

/** What has to come with a paper. */
export const PAPER_TRAPS: readonly Trap[] = [
  {
    types: ['rti_application', 'rti_application_hindi'],
    fields: ['fee_paid'],
    when: [
      { field: '*', is: [''] },
      { field: 'below_poverty_line', isNot: ['yes'] },
    ],
    text: {
      en: 'No payment of the application fee is told. A request is accompanied by the prescribed fee (section 6(1) of the Right to Information Act, 2005); without it the officer may return the request unanswered. Only persons below the poverty line pay none (proviso to section 7(5)). Pay it in a way that the rules of this authority allow, and give its number and date; those rules are not at hand here.',
      hi: 'आवेदन शुल्क के भुगतान का उल्लेख नहीं है। अनुरोध के साथ विहित शुल्क दिया जाता है (सूचना का अधिकार अधिनियम, 2005 की धारा 6(1)); उसके बिना अधिकारी अनुरोध लौटा सकता है। केवल ग़रीबी रेखा से नीचे के व्यक्तियों को शुल्क नहीं देना होता (धारा 7(5) का परंतुक)। इस प्राधिकरण के नियमों के अनुसार शुल्क दें और उसका क्रमांक तथा तारीख़ लिखें; वे नियम यहाँ उपलब्ध नहीं हैं।',
    },
  },
  {
    types: ['plaint'],
    fields: ['documents'],
    when: [
      { field: '*', is: [''] },
      {
        field: 'facts',
        says: [
          'agreement',
          'invoice*',
          'notice',
          'deed',
          'cheque*',
          'receipt*',
          'letter*',
          'promissory note',
          'bill*',
          'will',
          'अनुबंध',
          'करार',
          'बिल',
          'सूचना',
          'विलेख',
          'चेक',
          'रसीद',
          'पत्र',
        ],
      },
    ],
    serious: true,
    text: {
      en: 'The facts speak of a document, and none is listed. The plaintiff enters every document sued or relied on in a list and files it with the plaint; what is left out is not received in evidence later without leave of the court (Order VII, rule 14 of the Code of Civil Procedure, 1908). As it stands the plaint says that there is none.',
      hi: 'तथ्यों में किसी दस्तावेज़ की बात है, और सूची में कोई नहीं है। जिस दस्तावेज़ पर वाद या भरोसा है, वादी उसे सूची में लिखता और वादपत्र के साथ दाखिल करता है; जो छूट जाए, वह बाद में न्यायालय की अनुमति के बिना साक्ष्य में नहीं लिया जाता (सिविल प्रक्रिया संहिता, 1908 का आदेश 7 नियम 14)। अभी वादपत्र कहता है कि कोई दस्तावेज़ नहीं है।',
    },
  },
  {
    types: ['reply'],
    fields: ['defenses', 'counter_arguments'],
    when: [
      {
        field: '*',
        line: {
          says: [
            [
              'loan*',
              'borrow*',
              'owe',
              'owes',
              'owed',
              'due',
              'dues',
              'outstanding',
              'arrears',
              'balance',
              'sum',
              'amount',
              'उधार',
              'ऋण',
              'कर्ज',
              'क़र्ज़',
              'बकाया',
            ],
            [
              'only',
              'took',
              'taken',
              'ready to pay',
              'willing to pay',
              'will pay',
              'shall pay',
              'instalment*',
              'installment*',
              'more time',
              'केवल',
              'सिर्फ',
              'किस्त*',
              'चुका दूँगा',
              'दे दूँगा',
            ],
          ],
          lacks: ['no', 'not', 'never', 'nothing', 'nil', 'neither', 'denied', 'false', 'if', 'नहीं', 'अस्वीकार', 'असत्य', 'यदि'],
        },
      },
    ],
    text: {
      en: 'This defence seems to admit a debt, or part of it. What is admitted need not be proved (section 53 of the Bharatiya Sakshya Adhiniyam, 2023), and an acknowledgment in writing that is signed before the period ends begins a fresh period of limitation (section 18 of the Limitation Act, 1963). If that is not meant, say it otherwise.',
      hi: 'इस बचाव में ऋण या उसका कोई भाग स्वीकार होता लगता है। जो स्वीकार है उसे साबित नहीं करना पड़ता (भारतीय साक्ष्य अधिनियम, 2023 की धारा 53), और अवधि समाप्त होने से पहले की हस्ताक्षरित लिखित अभिस्वीकृति से परिसीमा नए सिरे से चलती है (परिसीमा अधिनियम, 1963 की धारा 18)। यदि यह अभिप्राय नहीं है, तो इसे दूसरे शब्दों में लिखें।',
    },
  },
];
