import { describe, expect, it } from '@jest/globals';
import { bequest, namesOfficer, permittedUse, sentences, stateAsParty, withSum } from './as-typed.js';

describe('what is typed, as a sentence needs it', () => {
  it.each([
    ['residence', 'residential'],
    ['for residence only', 'residential'],
    ['Residential use', 'residential'],
    ['shop', 'shop'],
    ['office purposes', 'office'],
    ['a clinic', 'a clinic'],
    ['रहने', 'आवासीय'],
    ['आवासीय उपयोग', 'आवासीय'],
    ['use', 'use'],
  ])('a use: %s', (typed, printed) => {
    expect(permittedUse(typed)).toBe(printed);
  });

  it.each([
    ['Savitri Gupta: the house at Bharatpur', 'to Savitri Gupta: the house at Bharatpur'],
    ['My flat to my daughter Nisha Mehta', 'My flat to my daughter Nisha Mehta'],
    ['The house: to my son', 'The house: to my son'],
    ['Flat 3B: to my son', 'Flat 3B: to my son'],
    ['Gold ornaments: to be shared by my daughters', 'Gold ornaments: to be shared by my daughters'],
  ])('a gift in a will: %s', (typed, printed) => {
    expect(bequest(typed)).toBe(printed);
  });

  it.each([
    ['Basic: 360000', 'Basic: Rs. 3,60,000 (Rupees Three Lakh Sixty Thousand only)'],
    ['August 2026: 9,000/-', 'August 2026: Rs. 9,000 (Rupees Nine Thousand only)'],
    ['Casual leave: 12', 'Casual leave: 12'],
    ['Basic pay: Rs. 30,000', 'Basic pay: Rs. 30,000'],
    ['Basic: 50%', 'Basic: 50%'],
  ])('a sum in a list: %s', (typed, printed) => {
    expect(withSum(typed, 'INR')).toBe(printed);
  });

  it.each([
    [['I was on a bus', 'The bag was lost'], 'I was on a bus. The bag was lost'],
    [['It fell!', 'I looked'], 'It fell! I looked'],
    [['one line'], 'one line'],
  ])('lines: %j', (typed, printed) => {
    expect(sentences(typed)).toBe(printed);
  });

  it.each([
    ['Uttar Pradesh', 'State of Uttar Pradesh'],
    ['State (NCT of Delhi)', 'State (NCT of Delhi)'],
    ['the State of Bihar', 'the State of Bihar'],
    ['Delhi', 'State (NCT of Delhi)'],
    ['Chandigarh', 'Union Territory of Chandigarh'],
    ['Narcotics Control Bureau', 'Narcotics Control Bureau'],
    ['राज्य', 'राज्य'],
  ])('the other side in a criminal case: %s', (typed, printed) => {
    expect(stateAsParty(typed)).toBe(printed);
  });

  it('finds the officer in what is typed as the authority', () => {
    expect(['The P.I.O., Nagar Nigam', 'लोक सूचना अधिकारी, जनपद', 'CPIO, EPFO'].every(namesOfficer)).toBe(true);
    expect(namesOfficer('Municipal Corporation of Delhi')).toBe(false);
  });
});
