import { describe, expect, it } from '@jest/globals';
import { unheardIn } from './unheard.js';

const BEFORE = 'The rent is Rs. 25,000 a month.\nThe term is 11 (eleven) months.\nThe fee is due on 5 March 2026.\n';
const known = new Set(['rent', 'force', 'majeure']);

const unheard = (instruction: string, after: string) => unheardIn(instruction, { before: BEFORE, after, known });

describe('unheardIn', () => {
  it('finds a sum, a period and a date that stand in no line that changed', () => {
    const after = BEFORE.replace('25,000', '26,000');
    expect(unheard('change the rent to Rs. 26,000', after)).toBeNull();
    expect(unheard('change the rent to Rs. 26,000 from 1 May 2026', after)).toBe('1 May 2026');
    expect(unheard('change the rent to Rs. 26,000 and the term to 24 months', after)).toBe('24 months');
  });

  it('takes a year for twelve months, and a day and a year in another script for a date', () => {
    expect(unheard('make the term one year', BEFORE.replace('11 (eleven) months', '12 (twelve) months'))).toBeNull();
    expect(unheard('set the date to 25 March 2026', 'दिनांक 25 मार्च 2026\n')).toBeNull();
  });

  it('lets a figure be worked out: a step, a share of something, so much more', () => {
    const after = BEFORE.replace('25,000', '27,500');
    expect(unheard('increase the rent by 10%', after)).toBeNull();
    expect(unheard("make the rent two months' salary", after)).toBeNull();
    expect(unheard('add 15 days more to the term', after)).toBeNull();
  });

  it('counts what goes as heard', () => {
    expect(unheard('delete the term of 11 months', BEFORE.replace('The term is 11 (eleven) months.\n', ''))).toBeNull();
  });

  it('finds a name, a code and somebody of whom the draft does not speak', () => {
    const after = BEFORE.replace('25,000', '26,000');
    expect(unheard('change the rent of Rs. 26,000 for Karan', after)).toBe('Karan');
    expect(unheard('the model is RX 350, rent Rs. 26,000', after)).toBe('RX 350');
    expect(unheard('change the pay of the manager to Rs. 26,000', after)).toBe('manager');
    expect(unheard('add the Force Majeure rule', after)).toBeNull();
  });
});
