import account from './account.json';
import approval from './approval.json';
import ask from './ask.json';
import deadlines from './deadlines.json';
import drafting from './drafting.json';
import home from './home.json';
import lawChanges from './law-changes.json';
import library from './library.json';
import matters from './matters.json';
import parties from './parties.json';
import reply from './reply.json';
import shell from './shell.json';

/** Hindi of every text that a visitor or a signed-in user can see, by the English text. */
export const messages: Record<string, string> = {
  ...shell,
  ...home,
  ...ask,
  ...drafting,
  ...reply,
  ...library,
  ...lawChanges,
  ...deadlines,
  ...matters,
  ...parties,
  ...account,
  ...approval,
};
