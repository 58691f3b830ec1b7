/** Where a link may lead: the web, a mailbox, or another place of this site. */
const GOOD_TARGET = /^(?:https?:\/\/|mailto:|#|\/(?!\/))/i;
const HTML = /<(?!https?:\/\/|mailto:)[a-z!/?]/i;
const INLINE_TARGET = /\]\(\s*<?([^)\s>]*)/g;
const DEFINED_TARGET = /^ {0,3}\[[^\]]+\]:\s*<?([^\s>]*)/gm;
const IMAGE = /!\[/;
const CONTROL = /[\p{Cc}\p{Co}\p{Cn}]/u;

/**
 * What is wrong with a text that is shown as Markdown; `undefined` when nothing is. HTML, pictures from elsewhere and
 * links that are no addresses are refused where they come in, so that whoever shows the text need not be clever.
 */
export function problemInMarkdown(text: string): string | undefined {
  if (CONTROL.test(text.replace(/[\n\r\t]/g, ''))) return 'must not hold control characters';
  if (HTML.test(text)) return 'must be Markdown without HTML';
  if (IMAGE.test(text)) return 'must be Markdown without pictures';
  const targets = [...text.matchAll(INLINE_TARGET), ...text.matchAll(DEFINED_TARGET)].map(([, target = '']) => target);
  const bad = targets.find((target) => !GOOD_TARGET.test(target));
  return bad === undefined ? undefined : `has a link to "${bad}"; links start with https://, http:// or mailto:`;
}
