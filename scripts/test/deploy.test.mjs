import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const read = (name) => readFileSync(inRoot(name), 'utf8');
const namesIn = (text) => new Set(text.match(/\bthemis_[a-z_]+/g));

/** Every metric that the product has, by its name where it is made. */
const made = new Set(
  sourceFiles(['backend/src'], /(?<!\.spec)\.ts$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:histogram|counter|gauge)\(\s*'(themis_[a-z_]+)'/g)].map(([, name]) => name),
  ),
);
const known = (name) => made.has(name) || made.has(name.replace(/_(?:bucket|sum|count)$/, ''));

test('the dashboard and the alert rules name only metrics that the product has', () => {
  const used = [...namesIn(read('deploy/grafana/themis.json')), ...namesIn(read('deploy/prometheus/themis.rules.yml'))];
  assert.deepEqual(
    used.filter((name) => !known(name)),
    [],
  );
  assert.ok(used.length > 10);
});

test('every metric stands on the dashboard', () => {
  const shown = read('deploy/grafana/themis.json');
  const dashboard = [...made].filter((name) => name !== 'themis_metrics_source_errors_total');
  assert.deepEqual(
    dashboard.filter((name) => !shown.includes(name)),
    [],
  );
});

test('every alert says how bad it is and what has happened', () => {
  const { groups } = parse(read('deploy/prometheus/themis.rules.yml'));
  for (const rule of groups.flatMap(({ rules }) => rules)) {
    assert.match(rule.labels.severity, /^(?:critical|warning)$/, rule.alert);
    assert.match(rule.annotations.summary, /\.$/, rule.alert);
    assert.ok(rule.expr, rule.alert);
  }
});

test('every alert has its heading in the runbook, in the same order, and names it', () => {
  const { groups } = parse(read('deploy/prometheus/themis.rules.yml'));
  const rules = groups.flatMap((group) => group.rules);
  const headings = [...read('deploy/runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  assert.deepEqual(
    rules.map(({ alert }) => alert),
    headings,
  );
  for (const { alert, annotations } of rules) assert.equal(annotations.runbook, `deploy/runbook.md#${alert.toLowerCase()}`);
  for (const [, section] of read('deploy/runbook.md').matchAll(/^## .+\n\n([^#]*)/gm)) assert.ok(section.trim().length > 40);
});

test('there are alerts for failed calls of the model, webhooks, backups, the disk and refused work', () => {
  const named = namesIn(read('deploy/prometheus/themis.rules.yml'));
  for (const name of [
    'themis_language_model_call_duration_seconds_count',
    'themis_webhook_deliveries_due',
    'themis_oldest_due_webhook_delivery_age_seconds',
    'themis_backup_age_seconds',
    'themis_data_free_bytes',
    'themis_refused_total',
  ])
    assert.ok(named.has(name), name);
});
