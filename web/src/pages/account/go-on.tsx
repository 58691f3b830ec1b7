import { PostForm, Submit } from '../../components/form.tsx';
import type { Document, PageRequest } from '../../page.ts';
import type { KeptForm } from '../../session/kept-form.ts';
import { useSite } from '../../site-view.ts';

/** After signing in again: what was typed before goes on when its owner says so, with a token of the new session. */
export function goOnDocument({ messages }: PageRequest, kept: KeptForm): Document {
  const { title, description } = messages.account.signedOut;
  return { title, description, isUnlisted: true, personal: 'none', content: <GoOn kept={kept} /> };
}

function GoOn({ kept: { path, fields, hadFiles } }: { readonly kept: KeptForm }) {
  const words = useSite().messages.account.signedOut;
  return (
    <div class="opening">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      {hadFiles && <p>{words.withoutFiles}</p>}
      <PostForm address={path}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Submit>{words.goOn}</Submit>
      </PostForm>
      <ul class="ways">
        <li>
          <a href={path}>{words.leave}</a>
        </li>
      </ul>
    </div>
  );
}
