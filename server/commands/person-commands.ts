import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf, submissionsOfEmail } from '../store/read-submissions.ts';
import { removeSubmissionsOfEmail } from '../store/remove-submissions.ts';
import { CommandError, isoTime, text, type Command, type CommandContext } from './command.ts';

const emailOption = { type: 'string', help: "the person's email address" } as const;

export const exportCommand: Command = {
  usage: 'export --email <address> --out <folder>',
  summary: 'Everything that one person sent, as JSON and files, for a request under the GDPR.',
  options: { email: emailOption, out: { type: 'string', help: 'a new folder' } },
  async run(context) {
    const { db, write, values } = context;
    const submissions = await submissionsOf(context);
    const folder = text(values.out);
    if (!folder) throw new CommandError('Where to? Give --out with the name of a new folder.');
    await mkdir(folder, { mode: 0o700 }).catch((error: Error) => {
      throw new CommandError(`${folder} cannot be made: ${error.message}. Choose another --out.`);
    });
    for (const { id, reference, kind, receivedAt, locale, fields, file } of submissions) {
      const facts = { reference, kind, receivedAt: isoTime(receivedAt), locale, fields, file };
      await writeFile(path.join(folder, `${reference}.json`), JSON.stringify(facts, null, 2), {
        mode: 0o600,
      });
      const stored = file && (await fileOf(db, id));
      if (!stored) continue;
      const name = `${reference}${path.extname(stored.filename)}`;
      await writeFile(path.join(folder, name), stored.bytes, { mode: 0o600 });
    }
    write(`${submissions.length} submissions written to ${folder}.`);
  },
};

export const eraseCommand: Command = {
  usage: 'erase --email <address> [--yes]',
  summary: 'Removes everything that one person sent, for good.',
  options: { email: emailOption, yes: { type: 'boolean', help: 'do not ask' } },
  async run(context) {
    const { db, values, write, confirm } = context;
    const found = await submissionsOf(context);
    const question = `${found.length} submissions are removed for good: ${found.map(({ reference }) => reference).join(', ')}.`;
    if (!values.yes && !(await confirm(question))) {
      throw new CommandError('Nothing was removed. Add --yes to go on without being asked.');
    }
    const removed = await removeSubmissionsOfEmail(db, emailOf(context));
    for (const { reference, kind, delivered } of removed) {
      const elsewhere = delivered ? '; it was delivered, so its receiver holds a copy' : '';
      write(`Removed ${reference}, ${kind}${elsewhere}.`);
    }
  },
};

async function submissionsOf(context: CommandContext) {
  const submissions = await submissionsOfEmail(context.db, emailOf(context));
  if (submissions.length === 0) throw new CommandError('Nothing came from that address.');
  return submissions;
}

function emailOf({ values }: CommandContext): string {
  const email = text(values.email);
  if (!email) throw new CommandError('Whose? Give --email with the address.');
  return email;
}
