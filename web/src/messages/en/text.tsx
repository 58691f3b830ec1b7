import { createFormat } from '../../format.ts';

const { day } = createFormat('en');

interface TextLinks {
  link(path: string): string;
  readonly isDemo: boolean;
  readonly release: string;
  readonly baseUrl: string;
}

/** The pages that are read, not searched. */
export const text = {
  about: {
    title: 'About Touchstone',
    description:
      'What the registry is, where its entries come from, how to read an absence, and what the demo data is.',
    body: ({ link, isDemo }: TextLinks) => (
      <>
        <p class="lead">
          Touchstone is a register. Agencies that review higher-education institutions and programmes send their reports
          here, and everybody can look up what was reviewed, what was decided and how long that holds.
        </p>
        <h2 id="what">What an entry says</h2>
        <p>
          Each report names the agency, the institutions and programmes it is about, the decision, the first and the
          last day of validity, and the documents. The agency answers for the content. The registry checks form and
          plausibility, keeps every change, and never grades anybody.
        </p>
        <h2 id="validity">When a report counts</h2>
        <p>
          From its first day of validity to its last, both included. Where the agency names no last day, six years are
          counted. A later report that takes its place ends it the day before. Valid is not the same as positive: a
          negative decision can be in force.
        </p>
        <h2 id="absence">How to read an absence</h2>
        <p>
          That an institution has no report here can mean that nobody reviewed it, that the review was not sent to this
          registry, or that it was reviewed under another name. Look for former names and for the institution it is part
          of, and read the page of the country: some countries give a full list of their institutions, others do not. An
          absence proves nothing.
        </p>
        <h2 id="names">Names</h2>
        <p>
          Institutions are listed with their official name in its own script, a transliteration, an English name where
          there is one, and former names with their dates. The search understands all of them, and forgives small
          errors.
        </p>
        {isDemo && (
          <>
            <h2 id="demo">Demo data</h2>
            <p>
              What you see here is a demonstration. Every institution, agency, person, programme and report was made up
              by a program; any likeness to real ones is chance. The countries are real, and nothing here says anything
              about them. Do not rely on it for anything.
            </p>
          </>
        )}
        <h2 id="preview">Public preview</h2>
        <p>
          The service is being built in the open. Addresses of records are meant to last; pages may still change.{' '}
          <a href={link('/status')}>Status</a> tells which version is running.
        </p>
      </>
    ),
  },
  terms: {
    title: 'Terms of use',
    description: 'What you may expect from the registry and what it expects from you.',
    body: ({ link }: TextLinks) => (
      <>
        <p class="lead">
          Reading is free for everybody and needs no account. These terms apply to the pages, the downloads and the API.
        </p>
        <h2>Use of the data</h2>
        <p>
          You may copy, change and pass on the data under the <a href={link('/licence')}>data licence</a>. Say where it
          comes from and when you took it: entries change.
        </p>
        <h2>Limits</h2>
        <p>
          So that the service stays quick for all, an address may load 300 pages a minute, and an account of the API 600
          requests a minute. Whoever needs more downloads whole results or mirrors the data through the API.
        </p>
        <h2>What is not promised</h2>
        <p>
          The registry repeats what agencies state. It is no recognition decision and no advice. Before a decision that
          matters to somebody, read the report itself, and ask the agency or the competent authority where something is
          unclear.
        </p>
        <h2>Errors</h2>
        <p>
          Every record page has a link to report an error. Corrections are made by those who answer for the entry and
          stay visible in its history.
        </p>
      </>
    ),
  },
  privacy: {
    title: 'Privacy',
    description: 'Which data arises when you visit the site, and what happens to it.',
    body: (_: TextLinks) => (
      <>
        <p class="lead">
          You can read everything here without telling us who you are. There are no cookies for visitors, no tracking
          and nothing from other sites.
        </p>
        <h2>What arises when you load a page</h2>
        <p>
          The server writes down time, address of the page, answer and network address for a short time, to find faults
          and to hold off abuse. It counts requests per network address within a minute and a day; the counts are not
          kept.
        </p>
        <h2>What you type</h2>
        <p>
          What you search for is part of the address of the page and so of the entry above. A credential you have
          checked is read, checked and forgotten.
        </p>
        <h2>Accounts</h2>
        <p>
          Whoever registers for the API gives a mail address and a purpose. They are used for the account alone, are
          never part of the public data, and are erased when the account is. Names are published only of those who
          agreed to it.
        </p>
        <p>
          Whoever signs in on these pages gets one cookie, which holds the session and nothing else. It ends with
          signing out, at the latest after twelve hours.
        </p>
        <h2>People in records</h2>
        <p>
          Entries name agencies and institutions, with contact data that they gave for publication. Who finds themselves
          wrongly named tells us by “Report an error”.
        </p>
      </>
    ),
  },
  imprint: {
    title: 'Imprint',
    description: 'Who answers for this site.',
    body: ({ isDemo }: TextLinks) => (
      <>
        <p class="lead">
          {isDemo
            ? 'This installation is a demonstration without an operator. Whoever runs a public registry names the responsible body here.'
            : 'The operator of this installation has not yet given its name and address.'}
        </p>
        <h2>Software</h2>
        <p>Touchstone is free software under the EUPL 1.2.</p>
        <h2>Credits</h2>
        <p>
          Typefaces: Source Serif 4 and Source Sans 3, Noto Serif Georgian and Noto Sans Georgian (SIL Open Font License
          1.1). Outlines of countries: Natural Earth, public domain.
        </p>
      </>
    ),
  },
  licence: {
    title: 'Data licence',
    description: 'What you may do with the data of the registry.',
    body: ({ link }: TextLinks) => (
      <>
        <p class="lead">
          The entries of the registry may be used by everybody under{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">
            Creative Commons Attribution 4.0 (CC BY 4.0)
          </a>
          .
        </p>
        <h2>How to give credit</h2>
        <p>
          Name “Touchstone”, the address of the record or of the search, and the day. Record pages offer a citation that
          is ready to copy.
        </p>
        <h2>What is not covered</h2>
        <p>
          The documents attached to reports belong to the agencies that wrote them; ask those before you publish them
          again. Names and logos stay with their owners.
        </p>
        <p>
          <a href={link('/api')}>API and downloads</a>
        </p>
      </>
    ),
  },
  accessibility: {
    title: 'Accessibility',
    description: 'How the site is made usable for everybody, and how to tell us where it is not.',
    body: (_: TextLinks) => (
      <>
        <p class="lead">The pages are made to meet WCAG 2.2, level AA.</p>
        <h2>What that means here</h2>
        <ul>
          <li>Everything works by keyboard alone and without script.</li>
          <li>No meaning lies in colour alone: decisions have shapes and words, charts and maps have tables.</li>
          <li>Names carry their language, so that they are read aloud rightly as far as it is known.</li>
          <li>
            Text can be enlarged to 200 % and more; dark colours, less motion and forced colours follow your system.
          </li>
          <li>Printed pages keep the answer, the bars and the permanent link.</li>
        </ul>
        <h2>What is missing</h2>
        <p>
          The documents of agencies are as accessible as the agencies made them. The language of a name is guessed from
          its script and country and can be wrong.
        </p>
      </>
    ),
  },
  api: {
    title: 'API and downloads',
    description: 'How programs read the registry: the web API, downloads of results, the typed client.',
    body: ({ link, baseUrl }: TextLinks) => (
      <>
        <p class="lead">Everything on these pages can be read by programs, with the same words and the same counts.</p>
        <h2>Downloads</h2>
        <p>
          Every search offers its result as CSV or JSON, up to 10,000 rows:{' '}
          <a href={link('/institutions')}>institutions</a>, <a href={link('/reports')}>reports</a>. The{' '}
          <a href={link('/statistics')}>statistics</a> offer their figures as CSV.
        </p>
        <h2>Records</h2>
        <p>
          The lasting address of a record gives the form you ask for: a page, JSON or JSON-LD (schema.org), by the{' '}
          <code>Accept</code> header or by <code>.json</code> and <code>.jsonld</code> at its end. Merged records lead
          to the one that remains.
        </p>
        <h2>Web API</h2>
        <p>
          The API has everything: search with facets, lists, look-up by any identifier, files. It needs a free account.
          Its <a href="/webapi/v2/swagger/">description</a> can be tried in the browser and is also there as{' '}
          <a href="/webapi/v2/swagger.json">OpenAPI (JSON)</a>.
        </p>
        <pre>
          <code>curl -H "Authorization: Bearer $TOKEN" "{baseUrl}/webapi/v2/browse/institutions/?query=ahrenrode"</code>
        </pre>
        <p>
          <code>$TOKEN</code> stands for the token of your account.
        </p>
        <h2>Client</h2>
        <p>
          <code>@touchstone/sdk</code> is a typed client for Node.js and browsers without dependencies.
        </p>
      </>
    ),
  },
  status: {
    title: 'Status',
    description: 'Whether the registry answers, and which version is running.',
    answers: 'The registry answers.',
    version: 'Version',
    asOf: 'Figures of',
    reports: 'Reports',
    institutions: 'Institutions',
    probes: 'For machines: ',
    today: (date: string) => day(date),
  },
  users: {
    title: 'Registered users',
    description: 'Organisations and people who use the API and agreed to be named.',
    lead: 'These use the API and agreed to be named, in the order in which they came.',
    none: 'Nobody who agreed to be named is registered yet.',
    name: 'Name',
    purpose: 'Purpose',
    since: 'Since',
  },
};
