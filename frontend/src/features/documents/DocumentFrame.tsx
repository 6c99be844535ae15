import { GenerationFrame } from '../../widgets/generation/GenerationFrame.js';
import { documentMessages } from './messages.js';

export const DocumentFrame = () => <GenerationFrame screen="document" text={documentMessages} />;
