/** Watches the page from now on. @returns whether a text was shown since: as an element's words, a placeholder or a label */
export function watchTexts(): { has: (text: string) => boolean; stop: () => void } {
  const seen = new Set<string>();
  const take = (element: Element): void => {
    for (const name of ['placeholder', 'aria-label']) seen.add(element.getAttribute(name) ?? '');
    const words = element.textContent?.trim() ?? '';
    if (words.length < 200) seen.add(words);
  };
  const takeAll = (root: Element): void => {
    take(root);
    root.querySelectorAll('*').forEach(take);
  };
  takeAll(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) takeAll(node);
      const element = target instanceof Element ? target : target.parentElement;
      if (element) take(element);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['placeholder', 'aria-label'],
  });
  return { has: (text) => seen.has(text), stop: () => observer.disconnect() };
}
