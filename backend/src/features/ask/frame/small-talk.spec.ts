import { describe, expect, it } from '@jest/globals';
import { smallTalk } from './small-talk.js';

describe('smallTalk', () => {
  it.each([
    ['Hello', /^Hello\./],
    ['hi there!', /^Hello\./],
    ['HELLOOO', /^Hello\./],
    ['Namaste ji', /^Hello\./],
    ['नमस्ते', /^Hello\./],
    ['Good morning, sir', /^Hello\./],
    ['thanks', /^You are welcome\.$/],
    ['ok, thank you so much 🙏', /^You are welcome\.$/],
    ['Thanks a lot for your help!', /^You are welcome\.$/],
    ['Great, many thanks', /^You are welcome\.$/],
    ['bahut dhanyavaad', /^You are welcome\.$/],
    ['धन्यवाद', /^You are welcome\.$/],
    ['bye', /^Good to be of help/],
    ['Okay.', /^Good to be of help/],
  ])('answers %s in a line', (said, answer) => {
    expect(smallTalk(said)).toMatch(answer);
  });

  it.each([
    'Hello, my cheque bounced',
    'Thanks to my landlord I have no home',
    'Thanks for the help, what about section 138',
    'hi high court',
    'great nephew',
    'Is the good night bus a public place?',
    'ok what is section 138',
    'murder',
    '',
    '...',
    `hello${'o'.repeat(80)}`,
  ])('leaves to the library: %s', (question) => {
    expect(smallTalk(question)).toBeNull();
  });
});
