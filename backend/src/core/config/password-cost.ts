import type { PasswordCost } from './config.js';

/** Parameters of OWASP's password storage cheat sheet and ASVS appendix C: 46 MiB, one pass, one lane. */
export const PASSWORD_COST: Readonly<PasswordCost> = Object.freeze({ memoryKib: 46 * 1024, passes: 1 });
