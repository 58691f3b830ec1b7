import { LANGUAGE_NAMES, LANGUAGES } from '../language.ts';
import type { Document, MenuEntry, PersonalEntry } from '../page.ts';
import { SESSION_PATH } from '../pages/account/session.ts';
import { ownAgencyIds } from '../session/own-agencies.ts';
import { useSite } from '../site-view.ts';
import { SearchBox } from './search-box.tsx';
import { Sprite } from './sprite.tsx';
import { Who } from './who.tsx';

const MENU: readonly MenuEntry[] = ['institutions', 'reports', 'agencies', 'countries', 'statistics', 'verify'];

const PERSONAL_MENU: Readonly<Record<PersonalEntry, string>> = {
  desk: '/desk',
  reports: '/portal',
  'new-report': '/portal/reports/new',
  upload: '/portal/csv',
  agency: '/portal/agency',
  account: '/account',
  tokens: '/account/tokens',
  settings: '/account/settings',
};

/** Beside the menu of the desk, which is part of the page too. */
export const DESK_CONTENT = 'content';

interface FrameProps {
  readonly document: Document;
  readonly place: string;
}

/** What is around the content of every page. */
export function Frame({ document, place }: FrameProps) {
  const { messages, link } = useSite();
  const { frame } = messages;
  const isPersonal = document.personal !== undefined && document.personal !== 'none';
  const hasLanguages = document.personal !== 'desk';
  return (
    <>
      <a class="skip" href={document.personal === 'desk' ? `#${DESK_CONTENT}` : '#main'}>
        {frame.skip}
      </a>
      <Sprite />
      <NoticeStrip place={place} hasLanguages={hasLanguages} />
      <header class="site-head">
        <div class="page">
          <a class="brand" href={link('/')}>
            <BrandMark />
            <span>{frame.name}</span>
          </a>
          {isPersonal ? <PersonalMenu current={document.personal} /> : <Menu current={document.menu} />}
          {!document.hasSearch && !isPersonal && (
            <search aria-label={frame.searchLabel}>
              <form action={link('/institutions')}>
                <label class="unseen" for="head-query">
                  {frame.searchLabel}
                </label>
                <SearchBox id="head-query" placeholder={frame.searchPlaceholder} />
              </form>
            </search>
          )}
        </div>
      </header>
      <main id="main" class="page" tabIndex={-1}>
        {document.content}
      </main>
      <Foot place={place} hasLanguages={hasLanguages} />
      {document.personal !== undefined && <SignedOutNotice />}
    </>
  );
}

function Menu({ current }: { readonly current: MenuEntry | undefined }) {
  const { messages, link } = useSite();
  const { frame } = messages;
  return (
    <nav aria-label={frame.mainMenu}>
      <ul class="menu">
        {MENU.map((entry) => (
          <li key={entry}>
            <a href={link(`/${entry}`)} aria-current={current === entry ? 'page' : undefined}>
              {frame.menu[entry]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Of somebody signed in, in the pages of their own. */
function PersonalMenu({ current }: { readonly current: Document['personal'] }) {
  const { messages, link, linkIn, session, today } = useSite();
  const { menu, menuLabel } = messages.account;
  const hasAgency = session !== undefined && ownAgencyIds(session.account, today).length > 0;
  const isShown: Partial<Record<PersonalEntry, boolean>> = {
    desk: session?.account.role === 'operator',
    reports: hasAgency,
    'new-report': hasAgency,
    upload: hasAgency,
    agency: hasAgency,
  };
  const entries = (Object.keys(PERSONAL_MENU) as PersonalEntry[]).filter((entry) => isShown[entry] ?? true);
  return (
    <nav aria-label={menuLabel}>
      <ul class="menu">
        {entries.map((entry) => (
          <li key={entry}>
            <a
              href={entry === 'desk' ? linkIn('en', PERSONAL_MENU.desk) : link(PERSONAL_MENU[entry])}
              aria-current={current === entry ? 'page' : undefined}
            >
              {menu[entry]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EdgeProps {
  readonly place: string;
  /** Not on pages that are written in English alone. */
  readonly hasLanguages: boolean;
}

function NoticeStrip({ place, hasLanguages }: EdgeProps) {
  const { messages, isDemo, link } = useSite();
  const { frame } = messages;
  return (
    <section class="notice-strip" aria-label={frame.aboutService}>
      <div class="page">
        <p>
          <span>
            <b>{frame.preview}</b>
          </span>
          {isDemo && (
            <span>
              <b>{frame.demo}</b> <a href={link('/about#demo')}>{frame.demoMeaning}</a>
            </span>
          )}
        </p>
        {hasLanguages && <Languages place={place} />}
        <Who />
      </div>
    </section>
  );
}

function Languages({ place }: { readonly place: string }) {
  const { messages, language, linkIn } = useSite();
  return (
    <ul aria-label={messages.frame.language}>
      {LANGUAGES.map((other) => (
        <li key={other}>
          <a
            href={linkIn(other, place)}
            lang={other}
            hreflang={other}
            aria-current={other === language ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[other]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Shown by script when a form is about to be sent by somebody who is no longer signed in. */
function SignedOutNotice() {
  const { messages, link, session } = useSite();
  const { signedOut } = messages.account;
  if (session === undefined) return null;
  return (
    <template id="signed-out" data-session-path={link(SESSION_PATH)} data-account={session.account.username}>
      <div class="notice of-negative signed-out" role="alert">
        <p>
          <b>{signedOut.inForm}</b>
        </p>
        <p>
          <a href={link('/sign-in')} target="_blank" rel="noopener">
            {signedOut.signIn}
          </a>
        </p>
      </div>
    </template>
  );
}

function Foot({ place, hasLanguages }: EdgeProps) {
  const { messages, isDemo, link } = useSite();
  const { footer, menu, name, language } = messages.frame;
  const columns: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    [
      footer.register,
      [
        ['/institutions', menu.institutions],
        ['/reports', menu.reports],
        ['/agencies', menu.agencies],
        ['/agencies/former', footer.formerAgencies],
        ['/agencies/decisions', footer.registerDecisions],
      ],
    ],
    [
      footer.data,
      [
        ['/statistics', menu.statistics],
        ['/api', footer.api],
        ['/verify', footer.verify],
        ['/licence', footer.licence],
        ['/status', footer.status],
      ],
    ],
    [
      footer.service,
      [
        ['/about', footer.aboutPage],
        ['/users', footer.users],
        ['/accessibility', footer.accessibility],
        ['/terms', footer.terms],
        ['/privacy', footer.privacy],
        ['/imprint', footer.imprint],
      ],
    ],
  ];
  return (
    <footer class="site-foot">
      <div class="page">
        <div class="about">
          <p>
            <b>{name}</b> {footer.about} {isDemo && footer.aboutDemo}
          </p>
        </div>
        {columns.map(([title, entries]) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {entries.map(([target, text]) => (
                <li key={target}>
                  <a href={link(target)}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {hasLanguages && (
          <nav aria-label={language} class="languages">
            <Languages place={place} />
          </nav>
        )}
      </div>
    </footer>
  );
}

/** A dark stone with the streaks of the known metals beside the one to be tested. */
function BrandMark() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <path class="stone" d="M3 1h20l4 6v20H5l-4-5V3z" />
      <path d="M7 19.5l6-11" stroke="#f2c14e" stroke-width="2.6" />
      <path d="M12.2 20.5l5-9.2" stroke="#d39a22" stroke-width="2.6" />
      <path d="M17.4 21.5l4-7.4" stroke="#9a9f9c" stroke-width="2.6" />
    </svg>
  );
}
