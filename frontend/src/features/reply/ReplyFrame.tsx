import { GenerationFrame } from '../../widgets/generation/GenerationFrame.js';
import { replyMessages } from './messages.js';

export const ReplyFrame = () => <GenerationFrame screen="reply" text={replyMessages} />;
