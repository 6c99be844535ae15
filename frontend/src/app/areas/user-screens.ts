import { AskFrame } from '../../pages/ask/AskSkeleton.js';
import { DocumentFrame } from '../../pages/documents/DocumentSkeleton.js';
import { ProfileFrame } from '../../pages/profile/ProfileSkeleton.js';
import { ReplyFrame } from '../../pages/reply/ReplySkeleton.js';
import { paths } from '../../shared/config/paths.js';
import { deferredScreen, type DeferredScreen } from './deferred-screen.js';

/** The signed-in user's screens by address. */
export const userScreens: Readonly<Record<string, DeferredScreen>> = {
  [paths.ask]: deferredScreen(async () => (await import('../../pages/ask/AskPage.js')).AskPage, AskFrame),
  [paths.document]: deferredScreen(async () => (await import('../../pages/documents/DocumentPage.js')).DocumentPage, DocumentFrame),
  [paths.reply]: deferredScreen(async () => (await import('../../pages/reply/ReplyPage.js')).ReplyPage, ReplyFrame),
  [paths.profile]: deferredScreen(async () => (await import('../../pages/profile/ProfilePage.js')).ProfilePage, ProfileFrame),
};
