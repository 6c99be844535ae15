import { pageOf } from '../../core/pages/page.js';
import { ReferenceFile } from './reference-files.entity.js';

export const ReferenceFileConnection = pageOf(ReferenceFile, 'ReferenceFileConnection');
