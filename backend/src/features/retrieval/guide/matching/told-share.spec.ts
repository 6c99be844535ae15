import { describe, expect, it } from '@jest/globals';
import { toldShare, wordsTold } from './told-share.js';

describe('toldShare', () => {
  it.each([
    [['both', 'दोनों'], 'My wife and me BOTH want to part', 1],
    [['both', 'दोनों'], 'हम दोनों तलाक चाहते हैं', 1],
    [['both', 'दोनों'], 'My wife does not bother to come back', 0.75],
    [undefined, 'My wife left', 1],
  ])('of a topic that %s tells, in "%s"', (told, question, share) => expect(toldShare({ told }, wordsTold(question))).toBe(share));
});
