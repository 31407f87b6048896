/** What the files of this folder say: the tests beside this one are about these words alone. */
import path from 'node:path';
import { openCatalogue } from '../catalogue.server.ts';
import { readContentFolder } from '../content-folder.server.ts';

export const shippedFolder = path.resolve('content');
export const shippedDocuments = readContentFolder(shippedFolder);
export const shipped = openCatalogue(shippedDocuments);
