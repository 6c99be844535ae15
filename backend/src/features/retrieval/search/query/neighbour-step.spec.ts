import { describe, expect, it } from '@jest/globals';
import { neighbourStep, stepsFrom } from './neighbour-step.js';

describe('neighbourStep', () => {
  it.each([
    'And the section after that?',
    'What does the next section say?',
    'the one after it',
    'the following section please',
    'And the next article?',
    'the section that comes right after this',
    'aur agli dhara?',
    'uske baad wali dhara kya hai?',
    'iske baad wali?',
    'अगली धारा क्या कहती है?',
    'उसके बाद वाली धारा',
  ])('reads "%s" as one section on', (question) => {
    expect(neighbourStep(question)).toEqual({ by: 1, cited: null });
  });

  it.each([
    'and the one before it?',
    'show me the previous section',
    'usse pehle wali dhara',
    'pichli dhara',
    'पिछली धारा',
    'उससे पहले वाली?',
  ])('reads "%s" as one section back', (question) => {
    expect(neighbourStep(question)).toEqual({ by: -1, cited: null });
  });

  it('takes the section that the question cites itself', () => {
    expect(neighbourStep('What is the section before section 19 of the RTI Act?')).toEqual({
      by: -1,
      cited: expect.stringContaining('section 19 of the RTI Act'),
    });
  });

  it.each([
    'What is the next step?',
    'What happens after that?',
    'And after the notice?',
    'Does section 138 say so, or the next section?',
    'Is the section before the court void?',
    'agli tareekh kab hai',
    'uske baad wali tareekh kab hai',
    'one after another they left',
    `${'My neighbour built a wall and the police did nothing about it. '.repeat(3)}What does the next section say?`,
  ])('takes "%s" for another question', (question) => {
    expect(neighbourStep(question)).toBeNull();
  });
});

describe('stepsFrom', () => {
  const CHEQUE = 'My cheque bounced. What can I do?';

  it('starts from the question before', () => {
    expect(stepsFrom('And the section after that?', ['Hello', CHEQUE])).toEqual({ question: CHEQUE, earlier: ['Hello'], by: 1 });
  });

  it('adds up several in a row', () => {
    expect(stepsFrom('the one before it', [CHEQUE, 'the next section', 'and the next one'])).toEqual({
      question: CHEQUE,
      earlier: [],
      by: 1,
    });
  });

  it('leads nowhere without a question before, and is none for other questions', () => {
    expect(stepsFrom('And the section after that?', [])).toBeNull();
    expect(stepsFrom('And within what time?', [CHEQUE])).toBeNull();
  });
});
