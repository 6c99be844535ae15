import { describe, expect, it } from '@jest/globals';
import { inHindiThirdPerson, inThirdPerson, withSubject } from './third-person.js';

describe('a line of a notice', () => {
  it.each([
    ['My client supplied 200 chairs to you on 2 January 2026', 'The Sender supplied 200 chairs to the Recipient on 2 January 2026'],
    ['You have not paid in spite of my client’s reminders', "The Recipient has not paid in spite of the Sender's reminders"],
    ['You owe Rs. 2,40,000 and you refuse to pay it', 'The Recipient owes Rs. 2,40,000 and the Recipient refuses to pay it'],
    ['Your letter of 3 March was answered', "The Recipient's letter of 3 March was answered"],
    ['On 3 March you promised to pay and did not', 'On 3 March the Recipient promised to pay and did not'],
    ['My client requested you several times', 'The Sender requested the Recipient several times'],
    ['The goods were accepted by you', 'The goods were accepted by the Recipient'],
  ])('speaks as its frame does: %s', (typed, printed) => {
    expect(inThirdPerson(typed, 'Sender', 'Recipient')).toBe(printed);
  });

  it.each([
    ['I booked flat A-1101 and paid Rs. 5,00,000 by NEFT', 'The Sender booked flat A-1101 and paid Rs. 5,00,000 by NEFT'],
    [
      'On 1 June I cancelled my booking, and you told me that half is kept',
      "On 1 June the Sender cancelled the Sender's booking, and the Recipient told the Sender that half is kept",
    ],
    ['I need the shop for my son', "The Sender needs the shop for the Sender's son"],
    ['I am a widow and I have no other income', 'The Sender is a widow and the Sender has no other income'],
    ['I. K. Rao signed for you', 'I. K. Rao signed for the Recipient'],
  ])('speaks of the one who tells it: %s', (typed, printed) => {
    expect(inThirdPerson(typed, 'Sender', 'Recipient')).toBe(printed);
  });

  it.each([
    'Usne May me paise liye',
    'We paid in full',
    'I myself saw it',
    'I sing too loudly',
    'The Recipient has not paid',
    'You yourself know that',
    'You sing too loudly',
    'Thank you',
    'He wrote: "I will pay you"',
  ])('stays where it is not certain: %s', (line) => {
    expect(inThirdPerson(line, 'Sender', 'Recipient')).toBe(line);
  });
});

it.each([
  ['took Rs. 3,00,000', 'the Respondent took Rs. 3,00,000'],
  ['Borrowed the sum named', 'the Respondent borrowed the sum named'],
  ['the rent is Rs. 10,000', 'the rent is Rs. 10,000'],
  ['may be considered', 'may be considered'],
])('%s is said of a party', (typed, printed) => {
  expect(withSubject(typed, 'Respondent')).toBe(printed);
});

describe('a line that speaks of both', () => {
  it.each([
    ['My client and you are neighbours', 'The Sender and the Recipient are neighbours'],
    ['You and my client are neighbours', 'The Recipient and the Sender are neighbours'],
    ['You sell turmeric in red packets', 'The Recipient sells turmeric in red packets'],
  ])('keeps or changes its verb: %s', (typed, printed) => {
    expect(inThirdPerson(typed, 'Sender', 'Recipient')).toBe(printed);
  });
});

describe('a line of a notice in Hindi', () => {
  it.each([
    ['मेरे मुवक्किल ने 5 जुलाई 2026 को आपको सीमेंट दिया', 'प्रेषक ने 5 जुलाई 2026 को प्राप्तकर्ता को सीमेंट दिया'],
    ['आपने शेष नहीं दिया और आपका चेक लौट आया', 'प्राप्तकर्ता ने शेष नहीं दिया और प्राप्तकर्ता का चेक लौट आया'],
    ['मैंने आपसे कई बार मेरे रुपये माँगे', 'प्रेषक ने प्राप्तकर्ता से कई बार प्रेषक के रुपये माँगे'],
    ['मैं आपके घर गया', 'मैं आपके घर गया'],
    ['आपने कहा "आप कल आइए"', 'आपने कहा "आप कल आइए"'],
    ['आपसी सहमति से काम रुका', 'आपसी सहमति से काम रुका'],
  ])('speaks of both by their names in it: %s', (typed, printed) => {
    expect(inHindiThirdPerson(typed, 'प्रेषक', 'प्राप्तकर्ता')).toBe(printed);
  });
});
