import type { Inspected } from './inspected.ts';

/** Microsoft's container of the formats before 2007 ([MS-CFB]); Word's own is [MS-DOC]. */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerBytes = 512;
const entryBytes = 128;
const endOfChain = 0xfffffffa;
const wordFileIdentifier = 0xa5ec;
const encryptedFlag = 0x0100;
const miniStreamBelow = 4096;
const tablesInHeader = 109;
const macroStorages = ['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR'];
const maxTableSectors = 16;

type Entry = { name: string; firstSector: number; bytes: number };

export function isCompoundFile(bytes: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

/** Word's documents and others of the container; looks only at the directory and the first words. */
export function officeDocumentOf97(bytes: Buffer): Inspected {
  const sectorBytes = sectorSize(bytes);
  if (!sectorBytes) return { fault: 'file-type' };
  const entries = readDirectory(bytes, sectorBytes);
  const has = (name: string) => entries.some((entry) => entry.name === name);
  // What newer programs write when a document has a password.
  if (has('EncryptedPackage')) return { fault: 'file-encrypted' };
  if (macroStorages.some(has)) return { fault: 'file-macros' };
  const document = entries.find(({ name }) => name === 'WordDocument');
  if (!document) return entries.length > 0 ? { type: 'other' } : { fault: 'file-type' };
  if (document.bytes < miniStreamBelow) return { fault: 'file-type' };

  const start = (document.firstSector + 1) * sectorBytes;
  if (start + 12 > bytes.length || bytes.readUInt16LE(start) !== wordFileIdentifier) {
    return { fault: 'file-type' };
  }
  const flags = bytes.readUInt16LE(start + 10);
  return flags & encryptedFlag ? { fault: 'file-encrypted' } : { type: 'doc' };
}

function sectorSize(bytes: Buffer): number | undefined {
  if (bytes.length < headerBytes + entryBytes) return undefined;
  const shift = bytes.readUInt16LE(30);
  return shift === 9 || shift === 12 ? 2 ** shift : undefined;
}

function readDirectory(bytes: Buffer, sectorBytes: number): Entry[] {
  const entries: Entry[] = [];
  const tables = allocationTables(bytes, sectorBytes);
  const maxSectors = Math.ceil(bytes.length / sectorBytes);
  let sector = bytes.readUInt32LE(48);
  // Guard against cycles: no chain is longer than the number of sectors.
  for (let step = 0; sector < endOfChain && step < maxSectors; step += 1) {
    const start = (sector + 1) * sectorBytes;
    if (start + sectorBytes > bytes.length) break;
    for (let at = start; at < start + sectorBytes; at += entryBytes) {
      const nameBytes = bytes.readUInt16LE(at + 64);
      if (nameBytes < 4 || nameBytes > 64) continue;
      entries.push({
        name: bytes.toString('utf16le', at, at + nameBytes - 2),
        firstSector: bytes.readUInt32LE(at + 116),
        bytes: bytes.readUInt32LE(at + 120),
      });
    }
    sector = nextSector(bytes, sectorBytes, tables, sector);
  }
  return entries;
}

function nextSector(
  bytes: Buffer,
  sectorBytes: number,
  tables: readonly number[],
  sector: number,
): number {
  const perTable = sectorBytes / 4;
  const table = tables[Math.floor(sector / perTable)];
  if (table === undefined) return endOfChain;
  const at = (table + 1) * sectorBytes + (sector % perTable) * 4;
  return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : endOfChain;
}

/** The sectors that hold the allocation table: 109 in the header, from 7 MB on more in a chain. */
function allocationTables(bytes: Buffer, sectorBytes: number): number[] {
  const tables: number[] = [];
  for (let index = 0; index < tablesInHeader; index += 1) {
    tables.push(bytes.readUInt32LE(76 + index * 4));
  }
  let more = bytes.readUInt32LE(68);
  for (let step = 0; more < endOfChain && step < maxTableSectors; step += 1) {
    const start = (more + 1) * sectorBytes;
    if (start + sectorBytes > bytes.length) break;
    for (let at = start; at < start + sectorBytes - 4; at += 4) tables.push(bytes.readUInt32LE(at));
    more = bytes.readUInt32LE(start + sectorBytes - 4);
  }
  return tables;
}
