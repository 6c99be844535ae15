import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../lib/paths.mjs';
import { ALLOCATOR } from '../lib/role.mjs';
import { readManifests, typeFaults } from './support/kubernetes.mjs';

const read = (name) => readFileSync(inRoot(name), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true });
const { kustomization, objects, files } = readManifests();
const ofKind = (kind) => objects.filter((object) => object.kind === kind);
const workloads = objects.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
const backends = Object.entries(compose.services).filter(([, { image }]) => image === 'themis:local');

/** Of the embedded database, of one kind of process, of the setup, or of a command that is run in a checkout. */
const NOT_PASSED = new Set([
  'EMBEDDED_DATABASE',
  'BACKUP_PASSPHRASE',
  'WORKER_HEALTH_PORT',
  'WORKER_METRICS_PORT',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
]);
const SBOM_LIMIT_MS = 120_000;
const SBOM_MAX_BYTES = 32 * 2 ** 20;
/** A version with at least two numbers. */
const PINNED = /^[\w./-]+:v?\d+[.]\d+[\w.-]*(?:@sha256:[0-9a-f]{64})?$/;

test('compose passes every setting on', () => {
  const passed = compose['x-backend'].environment;
  const missing = Object.keys(parseEnv(read('.env.example'))).filter((name) => !(name in passed) && !NOT_PASSED.has(name));
  assert.deepEqual(missing, []);
});

test('compose puts no secret into an address, where it would have to be encoded', () => {
  for (const [service, { environment = {} }] of Object.entries(compose.services))
    for (const [name, value] of Object.entries(environment)) assert.doesNotMatch(String(value), /:\/\/[^\s]*\$\{/, `${service}: ${name}`);
});

test('every container of compose is pinned, bounded in memory and in its log, and ends in its own time', () => {
  assert.ok(backends.length >= 4);
  for (const [name, service] of Object.entries(compose.services)) {
    if (service.image !== 'themis:local') assert.match(service.image, PINNED, name);
    assert.match(service.deploy.resources.limits.memory, /^\d+[MG]$/, name);
    assert.deepEqual(Object.keys(service.logging.options), ['max-size', 'max-file'], name);
  }
  for (const [name, service] of backends) {
    assert.deepEqual([service.user, service.read_only, service.cap_drop], ['10001:10001', true, ['ALL']], name);
    assert.equal(service.stop_grace_period, '15s', name);
  }
});

test('the image is built in two stages from a pinned one, holds a list of its packages and runs as nobody in particular', () => {
  const lines = read('Dockerfile').split('\n');
  const bases = lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1]);
  assert.equal(bases.length, 2);
  for (const base of bases) assert.match(base, PINNED);
  assert.ok(lines.includes('USER 10001:10001'));
  assert.match(read('Dockerfile'), /^RUN node scripts\/sbom[.]mjs > sbom[.]cdx[.]json/m);
  assert.ok(statSync(inRoot('deploy/themis-admin')).mode & 0o111);
});

test('the image has the allocator set as the supervisor sets it', () => {
  const set = /^ENV (.+)$/m.exec(read('Dockerfile'))?.[1].split(' ') ?? [];
  for (const [name, value] of Object.entries(ALLOCATOR)) assert.ok(set.includes(`${name}=${value}`), name);
});

test('the list of packages in the image names what the product depends on, with versions and licences', () => {
  const listed = JSON.parse(
    execFileSync(process.execPath, [inRoot('scripts/sbom.mjs')], { encoding: 'utf8', timeout: SBOM_LIMIT_MS, maxBuffer: SBOM_MAX_BYTES }),
  );
  assert.equal(listed.bomFormat, 'CycloneDX');
  const versions = new Map(
    listed.components.map(({ group, name, version, licenses }) => [group ? `${group}/${name}` : name, { version, licenses }]),
  );
  // Packages of this repository are part of the product.
  const needed = ['backend', 'frontend', 'packages/client']
    .flatMap((folder) => Object.keys(JSON.parse(read(`${folder}/package.json`)).dependencies ?? {}))
    .filter((name) => !name.startsWith('@themis/'));
  for (const name of needed) {
    assert.match(versions.get(name)?.version ?? '', /^\d+[.]/, name);
    assert.ok(versions.get(name).licenses?.length > 0, name);
  }
  for (const name of ['jest', 'vite', 'eslint']) assert.equal(versions.has(name), false, name);
  for (const { externalReferences = [] } of listed.components) for (const { url } of externalReferences) assert.ok(URL.canParse(url), url);
});

