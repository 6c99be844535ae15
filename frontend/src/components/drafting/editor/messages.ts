import type { BlockKind } from './tree/commands.js';
import { t, translated } from '../../../shared/i18n/translate.js';

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
  conflictTitle: 'Somebody saved this draft while you were editing',
  conflictText: (number: number): string =>
    t(
      'Version {number} is newer than the one that you began with. Nothing is lost: save yours as the next version and both are kept, or go on editing and take over what you need.',
      { number },
    ),
  theirs: (number: number): string => t('Version {number}', { number }),
  yours: 'Your text, not saved yet',
  saveNext: 'Save Mine as the Next Version',
  goOn: 'Go On Editing',
  numbering: 'Clause numbers and references to clauses follow your changes. Check references to paragraphs yourself.',
});
