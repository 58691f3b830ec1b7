import { useSite } from '../../site-view.ts';

/** A token and how to use it. One click selects the whole of it. */
export function Secret({ label, value }: { readonly label: string; readonly value: string }) {
  const { messages, permalink } = useSite();
  const example = `curl -H "Authorization: Bearer ${value}" ${permalink('/webapi/v2/browse/reports/1/')}`;
  return (
    <div class="secret">
      <p>
        <b>{label}</b>
      </p>
      <p>
        <code data-token>{value}</code>
      </p>
      <p class="caption">{messages.account.tokens.tryIt}</p>
      <pre>
        <code>{example}</code>
      </pre>
    </div>
  );
}
