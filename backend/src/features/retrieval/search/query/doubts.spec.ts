import { describe, expect, it } from '@jest/globals';
import { doubtsOf, isForeign } from './doubts.js';

describe('doubtsOf', () => {
  it.each([
    ['How much notice must a landlord give in New York?', ['foreign']],
    ['my visa for the UK', ['foreign']],
    ['can my NRI husband in Canada divorce me', ['foreign']],
    ['will I win my case', ['forecast']],
    ['chances of winning a cheque case', ['forecast']],
    ['when is my next hearing', ['forecast']],
    ['best divorce lawyer in Pune', ['person']],
    ['who is the present chief justice', ['person']],
    ['how much does a lawyer charge', ['person']],
    ['what is the stamp duty', ['figure-of-today']],
    ['GST rate on shoes', ['figure-of-today']],
    ['price of gold today', ['figure-of-today']],
    ['आज सोने का भाव', ['figure-of-today']],
    ['how many judges are there', ['figure-of-today']],
    ['how many people use Aadhaar', ['figure-of-today']],
    ['how many people have to sign a will', []],
    ['GST on gold, how much', ['figure-of-today']],
    ['GST appeal, how much is to be deposited first', []],
    ['my landlord in Toronto keeps the deposit', ['foreign']],
    ['I live in Toronto, my tenant in Delhi pays no rent', []],
    ['what are the tax slabs for this year', ['figure-of-today']],
    ['what is SBI charging for a home loan these days', ['figure-of-today']],
    ['the bank charges me interest on a loan I have repaid', []],
    ['advance under the Tamil Nadu tenants act of 2017', ['state-law']],
    ['write four lines for a retirement card', ['everyday-matter']],
    ['my retirement benefits are not paid', []],
    ['liquor licence in Maharashtra', ['state-law']],
    ['Bihar me sharab', ['state-law']],
    ['How do I get a caste certificate?', ['state-law']],
    ['somebody used a fake caste certificate', []],
    ['My name is not in the khatauni', ['state-law']],
    ['The patwari asks 5000 for a copy of the land record', []],
    ['A clerk wants a bribe for my caste certificate', []],
    ['The officer asked for my income certificate', ['state-law']],
    ['The housing society refuses a parking place', ['state-law']],
    ['मेरी हाउसिंग सोसाइटी चुनाव नहीं करा रही', ['state-law']],
    ['My property tax bill is too high, where to appeal', ['state-law']],
    ['May the landlord increase the rent by a third in Pune?', ['state-law']],
    ['May the landlord increase the rent by a third in Delhi?', []],
    ['The landlord in Chennai wants eleven months advance', ['state-law']],
    ['The landlord wants eleven months advance', []],
    ['What did the Supreme Court hold in Kesavananda Bharati?', ['decision']],
    ['facts of the Maneka Gandhi case', ['decision']],
    ['recipe for dal makhani', ['everyday-matter']],
    ['write a poem for my wife', ['everyday-matter']],
    ['What is the speed limit on the Mumbai-Pune Expressway?', ['figure-of-today']],
    ['which judge will hear my case tomorrow', ['person']],
    ['what can the High Court do when police refuse', []],
    ['what is the fine for crossing the speed limit', []],
    ['rent control in Delhi', []],
    ['rent control', []],
    ['My cheque bounced', []],
    ['can I get bail', []],
    ['us people need bail', []],
    ['the notice of the landlord today', []],
    ['best interest of the child', []],
    ['', []],
  ])('%s: %j', (question, doubts) => {
    expect(doubtsOf(question)).toEqual(doubts);
  });
});

describe('isForeign', () => {
  it.each([
    ['the law of England', true],
    ['a tenant in London', true],
    ['tell us', false],
    ['the Indian Contract Act', false],
  ])('%s: %s', (question, foreign) => {
    expect(isForeign(question)).toBe(foreign);
  });
});
