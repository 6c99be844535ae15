import { useState } from 'react';
import type { Selection } from '../editor/selection.js';
import type { Drafting } from '../hooks/use-drafting.js';

export type DraftViewName = 'rendered' | 'plain' | 'edit' | 'print';

export interface DraftViewState {
  view: DraftViewName;
  setView: (view: DraftViewName) => void;
  /** The place that the editor shows first. */
  selection: Selection | undefined;
  /** Opens the editor at a place of the text. */
  show: (place: Selection) => void;
}

interface KeptView {
  version: string | undefined;
  /** Whether there were edits. */
  edits: boolean;
  view: DraftViewName;
  selection?: Selection;
}

/** How a draft is looked at; each version is looked at as it is printed, or edited where edits were left, here or on another device. */
export function useDraftView({ draft, edited }: Drafting): DraftViewState {
  const version = draft?.versionId;
  const edits = edited !== null;
  const first: KeptView = { version, edits, view: edits ? 'edit' : 'rendered' };
  const [kept, setKept] = useState(first);
  const same = kept.version === version ? kept : first;
  const state = same.edits === edits ? same : { ...same, edits, view: edits ? ('edit' as const) : same.view };
  if (state !== kept) setKept(state);
  return {
    view: state.view,
    setView: (view) => setKept({ version, edits, view }),
    selection: state.selection,
    show: (selection) => setKept({ version, edits, view: 'edit', selection }),
  };
}
