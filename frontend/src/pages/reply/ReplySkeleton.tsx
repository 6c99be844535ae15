import { DraftingSkeleton } from '../../components/drafting/DraftingSkeleton.js';
import { replyMessages } from './messages.js';

export const ReplySkeleton = () => <DraftingSkeleton screen="reply" text={replyMessages} />;
