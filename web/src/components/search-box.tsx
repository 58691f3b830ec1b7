import { useSite } from '../site-view.ts';

interface SearchBoxProps {
  readonly id: string;
  readonly value?: string;
  readonly placeholder?: string;
  readonly isLarge?: boolean;
  /** Whether institutions are suggested while typing. */
  readonly suggests?: boolean;
  readonly describedBy?: string;
}

/** The field and the button of a search; the form and the label around them belong to the page. */
export function SearchBox({ id, value, placeholder, isLarge, suggests = true, describedBy }: SearchBoxProps) {
  const { messages, link, permalink } = useSite();
  const { frame } = messages;
  const suggesting = suggests && {
    'data-suggest': new URL(permalink('/suggest')).pathname,
    'data-suggest-target': `${link('/institution')}/{id}`,
    'data-suggest-label': frame.suggestionsLabel,
    'data-suggest-count': frame.suggestionsCount,
  };
  return (
    <div class={isLarge ? 'suggesting large' : 'suggesting'}>
      <div class="joined">
        <input
          class="input"
          id={id}
          name="query"
          type="search"
          maxLength={512}
          value={value}
          placeholder={placeholder}
          aria-describedby={describedBy}
          {...suggesting}
        />
        <button class="button" type="submit">
          {frame.search}
        </button>
      </div>
    </div>
  );
}
