import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isList, itemsWithout, questionParts } from './question-parts.js';

describe('questionParts', () => {
  it.each([
    [
      'What is the punishment for theft, and what for house trespass?',
      ['What is the punishment for theft', 'What is the punishment for house trespass?'],
    ],
    [
      'What is the punishment for theft, and what for cheating?',
      ['What is the punishment for theft', 'What is the punishment for cheating?'],
    ],
    ['What is rent, and what about pets?', ['What is rent, and what about pets?']],
    ['My cheque bounced at the bank? How is the notice served?', ['My cheque bounced at the bank', 'How is the notice served?']],
    ['rent receipt refused; landlord cut electricity', ['rent receipt refused', 'landlord cut electricity']],
    ['When does the lease end and when must the tenant leave?', ['When does the lease end', 'when must the tenant leave?']],
    ['Is a gift oral and will the deed need witnesses?', ['Is a gift oral', 'will the deed need witnesses?']],
    ['How is a gift deed made and which witnesses attest it?', ['How is a gift deed made', 'which witnesses attest it?']],
  ])('%s asks %j', (question, parts) => {
    expect(questionParts(question)).toEqual(parts);
  });

  it.each([
    'What is the punishment for theft?',
    'What is the punishment for theft and cheating?',
    'The tenant left. Can I keep the deposit, and how?',
    'What is rent; why?',
    // What is only told asks nothing.
    'How do I get back into my rented room? I have receipts of the rent also.',
    'The shop charged me twice for a fan and will not give the money back',
    'He took my deposit two years ago and when I asked for it he shouted',
    'They sent me a receipt for the rent and which I never signed myself',
    '',
    '; ; ;',
  ])('keeps whole: %s', (question) => {
    expect(questionParts(question)).toEqual([question]);
  });

  it.each([
    [
      '1) rent receipt refused\n2) deposit not returned\n3) notice to leave',
      ['rent receipt refused', 'deposit not returned', 'notice to leave'],
    ],
    ['Please answer:\na. who signs a lease\nb. gift of a house', ['who signs a lease', 'gift of a house']],
    ['Q1. bail\nQ2. arrest', ['bail', 'arrest']],
    ['- bail bond\n- arrest memo', ['bail bond', 'arrest memo']],
    ['1) bail bond 2) arrest memo', ['bail bond', 'arrest memo']],
  ])('reads the items of a list: %j', (question, parts) => {
    expect(questionParts(question)).toEqual(parts);
  });

  it.each(['What do sub-sections (1) and (2) of section 138 say?', 'Is 1) of section 5 a ground?', '1) rent receipt'])(
    'sees no list in %s',
    (question) => {
      expect(questionParts(question)).toEqual([question]);
    },
  );

  it('says which items of a list have no sure answer', () => {
    const list = '1) bail bond\n2) arrest memo\n3) notice';
    expect(isList(list)).toBe(true);
    expect(itemsWithout(list, [true, false, true])).toEqual(['arrest memo']);
    expect(itemsWithout('What is bail? What is arrest made of?', [false, false])).toEqual([]);
  });

  it('makes no more than four', () => {
    expect(questionParts('rent receipt one; rent receipt two; rent receipt three; rent receipt four; rent receipt five')).toHaveLength(4);
  });

  const asked = fc
    .array(
      fc.oneof(
        fc.constantFrom('; ', '? ', ', and what ', ' and how ', 'rent', 'theft', ' ', '\n', ', where '),
        fc.string({ maxLength: 6 }),
      ),
      {
        maxLength: 20,
      },
    )
    .map((pieces) => pieces.join(''));

  it('reads any text, and every part stands in it, in order', () => {
    fc.assert(
      fc.property(fc.oneof(asked, fc.string({ unit: 'binary' })), (question) => {
        const parts = questionParts(question);
        expect(parts.length).toBeGreaterThan(0);
        const whole = parts.length > 1 ? question.replace(/\s+/gu, ' ') : question;
        let from = 0;
        for (const part of parts) {
          const at = whole.indexOf(part, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + part.length;
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['The shop sold me a broken phone. Also, my landlord has cut my water supply.', 2],
    ['First, my company deducts PF and pays none in. Second, my manager pushed me and my wrist is broken.', 2],
    ['My brother sold his share to a dealer. On top of that the dealer shows a paper with a false signature.', 2],
    ['मालिक ने तनख़्वाह नहीं दी। दूसरी बात, मकान मालिक ने पानी काट दिया।', 2],
    ['My landlord also keeps the deposit.', 1],
    ['He owes me money. Also, soon.', 1],
  ])('takes a message with two problems apart where it says so: %s', (message, parts) => {
    expect(questionParts(message)).toHaveLength(parts);
  });
});
