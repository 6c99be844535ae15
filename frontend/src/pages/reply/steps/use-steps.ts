import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useStoredState } from '../../../shared/storage/use-stored-state.js';
import { FIRST_STEPS, isStepsState, type GridRow, type StepsState } from './steps-state.js';

export interface Steps {
  state: StepsState;
  /** Changes some of it. */
  change: (changes: Partial<StepsState>) => void;
  changeRow: (id: string, changes: Partial<GridRow>) => void;
}

/**
 * What was entered in the steps; both ways of changing it stay the same between renderings, so that a row is rendered only when it changes.
 * @param onChanged called after each change
 */
export function useSteps(onChanged: () => void): Steps {
  const [state, setState] = useStoredState<StepsState>('reply.steps', FIRST_STEPS, isStepsState);
  const latest = useRef(state);
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    latest.current = state;
    changed();
  }, [state]);
  const change = useCallback(
    (changes: Partial<StepsState>) => {
      latest.current = { ...latest.current, ...changes };
      setState(latest.current);
    },
    [setState],
  );
  const changeRow = useCallback(
    (id: string, changes: Partial<GridRow>) =>
      change({ rows: latest.current.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)) }),
    [change],
  );
  return { state, change, changeRow };
}
