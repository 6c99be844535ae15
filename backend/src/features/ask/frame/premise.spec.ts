import { describe, expect, it } from '@jest/globals';
import { premiseOf } from './premise.js';

describe('what a question takes for the law', () => {
  it.each([
    ['Section 138 of the Negotiable Instruments Act gives 60 days to send notice, so can I send it on the 55th day?', 'period', '60 days'],
    ['I know that a cheque bounce notice must be sent within 90 days, right?', 'period', '90 days'],
    ['Is it true that the notice may be sent within two years?', 'period', 'two years'],
    ['The notice period is 12 weeks, so when must I send it?', 'period', '12 weeks'],
    ['The notice period is 12 weeks. When must I send it?', 'period', '12 weeks'],
    ['Candidates for this office have a notice period that is 12 weeks. When must I send it?', 'period', '12 weeks'],
    ['Is the notice period 12 weeks?', 'period', '12 weeks'],
    ['As the law allows forty-five days for the notice, when does it end?', 'period', 'forty-five days'],
    ['Which section gives the wife 40% of the house?', 'share', '40%'],
    ['The commission hears claims up to Rs. 5,00,000, correct?', 'sum', 'Rs 500000'],
    ['Theft carries at most ten years in jail, right?', 'punishment', 'ten years'],
    ['Is it true that theft is punished with the death penalty?', 'punishment', 'death penalty'],
    ['The employer says notice of 45 days must be given. Is it right', 'period', '45 days'],
    ['मालिक कहता है कि नोटिस 60 दिन का है', 'period', '60 दिन'],
    ['नोटिस 60 दिन में भेजना होता है, है ना?', 'period', '60 दिन'],
    ['जवाब 90 दिन में मिलता है, क्या यह सही है?', 'period', '90 दिन'],
    ['क्या यह सही है कि चोरी में दस साल की जेल होती है?', 'punishment', 'दस साल'],
    ['कानून में 72 घंटे लिखा है, तो क्या पुलिस 72 घंटे रख सकती है?', 'period', '72 घंटे'],
    ['cheque bounce me 5 saal ki jail hoti hai na?', 'punishment', '5 saal'],
    ['gratuity ke liye 10 saal ki naukri zaroori hai, sahi hai kya?', 'period', '10 saal'],
  ])('%s', (question, kind, words) => {
    expect(premiseOf(question)).toMatchObject({ kind, words });
  });

  it.each([
    ['a story', 'My cheque was returned 40 days ago, what can I do?'],
    ['a story that begins as a reason', 'Since I have not been paid for 3 months, can I go to court?'],
    ['how long somebody is missing', 'My husband has been missing for eight years, can I marry again?'],
    ['how far a pregnancy is', 'wife is 8 weeks pregnant and we do not want it now, is that legal'],
    ['what somebody in it promises', 'The salary is not given, he says come after two months. Where do I go?'],
    ['what somebody in it promises in Hindi', 'वेतन नहीं दिया, मालिक कहता है दो महीने बाद आना। कहाँ जाऊँ?'],
    ['a story in Hindi', 'मुझे 3 महीने से वेतन नहीं मिला, क्या यह सही है?'],
    ['no figure', 'How many days do I have to send the notice?'],
    ['nothing', ''],
  ])('takes nothing from %s', (_, question) => {
    expect(premiseOf(question)).toBeNull();
  });
});
