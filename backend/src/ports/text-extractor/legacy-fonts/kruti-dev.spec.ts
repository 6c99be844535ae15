import { describe, expect, it } from '@jest/globals';
import { krutiDevToUnicode } from './kruti-dev.js';

describe('krutiDevToUnicode', () => {
  it.each([
    ['Hkkjr', 'भारत'],
    ['vfHk;qDr', 'अभियुक्त'],
    ['fo:)', 'विरूद्ध'],
    ['/kkjk 498,', 'धारा 498ए'],
    ['varxZr', 'अंतर्गत'],
    ["vkns'k", 'आदेश'],
    ['U;k;ky;', 'न्यायालय'],
    ['fLFkfr', 'स्थिति'],
    ['{ks=kf/kdkj', 'क्षेत्राधिकार'],
    ['ifjoknh', 'परिवादी'],
    ['izkFkZuk', 'प्रार्थना'],
    ['dk;Zokgh', 'कार्यवाही'],
    ['fVIi.kh', 'टिप्पणी'],
    ['"kM~;a=', 'षड्यंत्र'],
    ['lqizhe', 'सुप्रीम'],
    ['dkWy', 'कॉल'],
    ['v‚fQl', 'ऑफिस'],
    ['bZekunkj', 'ईमानदार'],
    ['vkSj', 'और'],
    ['vksj', 'ओर'],
    [',slk', 'ऐसा'],
    ['uksfVl', 'नोटिस'],
    ['lM+d', 'सड़क'],
    ['iM+kslh', 'पड़ोसी'],
    ['Ñf"k', 'कृषि'],
    ['—f"k', 'कृषि'],
    ['iz;kstukFkZ', 'प्रयोजनार्थ'],
    ['/kfeZd', 'धर्मिक'],
    ['dfeZ;ksa', 'कर्मियों'],
    ['vf/kfu;e', 'अधिनियम'],
    ['lafo/kku', 'संविधान'],
    ['ftyk eftLVªsV', 'जिला मजिस्ट्रेट'],
    ['gks\\', 'हो?'],
    ['fnukad 12-03-2025', 'दिनांक 12.03.2025'],
    ['¼la[;k 12@2025½', '(संख्या 12/2025)'],
    ['vr% ;g', 'अतः यह'],
    ['uke % jke', 'नाम : राम'],
    ['fnukad%', 'दिनांक:'],
    ["fu%'kqYd", 'निःशुल्क'],
    ['eq¡g', 'मुँह'],
    ['x¡ko esa', 'गाँव में'],
    ['50]000 :i;s', '50,000 रूपये'],
    ['ÞuksfVlß', '“नोटिस”'],
    ['ƒ„…', '१२३'],
    ['fgUnh', 'हिन्दी'],
    ['mRrj', 'उत्तर'],
    ["mÙkj izns'k", 'उत्तर प्रदेश'],
    ['mÙkjnkf;Ro', 'उत्तरदायित्व'],
    ['dkuwu', 'कानून'],
    ['leFkZu', 'समर्थन'],
    ['lafonk', 'संविदा'],
    ['dkfeZd', 'कार्मिक'],
    ['iwoZ', 'पूर्व'],
    ['Lohdkj', 'स्वीकार'],
    ['Jherh', 'श्रीमती'],
  ])('%s', (typed, read) => {
    expect(krutiDevToUnicode(typed)).toBe(read);
  });

  it('reads sentences as they are set', () => {
    expect(krutiDevToUnicode('lwpuk nh tkrh gS fd vki 15 fnu ds Hkhrj 50]000 :i;s tek djsaA')).toBe(
      'सूचना दी जाती है कि आप 15 दिन के भीतर 50,000 रूपये जमा करें।',
    );
    expect(krutiDevToUnicode('edku ekfyd us fdjk;snkj dks ?kj [kkyh djus ds fy, uksfVl fn;k gSA')).toBe(
      'मकान मालिक ने किरायेदार को घर खाली करने के लिए नोटिस दिया है।',
    );
  });

  it('leaves what these fonts do not have as it is', () => {
    expect(krutiDevToUnicode('12 34\n\t')).toBe('12 34\n\t');
    expect(krutiDevToUnicode('')).toBe('');
  });
});
