import type { RunningServer } from './start-server.ts';

/** What a person who started the server reads. */
export function greeting({ baseUrl, isDemo, logins }: RunningServer): string {
  const lines = [
    '',
    `Touchstone is running at ${baseUrl}`,
    `  Web site          ${baseUrl}/`,
    `  API description   ${baseUrl}/webapi/v2/swagger/`,
  ];
  if (isDemo)
    lines.push('', 'This is a demo: real countries, everything else is invented.', 'Logins (user / password):');
  for (const { role, username, password } of logins) lines.push(`  ${role.padEnd(9)} ${username} / ${password}`);
  const [reader] = logins;
  if (reader) lines.push('', 'Try it:', `  ${curlLine(baseUrl, reader.token)}`);
  lines.push('', 'Stop with Ctrl-C.', '');
  return lines.join('\n');
}

function curlLine(baseUrl: string, token: string): string {
  return `curl -H 'Authorization: Bearer ${token}' '${baseUrl}/webapi/v2/browse/institutions/?query=university&limit=3'`;
}
