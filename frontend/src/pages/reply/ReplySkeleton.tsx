import { GenerationFrame } from '../../components/drafting/DraftingSkeleton.js';
import { replyMessages } from './messages.js';

export const ReplyFrame = () => <GenerationFrame screen="reply" text={replyMessages} />;
