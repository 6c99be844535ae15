/** A webhook that the product has turned off. */
export interface StoppedWebhook {
  name: string;
  url: string;
  state: 'failing' | 'overrun';
  since: Date;
  ofInstallation: boolean;
}

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const REASONS: Readonly<Record<StoppedWebhook['state'], string>> = {
  failing: 'Too many deliveries in a row have failed. Its list of deliveries says what the receiver answered.',
  overrun: 'Too many events were waiting for it, because its receiver was away or took them too slowly.',
};

/** The e-mail about a webhook that was turned off. Of its address it names the host only: path and parameters may hold a secret. */
export const webhookNoticeText = ({ name, url, state, since, ofInstallation }: StoppedWebhook): string =>
  `The webhook "${name.replace(/\s+/g, ' ')}" to ${new URL(url).host} was turned off on ${TIME.format(since)} UTC.

${REASONS[state]}

Once the receiver works again, turn the webhook on ${ofInstallation ? "in the administrators' panel" : 'in your profile'}, under Webhooks. What was waiting then is sent; events that happen until then are not.
`;
