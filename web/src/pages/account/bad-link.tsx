import { useSite } from '../../site-view.ts';

interface BadLinkProps {
  readonly title: string;
  readonly text: string;
  /** Where a new link can be had. */
  readonly way: readonly [path: string, text: string];
}

/** For a link of a mail that was used, is too old, or was never sent. */
export function BadLink({ title, text, way: [path, label] }: BadLinkProps) {
  const { link } = useSite();
  return (
    <div class="opening">
      <h1>{title}</h1>
      <p class="lead">{text}</p>
      <p>
        <a href={link(path)}>{label}</a>
      </p>
    </div>
  );
}
