import { AskFrame } from '../features/ask/AskFrame.js';
import { DocumentFrame } from '../features/documents/DocumentFrame.js';
import { ProfileFrame } from '../features/profile/ProfileFrame.js';
import { ReplyFrame } from '../features/reply/ReplyFrame.js';
import { paths } from '../shared/config/paths.js';
import { deferredScreen, type DeferredScreen } from './deferred-screen.js';

/** The signed-in user's screens by address. */
export const userScreens: Readonly<Record<string, DeferredScreen>> = {
  [paths.ask]: deferredScreen(async () => (await import('../features/ask/AskPage.js')).AskPage, AskFrame),
  [paths.document]: deferredScreen(async () => (await import('../features/documents/DocumentPage.js')).DocumentPage, DocumentFrame),
  [paths.reply]: deferredScreen(async () => (await import('../features/reply/ReplyPage.js')).ReplyPage, ReplyFrame),
  [paths.profile]: deferredScreen(async () => (await import('../features/profile/ProfilePage.js')).ProfilePage, ProfileFrame),
};
