import { useEffect } from 'react';

/** What antd shows under a field that is wrong. */
const PROBLEM = '.ant-form-item-explain-error';

/** Has what is wrong with a field read out when it appears: antd names it to its field, but says it only to who comes back there. */
export function useSpokenErrors(): void {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element));
      const problems = added.flatMap((element) => (element.matches(PROBLEM) ? [element] : [...element.querySelectorAll(PROBLEM)]));
      for (const problem of problems) problem.setAttribute('role', 'alert');
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}
