import { createFormat } from '../../format.ts';
import type { Messages } from '../messages.ts';

const { day } = createFormat('de');

export const text: Messages['text'] = {
  about: {
    title: 'Über Touchstone',
    description:
      'Was das Register ist, woher seine Einträge kommen, was ein Fehlen bedeutet und was die Demodaten sind.',
    body: ({ link, isDemo }) => (
      <>
        <p class="lead">
          Touchstone ist ein Register. Agenturen, die Hochschulen und Studiengänge begutachten, senden ihre Berichte
          hierher, und alle können nachsehen, was begutachtet wurde, was entschieden wurde und wie lange das gilt.
        </p>
        <h2 id="what">Was ein Eintrag sagt</h2>
        <p>
          Jeder Bericht nennt die Agentur, die Hochschulen und Studiengänge, die Entscheidung, den ersten und den
          letzten Tag der Gültigkeit und die Dokumente. Für den Inhalt steht die Agentur ein. Das Register prüft Form
          und Plausibilität, bewahrt jede Änderung auf und vergibt keine Noten.
        </p>
        <h2 id="validity">Wann ein Bericht zählt</h2>
        <p>
          Vom ersten bis zum letzten Tag seiner Gültigkeit, beide eingeschlossen. Nennt die Agentur keinen letzten Tag,
          werden sechs Jahre gezählt. Ein späterer Bericht, der an seine Stelle tritt, beendet ihn am Tag davor. Gültig
          ist nicht dasselbe wie positiv: Auch eine negative Entscheidung kann in Kraft sein.
        </p>
        <h2 id="absence">Was ein Fehlen bedeutet</h2>
        <p>
          Dass eine Hochschule hier keinen Bericht hat, kann heißen, dass niemand sie begutachtet hat, dass der Bericht
          nicht hierher gesandt wurde oder dass sie unter einem anderen Namen begutachtet wurde. Suchen Sie nach
          früheren Namen und nach der Hochschule, zu der sie gehört, und lesen Sie die Seite des Landes: Manche Länder
          geben eine volle Liste ihrer Hochschulen, andere nicht. Ein Fehlen beweist nichts.
        </p>
        <h2 id="names">Namen</h2>
        <p>
          Hochschulen stehen mit ihrem amtlichen Namen in eigener Schrift, einer Umschrift, einem englischen Namen, wo
          es ihn gibt, und früheren Namen mit ihrer Zeit. Die Suche versteht sie alle und verzeiht kleine Fehler.
        </p>
        {isDemo && (
          <>
            <h2 id="demo">Demodaten</h2>
            <p>
              Was Sie hier sehen, ist eine Demonstration. Alle Hochschulen, Agenturen, Personen, Studiengänge und
              Berichte hat ein Programm erfunden; Ähnlichkeiten sind Zufall. Die Länder gibt es, und nichts hier sagt
              etwas über sie. Verlassen Sie sich für nichts darauf.
            </p>
          </>
        )}
        <h2 id="preview">Öffentliche Vorschau</h2>
        <p>
          Der Dienst entsteht öffentlich. Adressen von Einträgen sollen bleiben; Seiten können sich noch ändern. Welche
          Fassung läuft, sagt der <a href={link('/status')}>Status</a>.
        </p>
      </>
    ),
  },
  terms: {
    title: 'Nutzungsbedingungen',
    description: 'Was Sie vom Register erwarten dürfen und was es von Ihnen erwartet.',
    body: ({ link }) => (
      <>
        <p class="lead">
          Lesen ist für alle frei und braucht kein Konto. Diese Bedingungen gelten für die Seiten, die Downloads und die
          API.
        </p>
        <h2>Nutzung der Daten</h2>
        <p>
          Sie dürfen die Daten unter der <a href={link('/licence')}>Datenlizenz</a> kopieren, verändern und weitergeben.
          Sagen Sie, woher und von welchem Tag sie sind: Einträge ändern sich.
        </p>
        <h2>Grenzen</h2>
        <p>
          Damit der Dienst für alle schnell bleibt, darf eine Adresse 300 Seiten und ein Konto der API 600 Anfragen in
          der Minute abrufen. Wer mehr braucht, lädt ganze Ergebnisse herunter oder spiegelt die Daten über die API.
        </p>
        <h2>Was nicht versprochen wird</h2>
        <p>
          Das Register gibt wieder, was Agenturen angeben. Es trifft keine Anerkennungsentscheidung und gibt keinen Rat.
          Lesen Sie vor einer Entscheidung, die für jemanden zählt, den Bericht selbst, und fragen Sie bei Unklarheiten
          die Agentur oder die zuständige Behörde.
        </p>
        <h2>Fehler</h2>
        <p>
          Jeder Eintrag hat einen Verweis, um einen Fehler zu melden. Berichtigt wird von denen, die für den Eintrag
          einstehen; es bleibt in seiner Geschichte sichtbar.
        </p>
      </>
    ),
  },
  privacy: {
    title: 'Datenschutz',
    description: 'Welche Daten beim Besuch der Website entstehen und was mit ihnen geschieht.',
    body: () => (
      <>
        <p class="lead">
          Sie können hier alles lesen, ohne zu sagen, wer Sie sind. Es gibt keine Cookies für Besucher, keine Verfolgung
          und nichts von anderen Websites.
        </p>
        <h2>Was beim Laden einer Seite entsteht</h2>
        <p>
          Der Server schreibt für kurze Zeit Zeitpunkt, Adresse der Seite, Antwort und Netzadresse auf, um Fehler zu
          finden und Missbrauch abzuwehren. Er zählt Anfragen je Netzadresse in der Minute und am Tag; die Zahlen werden
          nicht aufgehoben.
        </p>
        <h2>Was Sie eingeben</h2>
        <p>
          Was Sie suchen, ist Teil der Adresse der Seite und damit des genannten Eintrags. Ein Nachweis, den Sie prüfen
          lassen, wird gelesen, geprüft und vergessen.
        </p>
        <h2>Konten</h2>
        <p>
          Wer sich für die API registriert, gibt eine E-Mail-Adresse und einen Zweck an. Sie dienen allein dem Konto,
          gehören nie zu den öffentlichen Daten und werden mit dem Konto gelöscht. Namen werden nur von denen
          veröffentlicht, die zugestimmt haben.
        </p>
        <p>
          Wer sich auf diesen Seiten anmeldet, bekommt ein Cookie, das die Sitzung enthält und sonst nichts. Es endet
          mit dem Abmelden, spätestens nach zwölf Stunden.
        </p>
        <h2>Personen in Einträgen</h2>
        <p>
          Einträge nennen Agenturen und Hochschulen mit Kontaktdaten, die diese zur Veröffentlichung gegeben haben. Wer
          falsch genannt ist, sagt es uns über „Einen Fehler melden“.
        </p>
      </>
    ),
  },
  imprint: {
    title: 'Impressum',
    description: 'Wer für diese Website einsteht.',
    body: ({ isDemo }) => (
      <>
        <p class="lead">
          {isDemo
            ? 'Diese Installation ist eine Demonstration ohne Betreiber. Wer ein öffentliches Register betreibt, nennt hier die verantwortliche Stelle.'
            : 'Der Betreiber dieser Installation hat Namen und Anschrift noch nicht angegeben.'}
        </p>
        <h2>Software</h2>
        <p>Touchstone ist freie Software unter der EUPL 1.2.</p>
        <h2>Dank</h2>
        <p>
          Schriften: Source Serif 4 und Source Sans 3, Noto Serif Georgian und Noto Sans Georgian (SIL Open Font License
          1.1). Umrisse der Länder: Natural Earth, gemeinfrei.
        </p>
      </>
    ),
  },
  licence: {
    title: 'Datenlizenz',
    description: 'Was Sie mit den Daten des Registers tun dürfen.',
    body: ({ link }) => (
      <>
        <p class="lead">
          Die Einträge des Registers dürfen alle nutzen unter{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/deed.de" rel="license">
            Creative Commons Namensnennung 4.0 (CC BY 4.0)
          </a>
          .
        </p>
        <h2>Wie Sie die Quelle nennen</h2>
        <p>
          Nennen Sie „Touchstone“, die Adresse des Eintrags oder der Suche und den Tag. Einträge bieten ein fertiges
          Zitat.
        </p>
        <h2>Was nicht dazugehört</h2>
        <p>
          Die Dokumente der Berichte gehören den Agenturen, die sie geschrieben haben; fragen Sie diese, bevor Sie sie
          wieder veröffentlichen. Namen und Zeichen bleiben bei ihren Inhabern.
        </p>
        <p>
          <a href={link('/api')}>API und Downloads</a>
        </p>
      </>
    ),
  },
  accessibility: {
    title: 'Barrierefreiheit',
    description: 'Wie die Website für alle benutzbar gemacht ist und wo noch etwas fehlt.',
    body: () => (
      <>
        <p class="lead">Die Seiten sollen WCAG 2.2, Stufe AA, erfüllen.</p>
        <h2>Was das hier heißt</h2>
        <ul>
          <li>Alles geht mit der Tastatur allein und ohne Skript.</li>
          <li>
            Nichts liegt in der Farbe allein: Entscheidungen haben Formen und Worte, Diagramme und Karten haben
            Tabellen.
          </li>
          <li>Namen tragen ihre Sprache, damit sie richtig vorgelesen werden, soweit sie bekannt ist.</li>
          <li>
            Text lässt sich auf 200 % und mehr vergrößern; dunkle Farben, weniger Bewegung und erzwungene Farben folgen
            Ihrem System.
          </li>
          <li>Gedruckte Seiten behalten die Antwort, die Balken und die dauerhafte Adresse.</li>
        </ul>
        <h2>Was fehlt</h2>
        <p>
          Die Dokumente der Agenturen sind so zugänglich, wie die Agenturen sie gemacht haben. Die Sprache eines Namens
          ist aus Schrift und Land erschlossen und kann falsch sein.
        </p>
      </>
    ),
  },
  api: {
    title: 'API und Downloads',
    description: 'Wie Programme das Register lesen: die Web-API, Downloads von Ergebnissen, der typisierte Client.',
    body: ({ link, baseUrl }) => (
      <>
        <p class="lead">
          Alles auf diesen Seiten ist auch für Programme lesbar, mit denselben Worten und denselben Zahlen.
        </p>
        <h2>Downloads</h2>
        <p>
          Jede Suche bietet ihr Ergebnis als CSV oder JSON, bis zu 10.000 Zeilen:{' '}
          <a href={link('/institutions')}>Hochschulen</a>, <a href={link('/reports')}>Berichte</a>. Die{' '}
          <a href={link('/statistics')}>Statistik</a> bietet ihre Zahlen als CSV.
        </p>
        <h2>Einträge</h2>
        <p>
          Die dauerhafte Adresse eines Eintrags gibt die Form, die Sie verlangen: Seite, JSON oder JSON-LD (schema.org),
          nach dem Kopf <code>Accept</code> oder mit der Endung <code>.json</code> oder <code>.jsonld</code>.
          Zusammengelegte Einträge führen zu dem, der bleibt.
        </p>
        <h2>Web-API</h2>
        <p>
          Die API hat alles: Suche mit Facetten, Listen, Nachschlagen mit jeder Kennung, Dateien. Sie braucht ein
          kostenloses Konto. Ihre <a href="/webapi/v2/swagger/">Beschreibung</a> lässt sich im Browser ausprobieren und
          liegt auch als <a href="/webapi/v2/swagger.json">OpenAPI (JSON)</a> vor.
        </p>
        <pre>
          <code>curl -H "Authorization: Bearer $TOKEN" "{baseUrl}/webapi/v2/browse/institutions/?query=ahrenrode"</code>
        </pre>
        <p>
          <code>$TOKEN</code> steht für den Zugangsschlüssel Ihres Kontos.
        </p>
        <h2>Client</h2>
        <p>
          <code>@touchstone/sdk</code> ist ein typisierter Client für Node.js und Browser ohne Abhängigkeiten.
        </p>
      </>
    ),
  },
  status: {
    title: 'Status',
    description: 'Ob das Register antwortet und welche Fassung läuft.',
    answers: 'Das Register antwortet.',
    version: 'Fassung',
    asOf: 'Zahlen vom',
    reports: 'Berichte',
    institutions: 'Hochschulen',
    probes: 'Für Maschinen: ',
    today: (date) => day(date),
  },
  users: {
    title: 'Registrierte Nutzer',
    description: 'Organisationen und Personen, die die API nutzen und zugestimmt haben, genannt zu werden.',
    lead: 'Diese nutzen die API und haben zugestimmt, genannt zu werden, in der Reihenfolge, in der sie kamen.',
    none: 'Noch ist niemand registriert, der genannt werden will.',
    name: 'Name',
    purpose: 'Zweck',
    since: 'Seit',
  },
};
