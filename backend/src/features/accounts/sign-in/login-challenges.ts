import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { FileCipher } from '../../../core/files/file-cipher.js';

/** What the second step of a login is. */
export type LoginStep = 'code' | 'enrolment';

const CLAIMS = z.strictObject({
  step: z.enum(['code', 'enrolment']),
  kind: z.enum(['user', 'admin']),
  userId: z.uuid(),
  passwordMark: z.string(),
  /** The provider said who it is, in place of a password: whether it made the person show it, or knew. */
  provider: z.enum(['shown', 'known']).optional(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});
export type LoginChallenge = z.infer<typeof CLAIMS>;

/** Time to take out a phone, or to install an app on it. */
const MINUTES: Record<LoginStep, number> = { code: 5, enrolment: 15 };
const NAME = 'login-challenge';

/**
 * Proof that somebody has just given the right password of an account. It opens nothing: no guard knows it, and only the second step of
 * a login takes it. Sealed instead of signed as a JWT, since it travels in an error and tells nobody anything.
 */
@Injectable()
export class LoginChallenges {
  constructor(private readonly cipher: FileCipher) {}

  make(claims: Omit<LoginChallenge, 'expires'>, now = Date.now()): string {
    const whole: LoginChallenge = { ...claims, expires: now + MINUTES[claims.step] * 60_000 };
    return this.cipher.encryptJson(whole, NAME).toString('base64url');
  }

  /** @returns null for one that is not ours, is for another step, was changed or is too old */
  read(challenge: string, step: LoginStep, now = Date.now()): LoginChallenge | null {
    try {
      const claims = this.cipher.decryptJson(CLAIMS, Buffer.from(challenge, 'base64url'), NAME, 'a login challenge');
      return claims.step === step && claims.expires > now ? claims : null;
    } catch {
      // Whatever is wrong with it, the answer is the same.
      return null;
    }
  }
}
