class StubResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Inline style only, with lengths that can be computed with. */
function inlineStyle({ style }: HTMLElement): CSSStyleDeclaration {
  const value = (name: string): string => style.getPropertyValue(name) || (/^(padding|border)/.test(name) ? '0px' : '');
  return new Proxy(style, {
    get: (target, key) => {
      const found: unknown = key === 'getPropertyValue' ? value : Reflect.get(target, key, target);
      return found;
    },
  });
}

/** What the screens use and jsdom lacks. */
export function installBrowserGaps(): void {
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  window.ResizeObserver = StubResizeObserver;
  Object.defineProperty(window, 'CSS', { configurable: true, writable: true, value: { supports: () => false } });
  window.scrollTo = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // The editor of drafts measures where the cursor stands.
  document.elementFromPoint = () => null;
  Range.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  // Matching every element against antd's style elements takes jsdom most of a test's time; no test here depends on it.
  window.getComputedStyle = (element) => inlineStyle(element as HTMLElement);
}
