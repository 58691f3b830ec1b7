/** The fields of a form as browsers send it, files as their text. */
export function readForm(contentType: string | undefined, body: string | undefined): ReadonlyMap<string, string> {
  if (body === undefined || contentType === undefined) return new Map();
  const boundary = /^multipart\/form-data;.*\bboundary="?([^";]+)"?/i.exec(contentType)?.[1];
  return boundary === undefined ? new Map(new URLSearchParams(body)) : readParts(body, boundary);
}

/** RFC 7578: parts between boundaries, each with heads, an empty line and its content. */
function readParts(body: string, boundary: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const part of body.split(`--${boundary}`).slice(1, -1)) {
    const end = part.indexOf('\r\n\r\n');
    if (end < 0) continue;
    const name = /\bname="([^"]*)"/i.exec(part.slice(0, end))?.[1];
    // The line break before the next boundary belongs to the boundary.
    if (name !== undefined) fields.set(name, part.slice(end + 4).replace(/\r\n$/, ''));
  }
  return fields;
}
