import { expect, test } from 'vitest';
import { sentencesOf } from './plain-text-form.js';

test('blocks of lines are sentences', () => {
  expect(sentencesOf('right\nYou can appeal.\nआप अपील कर सकते हैं।\nRTI 19(1); RTI 7(1)\n30+30\n\n')).toEqual([
    { slot: 'RIGHT', en: 'You can appeal.', hi: 'आप अपील कर सकते हैं।', pins: ['RTI 19(1)', 'RTI 7(1)'], derived: '30+30' },
  ]);
});

test.each(['', 'right\nYou can appeal.', 'wrong\nEnglish.\nहिंदी।\nRTI 7(1)'])('%j is none', (text) => {
  expect(sentencesOf(text)).toBeNull();
});
