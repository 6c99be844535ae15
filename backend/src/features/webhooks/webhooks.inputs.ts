import { InputType } from '@nestjs/graphql';
import { ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsEnum, IsOptional, IsString, MaxLength } from 'class-validator';
import { ApiField } from '../../core/descriptions/api-field.js';
import { RequiredName, Rules, Trimmed } from '../../core/validation/rules.js';
import { URL_MAX } from './sending/target.js';
import { InstallationWebhookEvent, UserWebhookEvent, WebhookEvent } from './webhooks.views.js';

const NAME_MAX = 100;

const NameRules = () => RequiredName(NAME_MAX, 'Name');
// What the address may be depends on a setting: the service looks.
const UrlRules = () =>
  Rules(
    MaxLength(URL_MAX, { message: `The address must be at most ${URL_MAX} characters` }),
    IsString({ message: 'Please enter an address that starts with https://' }),
    Trimmed(),
  );
const eventRules = (events: object) =>
  Rules(
    ArrayUnique({ message: 'Each event can be given once' }),
    IsEnum(events, { each: true, message: 'Unknown event' }),
    ArrayMinSize(1, { message: 'Please choose at least one event' }),
    IsArray({ message: 'Please choose at least one event' }),
  );

@InputType({ isAbstract: true })
class WebhookInput {
  @ApiField(() => String, { description: `What it is for, 1 to ${NAME_MAX} characters.` })
  @NameRules()
  name: string;

  @ApiField(() => String, {
    description:
      'Where deliveries are posted: an https address on the internet, up to 2,000 characters, without user name and password. ' +
      'Addresses in your own network, also over http, only where the administrator allows them.',
  })
  @UrlRules()
  url: string;
}

@InputType({ description: 'A webhook for what happens to its owner.' })
export class CreateWebhookInput extends WebhookInput {
  @ApiField(() => [UserWebhookEvent], { description: 'What it is told of; at least one.' })
  @eventRules(UserWebhookEvent)
  events: UserWebhookEvent[];
}

@InputType({ description: 'A webhook for what happens in the whole installation.' })
export class CreateInstallationWebhookInput extends WebhookInput {
  @ApiField(() => [InstallationWebhookEvent], { description: 'What it is told of; at least one.' })
  @eventRules(InstallationWebhookEvent)
  events: InstallationWebhookEvent[];
}

@InputType({ description: 'Which event a test looks like.' })
export class TestWebhookInput {
  @ApiField(() => WebhookEvent, {
    nullable: true,
    description: 'One that the webhook can be told of, with sample data and `test: true`; `webhook.test` when not given.',
  })
  @IsEnum(WebhookEvent, { message: 'Unknown event' })
  @IsOptional()
  event?: WebhookEvent | null;
}

@InputType({ isAbstract: true })
class WebhookChanges {
  @ApiField(() => String, { nullable: true, description: `Another name, 1 to ${NAME_MAX} characters; unchanged when not given.` })
  @NameRules()
  @IsOptional()
  name?: string | null;

  @ApiField(() => String, { nullable: true, description: 'Another address; unchanged when not given.' })
  @UrlRules()
  @IsOptional()
  url?: string | null;

  @ApiField(() => Boolean, {
    nullable: true,
    description: 'Turns it on or off; unchanged when not given. Turned on, it is sent what was still waiting.',
  })
  @IsBoolean({ message: 'active must be true or false' })
  @IsOptional()
  active?: boolean | null;
}

@InputType({ description: 'Changes of a webhook.' })
export class UpdateWebhookInput extends WebhookChanges {
  @ApiField(() => [UserWebhookEvent], { nullable: true, description: 'What it is told of from now on; unchanged when not given.' })
  @eventRules(UserWebhookEvent)
  @IsOptional()
  events?: UserWebhookEvent[] | null;
}

@InputType({ description: 'Changes of a webhook of the installation.' })
export class UpdateInstallationWebhookInput extends WebhookChanges {
  @ApiField(() => [InstallationWebhookEvent], { nullable: true, description: 'What it is told of from now on; unchanged when not given.' })
  @eventRules(InstallationWebhookEvent)
  @IsOptional()
  events?: InstallationWebhookEvent[] | null;
}
