export {
  channelLabel,
  purposeLabel,
  destinationLabel,
  destinationName,
} from './destinations.en.ts';
