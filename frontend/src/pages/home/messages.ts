import { translated } from '../../shared/i18n/translate.js';

export const homeMessages = translated({
  title: 'AI-Powered Legal Assistant',
  lead: 'Ask a legal question and read an answer that quotes the law it rests on. Draft documents and replies from a form, and take them with you as PDF, DOCX or text.',
  ask: 'Ask Legal Questions',
  document: 'Generate Documents',
  start: 'Get Started',
  login: 'Login',
  sampleTitle: 'What you get',
  answerTitle: 'An answer with its source',
  answerMark: 'Sample answer',
  question: 'Within what time must a sale deed be presented for registration?',
  answer: 'Within four months from the date of its execution.',
  answerSource: { act: 'The Registration Act, 1908', section: 'Section 23', name: 'Time for presenting documents' },
  /** Word for word, as the act has it; what is left out is marked. */
  quotation: [
    '“… no document other than a will shall be accepted for registration unless presented for that purpose to the proper officer ',
    'within four months from the date of its execution',
    ' …”',
  ],
  answerNote: 'Every citation opens the page of the act or judgment at the words that are quoted.',
  draftTitle: 'A draft ready to be checked',
  draftMark: 'Sample draft',
  draft: {
    heading: 'RENT AGREEMENT',
    clauses: [
      { number: '2.', name: 'Term', text: '' },
      {
        number: '2.1',
        name: '',
        text: 'The tenancy begins on 1 April 2026 and continues for 11 months (the “Term”), unless it ends earlier under clause 9.',
      },
      { number: '3.', name: 'Rent', text: '' },
      {
        number: '3.1',
        name: '',
        text: 'The Tenant shall pay a monthly rent of ₹ 18,000 (Rupees Eighteen Thousand Only) (the “Rent”), in advance, on or before the 5th day of each calendar month …',
      },
    ],
    tenant: 'TENANT',
    landlord: 'LANDLORD',
  },
  draftNote:
    'Clauses come from checked templates; your form fills them in. You edit the text, suggest changes and take it as PDF, DOCX or text.',
  checkingTitle: 'How it is checked',
  checking: [
    {
      title: 'Searched in the loaded law',
      text: 'A question is answered from the acts, rules and judgments that your administrators loaded, and from your own file if you choose one. A sentence without a source is marked.',
    },
    {
      title: 'Compared word for word',
      text: 'Each quotation is found again in its source before you see it. What is not there word for word is left out.',
    },
    {
      title: 'Gaps are named',
      text: 'Where the library has no answer, the reply says so and names the law that is missing. It does not guess.',
    },
    {
      title: 'Checked before you sign',
      text: 'A draft lists what is left blank, what does not agree, and what remains to be done: stamp, witnesses, registration.',
    },
  ],
  featuresTitle: 'What you can do here',
  features: [
    { title: 'AI Legal Q&A', text: 'Answers with numbered citations: act, section, page and the words themselves.' },
    { title: 'Document Generation', text: 'Rent agreements and other drafts from a short form, with suggestions and redrafts.' },
    { title: 'Document Management', text: 'Upload your papers, ask about one of them, delete them when you are done.' },
    { title: 'Secure & Private', text: 'Data is encrypted in transit and at rest, and never shared with third parties.' },
    { title: 'Fast & Efficient', text: 'Answers appear while they are written, and long work shows its progress.' },
    { title: 'User Management', text: 'Your administrators manage roles, token balances and pricing.' },
  ],
  closingTitle: 'Start with your first question',
  closingText: 'An account takes a minute and comes with tokens for your first drafts.',
  createAccount: 'Create Free Account',
});
