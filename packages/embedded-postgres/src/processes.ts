/** Programs that run under an account without rights, in folders that nobody else can have tampered with. */
export { type Account, isRoot, namedAccount, OWN_ACCOUNT, unusedAccount } from './processes/account.js';
export { openForReading } from './processes/open-for-reading.js';
export { CLEAN_ENVIRONMENT, type Outcome, runAs, type RunOptions } from './processes/run-as.js';
export { trustedDirectory } from './processes/trusted-directory.js';
