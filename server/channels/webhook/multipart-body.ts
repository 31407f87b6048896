export type FilePart = { field: string; filename: string; type: string; bytes: Uint8Array };

/** A multipart form as a browser writes it, in one piece so that it can be signed. */
export function multipartBody(
  fields: Record<string, string>,
  file: FilePart | undefined,
  boundary: string,
): Buffer {
  const parts: Uint8Array[] = [];
  const write = (text: string) => parts.push(Buffer.from(text, 'utf8'));
  for (const [name, value] of Object.entries(fields)) {
    write(`--${boundary}\r\ncontent-disposition: form-data; name="${quote(name)}"\r\n\r\n`);
    write(`${value}\r\n`);
  }
  if (file) {
    const name = `name="${quote(file.field)}"; filename="${quote(file.filename)}"`;
    write(`--${boundary}\r\ncontent-disposition: form-data; ${name}\r\n`);
    write(`content-type: ${file.type}\r\n\r\n`);
    parts.push(file.bytes);
    write('\r\n');
  }
  write(`--${boundary}--\r\n`);
  return Buffer.concat(parts);
}

/** As the HTML standard has it; without this a file name could add headers of its own. */
function quote(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
