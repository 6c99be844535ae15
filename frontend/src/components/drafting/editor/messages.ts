import type { BlockKind } from './tree/commands.js';
import { translated } from '../../../shared/i18n/translate.js';

export const editorMessages = translated({
  label: 'Text of the draft',
  toolbar: 'Formatting',
  undo: 'Undo',
  redo: 'Redo',
  bold: 'Bold',
  italic: 'Italic',
  kind: 'Kind of paragraph',
  fixed: 'Table or signature',
  kinds: {
    paragraph: 'Text',
    title: 'Title',
    heading: 'Heading',
    subheading: 'Subheading',
    clause: 'Numbered clause',
    bullet: 'List item',
    quote: 'Quotation',
  } satisfies Record<BlockKind, string>,
  higher: 'Move up a level',
  deeper: 'Move down a level',
  tooLong: 'This text is too long to paste in one go. Please paste it in parts.',
  numbering: 'Clause numbers and references to clauses follow your changes. Check references to paragraphs yourself.',
});
