import { translated } from '../../shared/i18n/translate.js';

export const askBoxMessages = translated({ question: 'Your legal question', ask: 'Ask' });

export const homeMessages = translated({
  title: 'AI-Powered Legal Assistant',
  lead: 'Say what happened in your own words and read what the law says about it, quoted word for word. Draft agreements, notices and replies from a short form.',
  questionExample: 'My landlord does not return my deposit. What can I do?',
  askFirst: 'Next you create an account or sign in. Your question comes with you and is answered then.',
  ask: 'Ask Legal Questions',
  document: 'Generate Documents',
  start: 'Get Started',
  login: 'Login',
  sampleTitle: 'What you get',
  answerTitle: 'An answer with its source',
  answerMark: 'Sample answer',
  question: 'The cheque I was given bounced. What must I do first?',
  answer: 'Send a written demand to the person who gave it, within thirty days of hearing from your bank.',
  answerSource: { act: 'The Negotiable Instruments Act, 1881', section: 'Section 138', name: 'Dishonour of cheque' },
  /** Word for word, as the act has it; what is left out is marked. */
  quotation: [
    '“… makes a demand for the payment of the said amount of money by giving a notice; in writing, to the drawer of the cheque, ',
    'within thirty days of the receipt of information by him from the bank regarding the return of the cheque as unpaid',
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
    { title: 'Secure & Private', text: 'What you ask and upload is encrypted, and stays in your account until you delete it.' },
    { title: 'Fast & Efficient', text: 'Answers appear while they are written, and long work shows its progress.' },
    { title: 'User Management', text: 'Your administrators manage roles, token balances and pricing.' },
  ],
  closingTitle: 'Start with your first question',
  closingText: 'An account takes a minute and comes with tokens for your first drafts.',
  createAccount: 'Create Free Account',
});
