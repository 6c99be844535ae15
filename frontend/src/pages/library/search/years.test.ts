import { describe, expect, it } from 'vitest';
import { yearsOf } from './years.js';

describe('yearsOf', () => {
  it('reads a year, and two in either order', () => {
    expect(yearsOf('1881')).toEqual({ from: 1881, to: 1881 });
    expect(yearsOf(' 1990 – 2004 ')).toEqual({ from: 1990, to: 2004 });
    expect(yearsOf('2004-1990')).toEqual({ from: 1990, to: 2004 });
  });

  it('reads nothing else', () => {
    for (const written of ['', '18', '18811', '1881-', 'about 1881']) expect(yearsOf(written)).toBeNull();
  });
});
