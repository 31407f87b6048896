import { contextOf } from './plan-tasks.ts';
import { act } from '#server/db/act.ts';
import { newPersonSchema, type PersonDetail } from '#domain/people/person.ts';
import { joinLink, siteOrigin } from '#server/people/join-link.ts';
import { siteAddress } from '#server/db/site-address.ts';
import {
  invitePerson,
  listPeople,
  removePerson,
  renewInvitation,
  sameName,
} from '#server/people/people.ts';
import { CommandError, isoTime, text, type Command, type CommandContext } from './command.ts';

const by = { id: null, name: 'command' };

export const inviteCommand: Command = {
  usage: 'invite <name> [--role administrator]',
  summary: 'Invites a person to the desk and prints a link, valid once and for 24 hours.',
  store: 'writes',
  options: {
    role: { type: 'string', help: 'consultant (the default) or administrator' },
    email: { type: 'string', help: "the person's work address" },
  },
  async run(context) {
    const { options, write } = context;
    const { role = 'consultant', email } = options;
    const person = newPersonSchema.safeParse({ name: nameGiven(context), role, email });
    if (!person.success) {
      const field = String(person.error.issues[0]?.path[0]);
      throw new CommandError(`${faults[field]} Usage: npm run server -- ${inviteCommand.usage}`);
    }
    const invited = await act({ ...contextOf(context), by }, (act) =>
      invitePerson(act, { person: person.data }),
    );
    if (invited === 'name-taken') {
      throw new CommandError(
        `There is already a ${person.data.name} on the desk. For a new link use replace-key; else choose another name.`,
      );
    }
    write(`${person.data.name} (${role}) joins by this link, once and within 24 hours:`);
    await writeLink(context, invited.token);
  },
};

export const peopleCommand: Command = {
  usage: 'people',
  summary: 'Lists the people of the desk, their keys and open invitations.',
  store: 'reads',
  async run({ db, write, now }) {
    const people = await listPeople(db, now());
    if (people.length === 0)
      write('The desk has no people. npm start prints a link for the first.');
    for (const { name, role, email, passkeys, invitedUntil } of people) {
      const invited = invitedUntil ? `, invited until ${isoTime(invitedUntil)}` : '';
      write(`${name}  ${role}${email ? `  ${email}` : ''}${invited}`);
      for (const { label, createdAt, lastUsedAt } of passkeys) {
        const used = lastUsedAt ? `last used ${isoTime(lastUsedAt)}` : 'not used since';
        write(`  key "${label}", added ${isoTime(createdAt)}, ${used}`);
      }
    }
  },
};

export const removePersonCommand: Command = {
  usage: 'remove-person <name> [--yes]',
  summary: 'Removes a person from the desk: sessions and keys end at once.',
  store: 'writes',
  options: { yes: { type: 'boolean', help: 'skip the confirmation' } },
  async run(context) {
    const { db, options, write, confirm, now } = context;
    const { id, name } = await personNamed(context);
    const question = `${name} will be signed out and can no longer sign in.`;
    if (!options.yes && !(await confirm(question))) {
      throw new CommandError('Nobody was removed. Add --yes to skip the confirmation.');
    }
    if ((await removePerson(db, { id, by, now: now() })) === 'last-administrator') {
      throw new CommandError(
        `${name} is the last administrator who can sign in. Invite another and let them join first.`,
      );
    }
    write(`Removed ${name}. Notes and the audit log keep the name.`);
  },
};

export const replaceKeyCommand: Command = {
  usage: 'replace-key <name> [--key <label>]',
  summary: 'Removes lost keys of a person, ends the sessions and prints a link for a new key.',
  store: 'writes',
  options: { key: { type: 'string', help: 'the label of the lost key; without it all keys go' } },
  async run(context) {
    const { db, options, write, now } = context;
    const { id, name, passkeys } = await personNamed(context);
    const label = text(options.key);
    const lost = label === undefined ? passkeys : passkeys.filter((key) => key.label === label);
    if (label !== undefined && lost.length === 0) {
      throw new CommandError(
        `${name} has no key "${label}". npm run server -- people lists the keys.`,
      );
    }
    const lostKeys = lost.map((key) => key.id);
    const renewed = await renewInvitation(db, { id, by, now: now(), lostKeys });
    if (renewed === 'not-found') throw new CommandError(`${name} was removed meanwhile.`);
    write(`Removed ${lost.length} of ${passkeys.length} keys of ${name}.`);
    write(`A new key is added by this link, once and within 24 hours:`);
    await writeLink(context, renewed.token);
  },
};

const faults: Record<string, string> = {
  name: 'The name is missing or longer than 100 characters.',
  role: '--role is neither consultant nor administrator.',
  email: '--email is not an address.',
};

/** Words without quotes belong together: `invite Ada Keller`. */
function nameGiven({ positionals }: CommandContext): string {
  return positionals.join(' ');
}

async function personNamed(context: CommandContext): Promise<PersonDetail> {
  const name = nameGiven(context);
  const people = await listPeople(context.db, context.now());
  const person = people.find((one) => sameName(one.name, name));
  if (person) return person;
  throw new CommandError(
    `${name ? `There is no ${name} on the desk.` : 'The name is missing.'} npm run server -- people lists everybody.`,
  );
}

/** With the address of the server that started last: passkeys work at that one only. */
async function writeLink({ config, db, write }: CommandContext, token: string) {
  const { siteUrl, port } = config();
  const started = await siteAddress(db);
  write(joinLink(started ?? siteOrigin(siteUrl, port), token));
  if (started) return;
  const source = siteUrl ? 'of SITE_URL' : 'of a server without SITE_URL';
  write(`No server has started on this store yet: the address is that ${source}.`);
}
