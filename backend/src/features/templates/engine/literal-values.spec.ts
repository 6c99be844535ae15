import { describe, expect, it } from '@jest/globals';
import { literalValues, markValue } from './literal-values.js';

const print = (before: string, value: string, after = ''): string => literalValues(`${before}${markValue(value)}${after}`);

describe('literalValues', () => {
  it.each(['Asha Mehta', '7*7', 'a_b@c.example', '{{ x }}', '<b>x</b>', '5 * 3 * 2', 'हरीश'])('leaves %s as it is', (value) => {
    expect(print('Name: ', value)).toBe(`Name: ${value}`);
  });

  it('escapes what would be read as emphasis, also across two values', () => {
    expect(print('Name: ', '*x*')).toBe('Name: \\*x\\*');
    expect(print('Name: ', '__x__')).toBe('Name: \\_\\_x\\_\\_');
    expect(literalValues(`${markValue('*x')} and ${markValue('y*')}`)).toBe('\\*x and y\\*');
    expect(print('Name: ', 'C:\\_x')).toBe('Name: C:\\\\\\_x');
  });

  it('keeps the bold that the template puts around a value', () => {
    expect(print('**', 'Asha Mehta', '**, of Pune')).toBe('**Asha Mehta**, of Pune');
    expect(print('**', 'A*B*C', '**, of Pune')).toBe('**A\\*B\\*C**, of Pune');
  });

  it('escapes what would be a clause, a heading or a list at the beginning of a line', () => {
    expect(print('**', '1. Rent', '**, of Pune')).toBe('**1\\. Rent**, of Pune');
    expect(print('**', '(a) Rent', '**, of Pune')).toBe('**\\(a) Rent**, of Pune');
    expect(print('', '# Rent')).toBe('\\# Rent');
    expect(print('', '- Rent')).toBe('\\- Rent');
    expect(print('1.1 ', '# Rent')).toBe('1.1 # Rent');
  });

  it('escapes a line to sign on and the ends of table cells', () => {
    expect(print('Place: ', '______')).toBe('Place: \\_\\_\\_\\_\\_\\_');
    expect(print('| ', 'a|b', ' |')).toBe('| a\\|b |');
    expect(print('Place: ', 'a|b')).toBe('Place: a|b');
  });

  it('sets a value of several lines in one', () => {
    expect(print('Name: ', 'Asha\n\n# Mehta')).toBe('Name: Asha # Mehta');
  });
});
