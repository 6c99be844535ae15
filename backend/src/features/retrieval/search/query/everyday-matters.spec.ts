import { describe, expect, it } from '@jest/globals';
import { isEverydayMatter } from './everyday-matters.js';

describe('isEverydayMatter', () => {
  it.each([
    'recipe for dal makhani',
    'how do I lose 5 kg before the wedding',
    'how long is a tennis court',
    'what are the rules of chess',
    'my phone battery drains fast',
    'how do I write a love letter to my wife',
    'what is the safest way to discharge a car battery',
    'mera bail bimar hai, use kya khilaun?',
    'मेरे बाल बहुत झड़ रहे हैं',
    'आलू के पराठे कैसे बनाते हैं?',
    'Which mobile phone should I buy under 20000?',
    'when will I get married',
    'मेरी शादी कब होगी',
    'Kal ka match kaun jeetega?',
    'which recharge plan is the cheapest',
    'मोबाइल रिचार्ज का सबसे सस्ता प्लान कौन सा है',
    'shaadi ka muhurat kab hai',
    'गेहूँ में कौन सी खाद डालूँ',
  ])('%s: asks no law', (question) => {
    expect(isEverydayMatter(question)).toBe(true);
  });

  it.each([
    'The restaurant served me stale biryani, can I complain?',
    'The shop refuses to replace the battery of my new phone',
    'Somebody copied my song and put it on YouTube',
    'My neighbour plays cricket in front of my gate and broke the window',
    'cooking gas cylinder burst, two people died',
    'Can the police take my phone?',
    'The company charged me for a recharge that never came, where do I complain?',
    'खाद की दुकान ने नकली यूरिया बेचा, शिकायत कहाँ करूँ?',
    'how do I make a will',
    'When will my appeal be heard?',
    'Which phone call can be recorded?',
    'मेरी शादी कब रद्द होगी',
    'वसीयत कैसे बनाते हैं?',
    'pati khana nahi deta, kharcha bhi nahi',
    'मोबाइल की दुकानदार ने वारंटी में बैटरी नहीं बदली',
    '',
  ])('%s: may ask of law', (question) => {
    expect(isEverydayMatter(question)).toBe(false);
  });
});
