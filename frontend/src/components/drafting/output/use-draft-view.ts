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

/** How a draft is looked at; each version is looked at as it is printed, or edited where edits were left. */
export function useDraftView({ draft, edited }: Drafting): DraftViewState {
  const version = draft?.versionId;
  const first = { version, view: edited === null ? ('rendered' as const) : ('edit' as const), selection: undefined };
  const [kept, setKept] = useState<{ version?: string; view: DraftViewName; selection?: Selection }>(first);
  const state = kept.version === version ? kept : first;
  if (state !== kept) setKept(state);
  return {
    view: state.view,
    setView: (view) => setKept({ version, view }),
    selection: state.selection,
    show: (selection) => setKept({ version, view: 'edit', selection }),
  };
}
