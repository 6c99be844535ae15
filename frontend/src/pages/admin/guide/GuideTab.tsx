import { Topics } from './Topics.js';

/** The guide to the law: its topics. What the library lacks stands beside what was asked and not answered. */
export function GuideTab() {
  return <Topics />;
}
