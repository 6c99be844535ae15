/** On touch screens a field that is focused brings up the keyboard, so that it is left to the finger. */
const TYPED_IN = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
/** Parts of a screen within which the focus is handed on. */
const AREA = 'section, nav, form, dialog, [role="dialog"], [role="tabpanel"], main';
/** Places remembered, so that a row is found again whose dialog has had the focus since. */
const MEMORY = 8;
/** Milliseconds in which a menu, a dialog or another screen may take the focus for itself. */
export const HAND_ON_MS = 100;
const ACTS = ['keydown', 'pointerdown'] as const;

interface Place {
  element: HTMLElement;
  /** Address of the screen that it is on; where the focus goes on another screen is no business of this one. */
  path: string;
  area: HTMLElement;
  /** What could have the focus around it, in order. */
  around: readonly HTMLElement[];
}

const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;
const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled, [aria-disabled="true"]') && element.getClientRects().length > 0;

/**
 * Hands the focus on when what has it goes away or is disabled: to what comes next in its part of the screen, else to what came
 * before, else to the part itself. A button that was disabled while its work was done gets it back, unless the user did something
 * since. Browsers leave the focus on nothing, and screen readers then begin at the top of the page.
 * @returns the function that ends it
 */
export function keepFocus(root: Document = document): () => void {
  let places: Place[] = [];
  let lent: { from: HTMLElement; to: HTMLElement } | null = null;

  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    const area = target.closest<HTMLElement>(AREA);
    if (!area) return;
    const around = [...area.querySelectorAll<HTMLElement>(FOCUSABLE)];
    places = [...places, { element: target, path: location.pathname, area, around }].slice(-MEMORY);
  };
  const forget = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget) return;
    // A click on nothing lets go of the focus on purpose; what was removed or disabled is neither connected nor enabled by then.
    queueMicrotask(() => {
      const last = places.at(-1)?.element;
      if (root.hasFocus() && root.activeElement === root.body && last && isUsable(last)) places = [];
    });
  };
  const act = (): void => {
    lent = null;
  };
  const isLost = (): boolean => {
    const { activeElement } = root;
    return !activeElement || activeElement === root.body || activeElement.matches(':disabled');
  };
  const handOn = (): void => {
    const { activeElement } = root;
    if (lent && lent.to === activeElement && isUsable(lent.from)) {
      const { from } = lent;
      lent = null;
      return from.focus({ preventScroll: true });
    }
    if (!isLost()) return;
    for (let place = places.at(-1); place; place = places.at(-1)) {
      const { element, path, area, around } = place;
      if (path === location.pathname && isUsable(element)) {
        // It was disabled for a shorter time than the focus takes to be handed on.
        if (!(isTouch() && element.matches(TYPED_IN))) element.focus({ preventScroll: true });
        return;
      }
      places = places.slice(0, -1);
      if (path !== location.pathname || !area.isConnected) continue;
      const at = around.indexOf(element);
      if (at < 0) continue;
      const touch = isTouch();
      const mayHave = (one: HTMLElement): boolean => isUsable(one) && !(touch && one.matches(TYPED_IN));
      const heir = around.slice(at + 1).find(mayHave) ?? around.slice(0, at).findLast(mayHave);
      if (!heir) area.tabIndex = -1;
      const to = heir ?? area;
      to.focus({ preventScroll: true });
      lent = element.isConnected ? { from: element, to } : null;
      return;
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    // Comes with every change of the page, so that it must not make the browser lay it out.
    if (timer !== undefined || !(lent || isLost())) return;
    timer = setTimeout(() => {
      timer = undefined;
      handOn();
    }, HAND_ON_MS);
  });
  observer.observe(root.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'style', 'open'] });
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  for (const event of ACTS) root.addEventListener(event, act, { capture: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
    for (const event of ACTS) root.removeEventListener(event, act, { capture: true });
  };
}
