interface DoneNoticeProps {
  /** What has been done; nothing is shown without. */
  readonly sentence: string | undefined;
}

/** Said once, after a form was taken. */
export function DoneNotice({ sentence }: DoneNoticeProps) {
  if (sentence === undefined) return null;
  return (
    <div class="notice" role="status">
      <p>
        <b>{sentence}</b>
      </p>
    </div>
  );
}
