/**
 * Runs in the page before its own code: gathers what the browser says about its speed. Times in milliseconds.
 * CLS is the largest window of layout shifts, INP here the longest interaction, both as web-vitals defines them for short visits.
 */
export function collectVitals() {
  const vitals = { lcp: 0, cls: 0, inp: 0 };
  let window = { value: 0, begun: 0, last: 0 };
  const observe = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  observe('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    const joins = entry.startTime - window.last < 1000 && entry.startTime - window.begun < 5000;
    window = joins
      ? { ...window, value: window.value + entry.value, last: entry.startTime }
      : { value: entry.value, begun: entry.startTime, last: entry.startTime };
    vitals.cls = Math.max(vitals.cls, window.value);
  });
  observe('event', (entry) => entry.interactionId && (vitals.inp = Math.max(vitals.inp, entry.duration)), { durationThreshold: 16 });
  globalThis.themisVitals = vitals;
}

/** Counts frames from now on. Runs in the page. @returns nothing; `themisFrames.stop()` gives `{ frames, worst, over }` */
export function countFrames(budget) {
  const result = { frames: 0, worst: 0, over: 0 };
  let last = performance.now();
  let running = true;
  const tick = (now) => {
    const took = now - last;
    last = now;
    result.frames += 1;
    result.worst = Math.max(result.worst, took);
    if (took > budget) result.over += 1;
    if (running) globalThis.requestAnimationFrame(tick);
  };
  globalThis.requestAnimationFrame((now) => {
    last = now;
    globalThis.requestAnimationFrame(tick);
  });
  globalThis.themisFrames = {
    stop: () => {
      running = false;
      return result;
    },
  };
}

/**
 * Waits for the next click or key and then until the text that `selector` finds has changed, is not empty and is painted. Runs in the
 * page.
 * @returns nothing; `themisChange` resolves with the milliseconds in between
 */
export function timeNextChange({ selector, limitMs }) {
  const shown = () => [...globalThis.document.querySelectorAll(selector)].map((element) => element.textContent).join();
  const before = shown();
  let begun;
  const note = ({ timeStamp }) => (begun = timeStamp);
  for (const type of ['click', 'keydown']) globalThis.addEventListener(type, note, { capture: true });
  globalThis.themisChange = new Promise((done, fail) => {
    globalThis.setTimeout(() => fail(new Error(`nothing changed in ${limitMs} ms`)), limitMs);
    const look = () => {
      if (begun === undefined || shown() === before || shown() === '') return globalThis.requestAnimationFrame(look);
      for (const type of ['click', 'keydown']) globalThis.removeEventListener(type, note, { capture: true });
      // A task after the frame: what was changed before it has been painted.
      globalThis.requestAnimationFrame(() => globalThis.setTimeout(() => done(performance.now() - begun)));
    };
    look();
  });
}