test('the manifests are what the API of Kubernetes takes', () => {
  // The check itself notices a misspelt field and a value of a wrong kind.
  const [{ spec, ...deployment }] = ofKind('Deployment');
  const wrong = [
    { ...deployment, spec: { ...spec, replica: 2 } },
    { ...deployment, spec: { ...spec, replicas: 'two' } },
  ];
  const faults = typeFaults([...objects, ...wrong]);
  assert.deepEqual(
    faults.map(({ index }) => index),
    wrong.map((_, at) => objects.length + at),
    faults.map(({ text }) => text).join('\n'),
  );
});

test('the kustomization names every file, and the image by version', () => {
  assert.deepEqual([...kustomization.resources].sort(), files.sort());
  assert.deepEqual(
    kustomization.images.map(({ name, newTag }) => [name, newTag]),
    [['themis', JSON.parse(read('package.json')).version]],
  );
});

test('the manifests name only settings that exist, and no secret', () => {
  const known = new Set(Object.keys(parseEnv(read('.env.example'))));
  const set = kustomization.configMapGenerator.flatMap(({ literals }) => literals.map((line) => line.split('=')[0]));
  const env = workloads.flatMap(({ spec }) => spec.template.spec.containers.flatMap((container) => container.env.map(({ name }) => name)));
  assert.deepEqual(
    [...set, ...env].filter((name) => !known.has(name)),
    [],
  );
  for (const { spec } of workloads)
    for (const { envFrom } of spec.template.spec.containers)
      assert.deepEqual(envFrom, [{ configMapRef: { name: 'themis-settings' } }, { secretRef: { name: 'themis-secrets' } }]);
  assert.deepEqual(ofKind('Secret'), []);
});

test('every pod runs without rights, with bounded memory, and no process is killed before it could end its work', () => {
  for (const { metadata, spec } of workloads) {
    const pod = spec.template.spec;
    const [container] = pod.containers;
    assert.deepEqual(
      [pod.securityContext.runAsNonRoot, pod.automountServiceAccountToken, pod.enableServiceLinks],
      [true, false, false],
      metadata.name,
    );
    const { allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities } = container.securityContext;
    assert.deepEqual([allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities.drop], [false, true, ['ALL']], metadata.name);
    assert.ok(container.resources.limits.memory && container.resources.requests.memory, metadata.name);
    // An entry point of the image stays in front of `args`; `command` would replace it.
    assert.equal(container.command, undefined, metadata.name);
  }
  const drainMs = Number(/DRAIN_LIMIT_MS = (\d+)/.exec(read('backend/src/process-lifecycle.ts'))?.[1]);
  for (const { metadata, spec } of ofKind('Deployment')) {
    const { terminationGracePeriodSeconds: grace, containers } = spec.template.spec;
    const pause = Number(containers[0].env.find(({ name }) => name === 'STOP_DELAY_SECONDS')?.value ?? 0);
    assert.ok((grace - pause) * 1000 > drainMs, metadata.name);
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) assert.ok(containers[0][probe], `${metadata.name}: ${probe}`);
  }
});

test('services, budgets, policies and probes speak of pods and ports that there are', () => {
  const pods = workloads.map(({ spec }) => spec.template);
  const found = (labels) => pods.filter(({ metadata }) => Object.entries(labels).every(([key, value]) => metadata.labels[key] === value));
  const portsOf = (chosen) => chosen.flatMap(({ spec }) => spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name)));
  for (const { metadata, spec } of ofKind('Service')) {
    const chosen = found(spec.selector);
    assert.equal(chosen.length, 1, metadata.name);
    for (const { targetPort } of spec.ports) assert.ok(portsOf(chosen).includes(targetPort), metadata.name);
  }
  assert.deepEqual(
    ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector),
    ofKind('Deployment').map(({ spec }) => spec.selector),
  );
  for (const { metadata, spec } of ofKind('NetworkPolicy')) {
    const chosen = found(spec.podSelector.matchLabels);
    assert.ok(chosen.length > 0, metadata.name);
    for (const { port } of (spec.ingress ?? []).flatMap(({ ports }) => ports)) assert.ok(portsOf(chosen).includes(port), metadata.name);
  }
  for (const { spec } of ofKind('Deployment')) {
    const [{ ports, startupProbe, livenessProbe, readinessProbe }] = spec.template.spec.containers;
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) assert.ok(ports.some(({ name }) => name === httpGet.port));
  }
});
