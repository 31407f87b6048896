import { z } from 'zod';
import type { JobRoomContact } from './compose-advert.ts';

export type JobRoomConfig = { url: string; contact: JobRoomContact };

/** With user and password, which http would send in the clear. */
const jobRoomAddress = z.url({ protocol: /^https?$/ }).refine((given) => {
  const { username, password, protocol, hostname } = new URL(given);
  return username && password && (protocol === 'https:' || hostname === '127.0.0.1');
});

const jobRoomContact = z
  .string()
  .regex(/^M[RS], [^,]{1,50}, [^,]{1,50}, \+\d{8,19}, [^\s,@]+@[^\s,@]+$/)
  .transform((given): JobRoomContact => {
    const [salutation, firstName, lastName, phone, email] = given.split(', ');
    return { salutation, firstName, lastName, phone, email } as JobRoomContact;
  });

export const contactMissing =
  'JOB_ROOM_CONTACT is missing though JOB_ROOM_URL is set. Set it to whom the employment centre may call.';

type Read = <T>(
  name: 'JOB_ROOM_URL' | 'JOB_ROOM_CONTACT',
  schema: z.ZodType<T>,
  remedy: string,
) => T | undefined;

export function readJobRoom(read: Read): JobRoomConfig | 'no-contact' | undefined {
  const url = read(
    'JOB_ROOM_URL',
    jobRoomAddress,
    'an address such as https://user:password@api.job-room.ch',
  );
  const contact = read(
    'JOB_ROOM_CONTACT',
    jobRoomContact,
    'a person such as "MS, Ada, Keller, +41441234567, ada@firm.example"',
  );
  if (!url) return undefined;
  return contact ? { url, contact } : 'no-contact';
}
