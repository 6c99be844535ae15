/** What the person who started it needs to know, once it runs. */
export function banner(config, { url, databaseDirectory, administrator, migrations, trouble }, elapsedMs) {
  const adapters = config.describe().map(({ port, adapter }) => [port, adapter]);
  const places = [['data', config.dataDir]];
  if (databaseDirectory) places.push(['database files', databaseDirectory]);
  const rows = [['administration', `${url}/webmin`], ...adapters, ...places];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  const lines = [
    `Themis is ready after ${(elapsedMs / 1000).toFixed(1)} s: ${url}`,
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`),
  ];
  if (migrations.length > 0) lines.push(`  Applied ${migrations.length} database migrations.`);
  if (trouble.length > 0) lines.push('', '  It runs, but not all of it works:', ...trouble.map((line) => `    ${line}`));
  if (administrator.created) lines.push('', ...firstAdministrator(administrator), '', ...firstSteps(config, url));
  return `\n${lines.join('\n')}\n\n  Ctrl-C stops it.\n`;
}

/** A password that was set by the owner is not shown. */
function firstAdministrator({ email, password, passwordFile }) {
  if (!passwordFile) return [`  This is the first start. The administrator is ${email}, with the password of ADMIN_PASSWORD.`];
  return [
    '  This is the first start. The administrator:',
    `    e-mail    ${email}`,
    `    password  ${password}`,
    `    (also in ${passwordFile}, readable by this account only)`,
  ];
}

/** Where to go now. The worker says when the library can be asked. */
function firstSteps({ starterLaw }, url) {
  const law = starterLaw.auto
    ? 'Central acts of India are fetched now; a line here says when the library can be asked.'
    : 'The library is empty: upload acts there before anybody asks.';
  return [`  First step: sign in at ${url}/webmin. Users register at ${url}/register and ask.`, `  ${law}`];
}
