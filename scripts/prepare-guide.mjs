import { inRoot } from './lib/paths.mjs';

/** Run by the build: prepares the topics of the guide to the law and keeps them beside the built back end, so that no start has to. */
const { keepShippedTopics } = await import(inRoot('backend', 'dist', 'features', 'retrieval', 'guide', 'prepared-topics.js'));
await keepShippedTopics();
