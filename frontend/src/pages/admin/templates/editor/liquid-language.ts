import { StreamLanguage } from '@codemirror/language';

interface LiquidState {
  /** What closes the tag or output that the text is in; empty outside. */
  inside: '' | '%}' | '}}';
}

/** Colours for the clauses: tags, values and headings. */
export const liquidLanguage = StreamLanguage.define<LiquidState>({
  name: 'liquid',
  startState: () => ({ inside: '' }),
  token: (stream, state) => {
    if (state.inside === '') {
      if (stream.sol() && stream.match(/^#+ .*/)) return 'heading';
      if (stream.match('{%')) state.inside = '%}';
      else if (stream.match('{{')) state.inside = '}}';
      else {
        stream.next();
        stream.match(/^[^{]+/);
        return null;
      }
      return 'keyword';
    }
    if (stream.match(state.inside)) {
      state.inside = '';
      return 'keyword';
    }
    if (stream.eatSpace()) return null;
    if (stream.match(/^"[^"]*"|^'[^']*'/)) return 'string';
    if (stream.match(/^\d+/)) return 'number';
    if (stream.match(/^\w+/)) return state.inside === '%}' ? 'keyword' : 'variableName';
    stream.next();
    return null;
  },
});
