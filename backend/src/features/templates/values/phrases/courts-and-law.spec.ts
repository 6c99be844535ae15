import { describe, expect, it } from '@jest/globals';
import { courtLead, courts, laws, made } from './courts-and-law.js';

describe('courts', () => {
  it.each([
    ['New Delhi', 'the courts at New Delhi'],
    ['the courts at New Delhi', 'the courts at New Delhi'],
    ['Delhi High Court', 'Delhi High Court'],
    ['the District Judge, Saket', 'the District Judge, Saket'],
    ['नई दिल्ली के न्यायालय', 'नई दिल्ली के न्यायालय'],
  ])('prints a town alone as its courts: %s', (given, printed) => {
    expect(courts(given)).toBe(printed);
  });
});

describe('the head of a paper', () => {
  it.each([
    ['the Court of the Civil Judge, Patna', 'In'],
    ['the Commercial Court, Pune', 'In'],
    ['the High Court of Judicature at Bombay', 'In'],
    ['the Civil Judge (Senior Division), Pune', 'In the court of'],
    ['the Judicial Magistrate of the First Class, Saket Courts, New Delhi', 'In the court of'],
    ['the District Consumer Disputes Redressal Commission, Indore', 'Before'],
    ['the Rent Authority, Pune', 'Before'],
    ['न्यायालय सिविल जज, वाराणसी', 'In'],
  ])('does not say "court" twice: %s', (court, lead) => {
    expect(courtLead(court)).toBe(lead);
  });
});

describe('laws', () => {
  it.each([
    ['India', 'the laws of India'],
    ['the laws of India', 'the laws of India'],
    ['Indian law', 'Indian law'],
    ['the Indian Contract Act, 1872', 'the Indian Contract Act, 1872'],
  ])('prints a country alone as its laws: %s', (given, printed) => {
    expect(laws(given)).toBe(printed);
  });
});

describe('what a form leaves out', () => {
  it('is the law of India, and the courts of the place of signing or those of the law of procedure', () => {
    expect(laws()).toBe('the laws of India');
    expect(courts(undefined, 'Pune')).toBe('the courts at Pune');
    expect(courts()).toBe('the courts that have jurisdiction under the Code of Civil Procedure, 1908');
  });

  it('is written by hand where it is the day of signing', () => {
    expect(made('Pune', '2026-03-20')).toBe('at Pune on 20 March 2026');
    expect(made('Pune')).toBe('at Pune on the date written with the signature below');
    expect(made()).toBe('on the date written with the signature below');
  });
});
