import { newPersonSchema } from '#domain/people/person.ts';
import { joinLink, siteOrigin } from '#server/people/invitations.ts';
import { act } from '#server/db/act.ts';
import { siteAddress } from '#server/db/settings.ts';
import { invitePerson } from '#server/people/people.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  contextOf,
  textOption,
} from './command.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportPerson } from '#server/privacy/export-person.ts';
import { mandatesNaming } from '#server/mandates/forget-person.ts';
import { erasePerson } from '#server/privacy/erase.ts';
import { personSubmissions } from '#server/privacy/person-data.ts';
import { alertsOfEmail } from '#server/alerts/role-alert.ts';
import { roleListsOfEmail } from '#server/alerts/role-lists.ts';
import { briefDraftsOfEmail } from '#server/submissions/brief-drafts.ts';

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

const emailOption = { type: 'string', help: "the person's email address" } as const;
const nothing = 'There is nothing from that address.';

export const exportCommand: Command = {
  usage: 'export --email <address> --out <folder>',
  summary: 'Writes everything that one person sent, as JSON and files (GDPR access request).',
  // The audit log names who exported.
  store: 'writes',
  options: {
    email: emailOption,
    out: { type: 'string', help: 'a new folder' },
    restricted: { type: 'boolean', help: 'with submissions whose erasure was requested' },
  },
  async run(context) {
    const { write, options } = context;
    const folder = textOption(options.out);
    const email = emailOf(context);
    if (!folder) throw new CommandError('--out is missing. Give the name of a new folder.');
    const restricted = options.restricted === true;
    const found = await exportPerson(contextOf(context), email, { restricted });
    if (!found) throw new CommandError(nothing);
    await mkdir(folder, { mode: 0o700 }).catch((error: Error) => {
      throw new CommandError(
        `${folder} cannot be created: ${error.message}. Choose another --out.`,
      );
    });
    for await (const { name, bytes } of found.files()) {
      await writeFile(path.join(folder, name), bytes, { mode: 0o600 });
    }
    const drafts = found.briefDrafts === 0 ? '' : ` and ${found.briefDrafts} saved drafts`;
    const alerts = found.roleAlerts === 0 ? '' : ` and ${found.roleAlerts} role alerts`;
    write(`Wrote ${found.submissions} submissions${drafts}${alerts} to ${folder}.`);
  },
};

export const eraseCommand: Command = {
  usage: 'erase --email <address> [--yes]',
  summary: 'Deletes everything that one person sent.',
  store: 'writes',
  options: { email: emailOption, yes: { type: 'boolean', help: 'skip the confirmation' } },
  async run(context) {
    const { db, options, write, confirm, now } = context;
    const email = emailOf(context);
    const found = await personSubmissions(db, email, now());
    const { length: briefDrafts } = await briefDraftsOfEmail(db, email);
    const { length: roleAlerts } = await alertsOfEmail(db, email);
    const { length: roleLists } = await roleListsOfEmail(db, email);
    const { length: mandates } = await mandatesNaming(db, email);
    if (found.length + briefDrafts + roleAlerts + roleLists + mandates === 0)
      throw new CommandError(nothing);
    const references = found.map(({ reference }) => reference).join(', ');
    const kept = found.filter(({ keptUntil }) => keptUntil !== null).length;
    const question = `${found.length} submissions, ${briefDrafts} saved drafts and ${roleAlerts} role alerts will be deleted: ${references}.${roleLists > 0 ? ` ${roleLists} lists of saved roles are not sent.` : ''}${mandates > 0 ? ` ${mandates} mandates stay without the person.` : ''}${kept > 0 ? ` ${kept} of them record an introduction to an employer and are restricted instead, as long as the law asks.` : ''}`;
    if (!options.yes && !(await confirm(question))) {
      throw new CommandError('Nothing was deleted. Add --yes to skip the confirmation.');
    }
    const seen = { submissions: found.map(({ id }) => id), briefDrafts, roleAlerts, mandates };
    const erasure = await erasePerson(contextOf(context), email, { seen });
    if (erasure.result === 'stale') {
      throw new CommandError('Nothing was deleted: something new came in. Run it again.');
    }
    if (erasure.result === 'not-found') throw new CommandError(nothing);
    if (erasure.briefDrafts > 0) write(`Deleted ${erasure.briefDrafts} saved drafts.`);
    for (const reference of erasure.kept) {
      write(`Restricted ${reference}: it records an introduction to an employer.`);
    }
    if (erasure.mandates > 0) write(`Replaced the person in ${erasure.mandates} mandates.`);
    if (erasure.roleAlerts > 0) write(`Ended ${erasure.roleAlerts} role alerts.`);
    if (erasure.roleLists > 0) write(`Deleted ${erasure.roleLists} lists of saved roles.`);
    for (const { reference, kind, delivered } of erasure.removed) {
      const copies = delivered ? '; it was delivered, so its receiver holds a copy' : '';
      write(`Deleted ${reference}, ${kind}${copies}.`);
    }
  },
};

function emailOf({ options }: CommandContext): string {
  const email = textOption(options.email);
  if (!email) throw new CommandError('--email is missing. Give the address of the person.');
  return email;
}
