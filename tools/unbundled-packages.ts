/**
 * Copies what cannot be bundled, with what it needs, to a folder: of node_modules, a server that
 * runs build/server needs only this. `node tools/unbundled-packages.ts <folder>`
 */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Machine code. */
export const unbundledPackages = ['sharp'];

type PackageFile = Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>;

function copyPackage(name: string, folder: string) {
  const from = path.join('node_modules', name);
  // An optional one, for another platform.
  if (!existsSync(from)) return;
  cpSync(from, path.join(folder, name), { recursive: true });
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(from, 'package.json'), 'utf8'),
  ) as PackageFile;
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
    copyPackage(needed, folder);
  }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name the folder to copy to.');
  for (const name of unbundledPackages) copyPackage(name, folder);
}
