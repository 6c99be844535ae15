import { AskSkeleton } from '../../pages/ask/AskSkeleton.js';
import { DeadlinesSkeleton } from '../../pages/deadlines/DeadlinesSkeleton.js';
import { DocumentSkeleton } from '../../pages/documents/DocumentSkeleton.js';
import { LibrarySkeleton } from '../../pages/library/LibrarySkeleton.js';
import { MattersSkeleton } from '../../pages/matters/MattersSkeleton.js';
import { MyDocumentsSkeleton } from '../../pages/my-documents/MyDocumentsSkeleton.js';
import { ProfileSkeleton } from '../../pages/profile/ProfileSkeleton.js';
import { ReplySkeleton } from '../../pages/reply/ReplySkeleton.js';
import { VerifySkeleton } from '../../pages/verify/VerifySkeleton.js';
import { paths } from '../../shared/config/paths.js';
import { loadTemplateTexts } from '../../shared/i18n/template-texts.js';
import { PageFallback } from '../layout/PageFallback.js';
import { deferredScreen, type DeferredScreen } from './deferred-screen.js';

/** The code of a screen that names templates, with their names in the reader's language. */
const withTemplates = async <T>(code: Promise<T>): Promise<T> => (await Promise.all([code, loadTemplateTexts()]))[0];

/** The signed-in user's screens by address. */
export const userScreens: Readonly<Record<string, DeferredScreen>> = {
  [paths.ask]: deferredScreen(async () => (await import('../../pages/ask/AskPage.js')).AskPage, AskSkeleton),
  [paths.document]: deferredScreen(
    async () => (await withTemplates(import('../../pages/documents/DocumentPage.js'))).DocumentPage,
    DocumentSkeleton,
  ),
  [paths.documents]: deferredScreen(
    async () => (await withTemplates(import('../../pages/my-documents/MyDocumentsPage.js'))).MyDocumentsPage,
    MyDocumentsSkeleton,
  ),
  [paths.reply]: deferredScreen(async () => (await withTemplates(import('../../pages/reply/ReplyPage.js'))).ReplyPage, ReplySkeleton),
  [paths.matters]: deferredScreen(async () => (await import('../../pages/matters/MattersPage.js')).MattersPage, MattersSkeleton),
  [paths.matter]: deferredScreen(async () => (await import('../../pages/matters/MatterPage.js')).MatterPage, PageFallback),
  [paths.parties]: deferredScreen(async () => (await import('../../pages/parties/PartiesPage.js')).PartiesPage, MattersSkeleton),
  [paths.lawChanges]: deferredScreen(async () => (await import('../../pages/law-changes/LawChangesPage.js')).LawChangesPage, PageFallback),
  [paths.approvals]: deferredScreen(async () => (await import('../../pages/approvals/ApprovalsPage.js')).ApprovalsPage, PageFallback),
  [paths.receipt]: deferredScreen(async () => (await import('../../pages/receipt/ReceiptPage.js')).ReceiptPage, PageFallback),
  [paths.slip]: deferredScreen(async () => (await import('../../pages/slip/SlipPage.js')).SlipPage, PageFallback),
  [paths.deadlines]: deferredScreen(async () => (await import('../../pages/deadlines/DeadlinesPage.js')).DeadlinesPage, DeadlinesSkeleton),
  [paths.library]: deferredScreen(async () => (await import('../../pages/library/LibraryPage.js')).LibraryPage, LibrarySkeleton),
  [paths.connect]: deferredScreen(async () => (await import('../../pages/connect/ConnectPage.js')).ConnectPage, PageFallback),
  [paths.verify]: deferredScreen(async () => (await import('../../pages/verify/VerifyPage.js')).VerifyPage, VerifySkeleton),
  [paths.profile]: deferredScreen(
    async () => (await withTemplates(import('../../pages/profile/ProfilePage.js'))).ProfilePage,
    ProfileSkeleton,
  ),
};
