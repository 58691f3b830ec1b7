import { SearchBox } from '../components/search-box.tsx';
import type { Document, SiteView } from '../page.ts';
import { useSite } from '../site-view.ts';

interface ShownProblem {
  readonly status: number;
  readonly detail: string;
  readonly requestId?: string;
}

/** The page for whoever ends up nowhere: what happened, and the ways on. */
export function problemDocument(problem: ShownProblem, { messages }: SiteView): Document {
  const title = messages.problem.titles[problem.status] ?? messages.problem.otherTitle;
  return {
    title,
    description: problem.detail,
    status: problem.status,
    isUnlisted: true,
    hasSearch: true,
    content: <ProblemPage title={title} problem={problem} />,
  };
}

/** What helps most, by what went wrong. */
export function wayOn(status: number): 'wait' | 'goBack' | 'lookForLater' | 'smaller' | 'checkAddress' {
  if (status === 429 || status >= 500) return 'wait';
  if (status === 410) return 'lookForLater';
  if (status === 413) return 'smaller';
  return status === 403 || status === 405 ? 'goBack' : 'checkAddress';
}

function ProblemPage({ title, problem }: { readonly title: string; readonly problem: ShownProblem }) {
  const { messages, link } = useSite();
  const { ways, whatToDo, requestId } = messages.problem;
  return (
    <div class="opening">
      <p class="muted number">{problem.status}</p>
      <h1>{title}</h1>
      <p class="lead">{problem.detail}</p>
      <div class="prose">
        <h2>{whatToDo}</h2>
        <ul>
          <li>{ways[wayOn(problem.status)]}</li>
          <li>
            <a href={link('/')}>{ways.toHome}</a>
          </li>
        </ul>
        <search aria-label={messages.frame.searchLabel}>
          <form action={link('/institutions')}>
            <label for="problem-query">{ways.search}</label>
            <SearchBox id="problem-query" />
          </form>
        </search>
        {problem.requestId !== undefined && (
          <p class="caption">
            {requestId} <code>{problem.requestId}</code>
          </p>
        )}
      </div>
    </div>
  );
}
