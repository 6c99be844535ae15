import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Editor theme in the page's colours, light and dark. */
export const editorTheme = [
  EditorView.theme({
    '&': { height: '100%', backgroundColor: 'var(--color-surface)', color: 'var(--color-text)', fontSize: '0.875rem' },
    '&.cm-focused': { outline: '2px solid var(--color-primary)', outlineOffset: '-2px' },
    '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6' },
    '.cm-content': { caretColor: 'var(--color-text)', padding: '12px 0' },
    '.cm-gutters': { backgroundColor: 'var(--color-surface)', color: 'var(--color-muted)', borderRight: '1px solid var(--color-border)' },
    '.cm-line': { padding: '0 12px' },
    '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'color-mix(in srgb, var(--color-primary) 24%, transparent) !important',
    },
    '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
    '.cm-tooltip': {
      border: '1px solid var(--color-border)',
      borderRadius: '8px',
      backgroundColor: 'var(--color-surface)',
      overflow: 'hidden',
    },
    '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--color-primary)', color: 'var(--color-on-primary)' },
    '.cm-completionInfo': { maxWidth: '360px', padding: '8px 12px' },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: [tags.keyword, tags.definitionKeyword, tags.modifier], color: 'var(--color-primary)', fontWeight: '600' },
      { tag: [tags.string, tags.special(tags.string)], color: 'var(--color-success)' },
      { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--color-warning)' },
      { tag: [tags.variableName, tags.special(tags.variableName)], color: 'var(--color-danger)' },
      { tag: [tags.typeName, tags.className], color: 'var(--color-accent)' },
      { tag: tags.comment, color: 'var(--color-muted)', fontStyle: 'italic' },
    ]),
  ),
];
