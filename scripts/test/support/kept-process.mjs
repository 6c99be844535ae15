/** A role for tests: does what its MODE says. */
const { MODE } = process.env;

if (MODE === 'broken') process.exit(3);

process.on('message', ({ type, settings }) => {
  if (type === 'health') process.send?.({ type: 'healthy', debugged: false });
  if (type === 'crash') process.exit(7);
  if (type === 'freeze') for (;;);
  if (type === 'start') process.send?.({ type: 'ready', url: settings.URL });
});
process.on('SIGTERM', () => MODE !== 'stuck' && process.exit(0));
if (!process.env.AWAIT_SETTINGS) process.send?.({ type: 'ready', url: 'http://localhost:1' });
if (MODE === 'crash') process.exit(7);
if (MODE === 'freeze')
  setImmediate(() => {
    for (;;);
  });
