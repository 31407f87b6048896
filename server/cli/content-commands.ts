import {
  catalogue,
  openCatalogue,
  provideCatalogue,
  type Catalogue,
} from '#content/catalogue.server.ts';
import { contentFolder } from '#content/content-folder.server.ts';
import { fileOfField } from '#content/document-files.ts';
import { describeUnfit } from '#words/desk/status.ts';
import { vacancyWords } from '#words/desk/vacancies.en.ts';
import { downloadFiles } from '#domain/documents/download.ts';
import { withDocument, type Documents } from '#domain/documents/documents.ts';
import {
  copyDownloads,
  documentChangesIn,
  readFolder,
  writeFolder,
  type DocumentChange,
  type FolderContent,
} from '#server/documents/exchange.ts';
import { act } from '#server/db/act.ts';
import { provideStoredContent } from '#server/documents/live-content.ts';
import { exportImages, importImages } from '#server/documents/images/images.ts';
import { asDocuments, type DocumentRecord } from '#server/documents/document.ts';
import {
  contentRule,
  type DocumentRefusal,
  orRefused,
  refuseBroken,
  type RefusedDocument,
} from '#server/documents/publishing-rule.ts';
import { publishDocuments } from '#server/documents/publish.ts';
import { documentRecords } from '#server/documents/read-documents.ts';
import { differences, saveChanges, showChanges, vacancyChangesIn } from './vacancy-commands.ts';
import {
  authored,
  CommandError,
  isoTime,
  oneLine,
  type Command,
  type CommandContext,
} from './command.ts';

export const contentCommand: Command = {
  usage: 'content export|import <folder>',
  summary: 'Writes what is published as files of content/, or publishes what files change.',
  readsContent: true,
  options: {
    by: { type: 'string', help: 'import: who makes the change; default: the user of this shell' },
    'dry-run': { type: 'boolean', help: 'import: shows the differences and changes nothing' },
  },
  actions: {
    export: { store: 'reads', run: exportContent },
    import: { store: 'writes', run: importContent },
  },
};

async function exportContent({ db, positionals, write }: CommandContext) {
  const folder = folderIn(positionals);
  const records = await documentRecords(db);
  const { written, removed, kept, unfit } = await writeFolder(folder, records);
  const images = await exportImages(db, folder);
  const { firm, downloads } = catalogue();
  await copyDownloads(downloadFiles(firm, downloads), contentFolder(), folder);
  for (const name of unfit) write(`${name} is not exported: what is stored is not JSON.`);
  for (const name of removed) write(`Removed ${name}: it is no longer published.`);
  if (images > 0) write(`Wrote ${images} images to ${folder}/media.`);
  write(`Wrote ${written} files to ${folder}, ${kept} said the same already.`);
}

/** Facts and words first, all or none; then vacancies, which follow the new lists. */
async function importContent(context: CommandContext) {
  const { db, config: read, options, positionals, write } = context;
  const config = read();
  const files = filesIn(folderIn(positionals));
  const records = await documentRecords(db);
  const changes = documentChangesIn(files, records);
  for (const { key, before, content } of changes) {
    write(`${key.kind} ${key.id}${before === undefined ? ' (new)' : ''}`);
    if (before !== undefined) for (const line of differences(before, content)) write(`  ${line}`);
  }
  // Before the vacancies, which are judged by what these documents say.
  const judged = await orRefused(() =>
    db.transaction((statements) => refuseBroken(statements, changes)),
  );
  if (judged) refuse(judged, write);
  // Before anything is published, so that a mistake in a vacancy stops the whole.
  const vacancies = await inContent(afterwards(records, changes), () =>
    vacancyChangesIn(db, files.vacancies),
  );
  showChanges(write, vacancies);
  if (changes.length + vacancies.length === 0) write('Nothing changes.');
  if (options['dry-run']) return;
  await importImages(authored(context), folderIn(positionals));
  await publish(context, changes);
  const { release } = await provideStoredContent(db, config.contentDir);
  try {
    await saveChanges(context, vacancies);
  } finally {
    release();
  }
}

function refuse({ refusal }: RefusedDocument, write: CommandContext['write']): never {
  describeDocumentRefusal(refusal).forEach(write);
  throw new CommandError('Nothing was published.');
}

async function publish(context: CommandContext, changes: readonly DocumentChange[]) {
  if (changes.length === 0) return;
  const { write } = context;
  const publications = changes.map((change) => ({ ...change, rule: contentRule }));
  const refused = await orRefused(() =>
    act(authored(context), (act) => publishDocuments(act, publications)),
  );
  if (refused) refuse(refused, write);
  write(`Published ${changes.length} ${changes.length === 1 ? 'document' : 'documents'}.`);
}

function afterwards(
  records: readonly DocumentRecord[],
  changes: readonly DocumentChange[],
): Documents {
  return changes.reduce(
    (documents, { key, content }) => withDocument(documents, key, content),
    asDocuments(records),
  );
}

async function inContent<Result>(
  documents: Documents,
  work: () => Promise<Result>,
): Promise<Result> {
  const opened = openable(documents);
  // What cannot be opened is refused with its fields when it is published.
  if (!opened) return work();
  const release = provideCatalogue(() => opened);
  try {
    return await work();
  } finally {
    release();
  }
}

function openable(documents: Documents): Catalogue | undefined {
  try {
    return openCatalogue(documents);
  } catch {
    return undefined;
  }
}

function filesIn(folder: string): FolderContent {
  try {
    return readFolder(folder);
  } catch (error) {
    throw new CommandError(oneLine((error as Error).message));
  }
}

function folderIn([folder]: readonly string[]): string {
  if (!folder) throw new CommandError('Give the folder, such as content.');
  return folder;
}

/** Why nothing was published: document, field, fact and remedy. */
function describeDocumentRefusal(refusal: DocumentRefusal): string[] {
  const { key } = refusal;
  const name = `${key.kind} ${key.id}`;
  switch (refusal.reason) {
    case 'changed-meanwhile':
      return [
        `${name} was changed by ${refusal.by} at ${isoTime(refusal.at)}. Run the command again.`,
      ];
    case 'invalid':
      return [
        ...refusal.issues.map((issue) =>
          issue.code === 'breaks-other'
            ? `${issue.given} would no longer fit.`
            : `${name}: ${describeUnfit([issue], vacancyWords)}. Correct ${fileOfField(key, issue.field)}.`,
        ),
        ...(refusal.issues.some(({ code }) => code === 'breaks-other') ? [othersRemedy] : []),
      ];
    case 'unknown':
      return [`${name}: this program has no such document. Remove its file.`];
    default:
      return [`${name} cannot be changed here.`];
  }
}

const othersRemedy =
  'Correct or remove on the desk what would no longer fit, import it corrected with the rest, or keep what it needs.';
