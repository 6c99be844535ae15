import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { RegisterInput } from './auth.inputs.js';

const faultsOf = async (password: string) => {
  const person = { name: 'Asha Rao', email: 'asha@sample.test', phone: '+91 98765 43210', password };
  return (await validate(plainToInstance(RegisterInput, person))).map(({ property }) => property);
};

describe('a new password', () => {
  it('may have any characters and up to 1,024 of them', async () => {
    for (const password of ['x'.repeat(63) + 'y', 'a lease, "signed" & sealed; <किराया> 🏠', 'xyz '.repeat(255) + 'done'])
      expect(await faultsOf(password)).toEqual([]);
  });

  it('has at least six and no more than that, and is none of the most common ones', async () => {
    for (const password of ['short', 'x'.repeat(1024) + 'y', 'Password123']) expect(await faultsOf(password)).toEqual(['password']);
  });
});
