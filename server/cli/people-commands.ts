import { newPersonSchema } from '#domain/people/person.ts';
import { joinLink, siteOrigin } from '#server/people/invitations.ts';
import { act } from '#server/db/act.ts';
import { siteAddress } from '#server/db/settings.ts';
import { invitePerson } from '#server/people/people.ts';
import { CommandError, contextOf, type Command, type CommandContext } from './command.ts';

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
    // Words without quotes belong together: `invite Ada Keller`.
    const person = newPersonSchema.safeParse({ name: context.positionals.join(' '), role, email });
    if (!person.success) {
      const field = String(person.error.issues[0]?.path[0]);
      throw new CommandError(`${faults[field]} Usage: npm run server -- ${inviteCommand.usage}`);
    }
    const invited = await act(contextOf(context), (act) =>
      invitePerson(act, { person: person.data }),
    );
    if (invited === 'name-taken') {
      throw new CommandError(
        `There is already a ${person.data.name} on the desk. An administrator replaces a lost key there, under People; else choose another name.`,
      );
    }
    write(`${person.data.name} (${role}) joins by this link, once and within 24 hours:`);
    await writeLink(context, invited.token);
  },
};

const faults: Record<string, string> = {
  name: 'The name is missing or longer than 100 characters.',
  role: '--role is neither consultant nor administrator.',
  email: '--email is not an address.',
};

/** With the address of the server that started last: passkeys work at that one only. */
async function writeLink({ config, db, write }: CommandContext, token: string) {
  const { siteUrl, port } = config();
  const started = await siteAddress(db);
  write(joinLink(started ?? siteOrigin(siteUrl, port), token));
  if (started) return;
  const source = siteUrl ? 'of SITE_URL' : 'of a server without SITE_URL';
  write(`No server has started on this store yet: the address is that ${source}.`);
}
