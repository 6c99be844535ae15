import { describe, expect, it } from '@jest/globals';
import { lawOfSubject } from './outside-law.js';

describe('lawOfSubject', () => {
  it.each([
    ['The TTE fined me although the ticket was on my phone', 'Railways Act, 1989'],
    ['ट्रेन का टिकट रद्द किया, पैसा वापस नहीं आया', 'Railways Act, 1989'],
    ['How do I get the date of birth in my Aadhaar corrected?', /^Aadhaar /u],
    ['My uncle is the only trustee of a private trust and spends its money', 'Indian Trusts Act, 1882'],
    ['Is a widowed daughter of a retired government servant entitled to his pension?', /Pension/u],
  ])('names the act that a person speaks of without its name: %s', (question, act) => {
    expect(lawOfSubject(question)).toEqual([expect.stringMatching(act)]);
  });

  it.each([
    'My bag was stolen in the train',
    'I sent the cheque notice by speed post and he refused it',
    'A public trust is mismanaged',
    'The company does not pay the pension fund',
    'My bigamist husband draws a pension and gives me no maintenance',
    'Somebody took a SIM with my Aadhaar',
  ])('does not take a word that other matters share for its subject: %s', (question) => {
    expect(lawOfSubject(question)).toEqual([]);
  });
});
