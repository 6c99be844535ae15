/** Fields that bring up the on-screen keyboard when focused; on touch screens they are left for the user to tap. */
const TYPED_IN = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
/** Regions within which the focus is moved on. */
const AREA = 'section, nav, form, dialog, [role="dialog"], [role="tabpanel"], main';
/** How many places are remembered, so that a row can be found again after its dialog had the focus. */
const MEMORY = 8;
/** Milliseconds in which a menu, a dialog or another screen may take the focus. */
export const HAND_ON_MS = 100;
const ACTS = ['keydown', 'pointerdown'] as const;

interface Place {
  element: HTMLElement;
  /** Path of its screen; places of other screens are ignored. */
  path: string;
  area: HTMLElement;
  /** The focusable elements of its region, in order. */
  around: readonly HTMLElement[];
}

const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;
const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled, [aria-disabled="true"]') && element.getClientRects().length > 0;

/**
 * Moves the focus on when the focused element is removed or disabled: to the next focusable element in its region, otherwise to the
 * previous one, otherwise to the region itself. A button that was disabled while it worked gets the focus back, unless the user has done
 * something since. Browsers would leave the focus nowhere, and screen readers would start again at the top of the page.
 * @returns a function that stops it
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
    // A click on empty space drops the focus on purpose. An element that was removed or disabled is not usable by then.
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
        // It was disabled for less time than it takes to move the focus on.
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
    // Runs on every change of the page, so it must not force a layout.
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
