import { deflateRawSync } from 'node:zlib';

export type ZipPart = {
  name: string;
  content?: string | Buffer;
  deflate?: boolean;
  flags?: number;
};

export function pdfBytes(text = 'Curriculum vitae'): Buffer {
  return Buffer.from(`%PDF-1.7\n%âãÏÓ\n${text}\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n`, 'latin1');
}

export function docxBytes(...more: ZipPart[]): Buffer {
  return zipBytes([
    { name: '[Content_Types].xml', content: '<Types/>', deflate: true },
    { name: 'word/document.xml', content: '<w:document/>', deflate: true },
    ...more,
  ]);
}

export function odtBytes(
  { mimetype = 'application/vnd.oasis.opendocument.text', manifest = '<manifest:manifest/>' } = {},
  ...more: ZipPart[]
): Buffer {
  return zipBytes([
    { name: 'mimetype', content: mimetype },
    { name: 'content.xml', content: '<office:document-content/>', deflate: true },
    { name: 'META-INF/manifest.xml', content: manifest, deflate: true },
    ...more,
  ]);
}

/** An archive with the given entries, as the format has it. */
export function zipBytes(parts: ZipPart[], comment = ''): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', deflate = false, flags = 0 } of parts) {
    const raw = Buffer.from(content);
    const packed = deflate ? deflateRawSync(raw) : raw;
    // Encrypted data starts with a header of 12 bytes.
    const data = flags & 1 ? Buffer.concat([Buffer.alloc(12), packed]) : packed;
    const fixed = Buffer.alloc(26);
    fixed.writeUInt16LE(20, 0);
    fixed.writeUInt16LE(flags, 2);
    fixed.writeUInt16LE(deflate ? 8 : 0, 4);
    fixed.writeUInt32LE(data.length, 14);
    fixed.writeUInt32LE(raw.length, 18);
    fixed.writeUInt16LE(Buffer.byteLength(name), 22);
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), fixed, Buffer.from(name)]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fixed, tail, Buffer.from(name)]),
    );
    local.push(header, data);
    offset += header.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...local, directory, end, Buffer.from(comment)]);
}

/** A compound file whose directory names the given streams; the first one is Word's text. */
export function docBytes(streams: string[] = ['WordDocument', '1Table'], flags = 0): Buffer {
  const sector = 512;
  const file = Buffer.alloc(sector * 16);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(0xfffffffe, 68);
  for (let index = 0; index < 109; index += 1) {
    file.writeUInt32LE(index === 0 ? 0 : 0xffffffff, 76 + index * 4);
  }
  // Sector 0 is the allocation table; the directory lies in sectors 1 and 2.
  const table = sector;
  file.writeUInt32LE(2, table + 4);
  file.writeUInt32LE(0xfffffffe, table + 8);
  ['Root Entry', ...streams].forEach((name, at) => {
    const entry = sector * 2 + at * 128;
    file.write(name, entry, 'utf16le');
    file.writeUInt16LE(name.length * 2 + 2, entry + 64);
    file.writeUInt32LE(3, entry + 116);
    file.writeUInt32LE(4096, entry + 120);
  });
  const text = sector * 4;
  file.writeUInt16LE(0xa5ec, text);
  file.writeUInt16LE(flags, text + 10);
  return file;
}
