import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { purposeKindOf, type ChannelName, type TaskPurpose } from '#domain/deliveries/channel.ts';
import { destinationWords as de } from './destinations.de.ts';
import { destinationWords as en } from './destinations.en.ts';
import { inShownLanguage } from './desk-language.ts';

const words = inShownLanguage({ en, de });

export function channelLabel(channel: ChannelName): string {
  return words.channels[channel];
}

export function purposeLabel(purpose: TaskPurpose): string {
  return words.purposes[purposeKindOf(purpose)];
}

/** What a destination receives. The destination of a webhook is a form. */
export function destinationLabel({ channel, key }: { channel: ChannelName; key: string }): string {
  switch (channel) {
    case 'webhook': {
      const kind = submissionKinds.find((one) => one === key);
      return kind ? words.kinds[kind] : words.samples;
    }
    case 'indexnow':
      return words.changedVacancies;
    case 'mail':
      return key;
  }
}

/** “Job applications (webhook)”. */
export function destinationName(destination: { channel: ChannelName; key: string }): string {
  return `${destinationLabel(destination)} (${words.channelsInText[destination.channel]})`;
}
