import { GenerationFrame } from '../../components/drafting/DraftingSkeleton.js';
import { documentMessages } from './messages.js';

export const DocumentFrame = () => <GenerationFrame screen="document" text={documentMessages} />;
