import { describe, expect, it } from '@jest/globals';
import {
  aim,
  bequest,
  causeOfAction,
  hindiAim,
  namesOfficer,
  permittedUse,
  reason,
  sentences,
  stateAsParty,
  withSum,
  withoutLead,
  withoutOfficer,
} from './as-typed.js';

describe('what is typed, as a sentence needs it', () => {
  it.each([
    ['residence', 'residential use'],
    ['for residence only', 'residential use'],
    ['Residential use', 'residential use'],
    ['shop', 'shop use'],
    ['office purposes', 'office use'],
    ['a clinic', 'use as a clinic'],
    ['running a grocery shop', 'running a grocery shop'],
  ])('a use: %s', (typed, printed) => {
    expect(permittedUse(typed, 'use')).toBe(printed);
  });

  it.each([
    ['रहने', 'आवासीय उपयोग'],
    ['आवासीय उपयोग', 'आवासीय उपयोग'],
    ['दुकान', 'दुकान उपयोग'],
  ])('a use in Hindi: %s', (typed, printed) => {
    expect(permittedUse(typed, 'उपयोग')).toBe(printed);
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
    ['for my home', 'for', 'my home'],
    ['For resale', 'for', 'resale'],
    ['forest land', 'for', 'forest land'],
    ['my brother', 'my', 'brother'],
  ])('without what the sentence has already: %s after "%s"', (typed, lead, printed) => {
    expect(withoutLead(typed, lead)).toBe(printed);
  });

  it.each([
    ['natural love and affection', 'out of natural love and affection'],
    ['Because she looked after me', 'because she looked after me'],
    ['out of love', 'out of love'],
  ])('a reason: %s', (typed, printed) => {
    expect(reason(typed)).toBe(printed);
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

  it.each([
    ['to judge a casting', 'in order to judge a casting'],
    ['Setting up a school', 'for the purpose of setting up a school'],
    ['for the purpose of my admission', 'for the purpose of my admission'],
    ['Delhi Metro works', 'for the purpose of Delhi Metro works'],
  ])('a purpose: %s', (typed, printed) => {
    expect(aim(typed)).toBe(printed);
  });

  it.each([
    ['जाति प्रमाण पत्र बनवाने के लिए', 'जाति प्रमाण पत्र बनवाने'],
    ['नाम बदलवाने के लिये।', 'नाम बदलवाने'],
    ['छात्रवृत्ति हेतु', 'छात्रवृत्ति'],
    ['प्रवेश के उद्देश्य से ', 'प्रवेश'],
    ['पुत्र का विद्यालय में प्रवेश', 'पुत्र का विद्यालय में प्रवेश'],
  ])('a purpose in Hindi: %s', (typed, printed) => {
    expect(hindiAim(typed)).toBe(printed);
  });

  it.each([
    ['On 14 March 2026, when the road was built', 'The cause of action arose on 14 March 2026, when the road was built'],
    ['The bill has not been paid', 'The bill has not been paid'],
  ])('a cause of action: %s', (typed, printed) => {
    expect(causeOfAction(typed)).toBe(printed);
  });

  it.each([
    ['the First Appellate Authority, Municipal Corporation, Gwalior', 'Municipal Corporation, Gwalior'],
    ['Public Information Officer', 'Public Information Officer'],
    ['Municipal Corporation of Delhi', 'Municipal Corporation of Delhi'],
    ['प्रथम अपीलीय प्राधिकारी, नगर निगम, भोपाल', 'नगर निगम, भोपाल'],
  ])('the body behind an officer: %s', (typed, printed) => {
    expect(withoutOfficer(typed)).toBe(printed);
  });
});
