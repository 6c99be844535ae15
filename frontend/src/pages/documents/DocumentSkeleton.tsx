import { DraftingSkeleton } from '../../components/drafting/DraftingSkeleton.js';
import { documentMessages } from './messages.js';

export const DocumentSkeleton = () => <DraftingSkeleton screen="document" text={documentMessages} />;
