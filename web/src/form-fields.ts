/** A file that came with a form. */
export interface FormFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Part {
  readonly name: string;
  /** `undefined` for a field that is no file. */
  readonly fileName: string | undefined;
  readonly bytes: Buffer;
}

/** The fields of a form as browsers send it, files as their text. */
export function readForm(contentType: string | undefined, body: Uint8Array | undefined): ReadonlyMap<string, string> {
  if (body === undefined || contentType === undefined) return new Map();
  const boundary = boundaryIn(contentType);
  if (boundary === undefined) return new Map(new URLSearchParams(Buffer.from(body).toString()));
  return new Map(readParts(body, boundary).map(({ name, bytes }) => [name, bytes.toString()]));
}

/** The files of a form that were chosen, byte by byte. */
export function readFormFiles(
  contentType: string | undefined,
  body: Uint8Array | undefined,
): ReadonlyMap<string, FormFile> {
  const boundary = boundaryIn(contentType ?? '');
  if (body === undefined || boundary === undefined) return new Map();
  return new Map(
    readParts(body, boundary).flatMap(({ name, fileName = '', bytes }) =>
      fileName === '' ? [] : [[name, { name: fileName, bytes }] as const],
    ),
  );
}

function boundaryIn(contentType: string): string | undefined {
  return /^multipart\/form-data;.*\bboundary="?([^";]+)"?/i.exec(contentType)?.[1];
}

/** RFC 7578: parts between boundaries, each with heads, an empty line and its content. */
function readParts(body: Uint8Array, boundary: string): readonly Part[] {
  // A character a byte: what is cut here is cut between bytes, whatever they mean.
  const binary = Buffer.from(body).toString('latin1');
  return binary
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part): readonly Part[] => {
      const end = part.indexOf('\r\n\r\n');
      if (end < 0) return [];
      const head = Buffer.from(part.slice(0, end), 'latin1').toString();
      const name = /\bname="([^"]*)"/i.exec(head)?.[1];
      const fileName = /\bfilename="([^"]*)"/i.exec(head)?.[1];
      if (name === undefined) return [];
      // The line break before the next boundary belongs to the boundary.
      const content = part.slice(end + 4).replace(/\r\n$/, '');
      return [{ name, fileName, bytes: Buffer.from(content, 'latin1') }];
    });
}
