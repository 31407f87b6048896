import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { briefDraftsOfEmail, deleteBriefDrafts } from '../store/submissions/brief-drafts.ts';
import { fileOf, submissionsOfEmail } from '../store/submissions/read-submissions.ts';
import { anyStanding, shown } from '../store/submissions/standing.ts';
import { removeSubmissionsOfEmail } from '../store/privacy/remove-submissions.ts';
import { CommandError, isoTime, text, type Command, type CommandContext } from './command.ts';

const emailOption = { type: 'string', help: "the person's email address" } as const;

export const exportCommand: Command = {
  usage: 'export --email <address> --out <folder>',
  summary: 'Writes everything that one person sent, as JSON and files (GDPR access request).',
  options: { email: emailOption, out: { type: 'string', help: 'a new folder' } },
  async run(context) {
    const { db, write, options } = context;
    const submissions = await submissionsOf(context);
    const folder = text(options.out);
    if (!folder) throw new CommandError('--out is missing. Give the name of a new folder.');
    await mkdir(folder, { mode: 0o700 }).catch((error: Error) => {
      throw new CommandError(
        `${folder} cannot be created: ${error.message}. Choose another --out.`,
      );
    });
    for (const { id, reference, kind, receivedAt, locale, fields, file } of submissions) {
      const facts = { reference, kind, receivedAt: isoTime(receivedAt), locale, fields, file };
      await writeFile(path.join(folder, `${reference}.json`), JSON.stringify(facts, null, 2), {
        mode: 0o600,
      });
      const stored = file && (await fileOf(db, id, shown));
      if (!stored) continue;
      const name = `${reference}${path.extname(stored.filename)}`;
      await writeFile(path.join(folder, name), stored.bytes, { mode: 0o600 });
    }
    write(`Wrote ${submissions.length} submissions to ${folder}.`);
  },
};

export const eraseCommand: Command = {
  usage: 'erase --email <address> [--yes]',
  summary: 'Deletes everything that one person sent.',
  options: { email: emailOption, yes: { type: 'boolean', help: 'skip the confirmation' } },
  async run(context) {
    const { db, options, write, confirm } = context;
    const email = emailOf(context);
    const drafts = await briefDraftsOfEmail(db, email);
    const found =
      drafts.length > 0
        ? await submissionsOfEmail(db, email, anyStanding)
        : await submissionsOf(context);
    const references = found.map(({ reference }) => reference).join(', ');
    const question = `${found.length} submissions and ${drafts.length} saved drafts will be deleted: ${references}.`;
    if (!options.yes && !(await confirm(question))) {
      throw new CommandError('Nothing was deleted. Add --yes to skip the confirmation.');
    }
    await deleteBriefDrafts(db, drafts);
    if (drafts.length > 0) write(`Deleted ${drafts.length} saved drafts.`);
    const removed = await removeSubmissionsOfEmail(db, email);
    for (const { reference, kind, delivered } of removed) {
      const copies = delivered ? '; it was delivered, so its receiver holds a copy' : '';
      write(`Deleted ${reference}, ${kind}${copies}.`);
    }
  },
};

async function submissionsOf(context: CommandContext) {
  const submissions = await submissionsOfEmail(context.db, emailOf(context), anyStanding);
  if (submissions.length === 0)
    throw new CommandError('There are no submissions from that address.');
  return submissions;
}

function emailOf({ options }: CommandContext): string {
  const email = text(options.email);
  if (!email) throw new CommandError('--email is missing. Give the address of the person.');
  return email;
}
