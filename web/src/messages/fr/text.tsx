import { createFormat } from '../../format.ts';
import type { Messages } from '../messages.ts';

const { day } = createFormat('fr');

export const text: Messages['text'] = {
  about: {
    title: 'À propos de Touchstone',
    description:
      'Ce qu’est le registre, d’où viennent ses fiches, comment lire une absence, et ce que sont les données de démonstration.',
    body: ({ link, isDemo }) => (
      <>
        <p class="lead">
          Touchstone est un registre. Les agences qui évaluent des établissements et des formations y envoient leurs
          rapports, et chacun peut y chercher ce qui a été évalué, ce qui a été décidé et pour combien de temps.
        </p>
        <h2 id="what">Ce que dit une fiche</h2>
        <p>
          Chaque rapport nomme l’agence, les établissements et les formations, la décision, le premier et le dernier
          jour de validité, et les documents. L’agence répond du contenu. Le registre contrôle la forme et la
          vraisemblance, garde chaque modification et ne note personne.
        </p>
        <h2 id="validity">Quand un rapport compte</h2>
        <p>
          Du premier au dernier jour de sa validité, tous deux compris. Si l’agence n’indique pas de dernier jour, six
          ans sont comptés. Un rapport plus récent qui le remplace y met fin la veille. Valable ne veut pas dire positif
          : une décision négative peut être en vigueur.
        </p>
        <h2 id="absence">Comment lire une absence</h2>
        <p>
          Qu’un établissement n’ait pas de rapport ici peut signifier que personne ne l’a évalué, que l’évaluation n’a
          pas été envoyée à ce registre, ou qu’elle l’a été sous un autre nom. Cherchez les anciens noms et
          l’établissement dont il fait partie, et lisez la page du pays : certains pays donnent la liste complète de
          leurs établissements, d’autres non. Une absence ne prouve rien.
        </p>
        <h2 id="names">Noms</h2>
        <p>
          Les établissements figurent avec leur nom officiel dans son écriture, une translittération, un nom anglais
          s’il existe, et les anciens noms avec leurs dates. La recherche les comprend tous et pardonne les petites
          fautes.
        </p>
        {isDemo && (
          <>
            <h2 id="demo">Données de démonstration</h2>
            <p>
              Ce que vous voyez est une démonstration. Tous les établissements, agences, personnes, formations et
              rapports ont été inventés par un programme ; toute ressemblance est fortuite. Les pays sont réels, et rien
              ici ne dit quoi que ce soit à leur sujet. Ne vous y fiez pour rien.
            </p>
          </>
        )}
        <h2 id="preview">Avant-première publique</h2>
        <p>
          Le service se construit au grand jour. Les adresses des fiches sont faites pour durer ; les pages peuvent
          encore changer. L’
          <a href={link('/status')}>état du service</a> dit quelle version est en marche.
        </p>
      </>
    ),
  },
  terms: {
    title: 'Conditions d’utilisation',
    description: 'Ce que vous pouvez attendre du registre et ce qu’il attend de vous.',
    body: ({ link }) => (
      <>
        <p class="lead">
          Lire est libre pour tous et ne demande pas de compte. Ces conditions valent pour les pages, les
          téléchargements et l’API.
        </p>
        <h2>Usage des données</h2>
        <p>
          Vous pouvez copier, modifier et transmettre les données selon la{' '}
          <a href={link('/licence')}>licence des données</a>. Dites d’où elles viennent et de quel jour elles datent :
          les fiches changent.
        </p>
        <h2>Limites</h2>
        <p>
          Pour que le service reste rapide pour tous, une adresse peut charger 300 pages par minute et un compte de
          l’API faire 600 requêtes par minute. Qui a besoin de plus télécharge des résultats entiers ou reproduit les
          données par l’API.
        </p>
        <h2>Ce qui n’est pas promis</h2>
        <p>
          Le registre répète ce que les agences déclarent. Il ne décide d’aucune reconnaissance et ne donne pas de
          conseil. Avant une décision qui compte pour quelqu’un, lisez le rapport lui-même et interrogez au besoin
          l’agence ou l’autorité compétente.
        </p>
        <h2>Erreurs</h2>
        <p>
          Chaque fiche a un lien pour signaler une erreur. Les corrections sont faites par ceux qui répondent de la
          fiche et restent visibles dans son histoire.
        </p>
      </>
    ),
  },
  privacy: {
    title: 'Vie privée',
    description: 'Quelles données naissent de votre visite et ce qu’elles deviennent.',
    body: () => (
      <>
        <p class="lead">
          Vous pouvez tout lire ici sans dire qui vous êtes. Il n’y a ni cookie pour les visiteurs, ni suivi, ni rien
          qui vienne d’autres sites.
        </p>
        <h2>Ce qui naît du chargement d’une page</h2>
        <p>
          Le serveur note pour peu de temps l’heure, l’adresse de la page, la réponse et l’adresse réseau, pour trouver
          les pannes et écarter les abus. Il compte les requêtes par adresse réseau, par minute et par jour ; ces
          comptes ne sont pas gardés.
        </p>
        <h2>Ce que vous saisissez</h2>
        <p>
          Ce que vous cherchez fait partie de l’adresse de la page et donc de cette note. Une attestation que vous
          faites vérifier est lue, vérifiée et oubliée.
        </p>
        <h2>Comptes</h2>
        <p>
          Qui s’inscrit pour l’API donne une adresse électronique et un but. Ils servent au compte seul, ne font jamais
          partie des données publiques et sont effacés avec le compte. Seuls les noms de ceux qui l’ont accepté sont
          publiés.
        </p>
        <p>
          Qui se connecte sur ces pages reçoit un seul cookie, qui contient la session et rien d’autre. Il prend fin
          avec la déconnexion, au plus tard après douze heures.
        </p>
        <h2>Personnes dans les fiches</h2>
        <p>
          Les fiches nomment des agences et des établissements, avec les coordonnées qu’ils ont données pour
          publication. Qui s’y trouve nommé à tort nous le dit par « Signaler une erreur ».
        </p>
      </>
    ),
  },
  imprint: {
    title: 'Mentions légales',
    description: 'Qui répond de ce site.',
    body: ({ isDemo }) => (
      <>
        <p class="lead">
          {isDemo
            ? 'Cette installation est une démonstration sans exploitant. Qui exploite un registre public nomme ici l’organisme responsable.'
            : 'L’exploitant de cette installation n’a pas encore indiqué son nom et son adresse.'}
        </p>
        <h2>Logiciel</h2>
        <p>Touchstone est un logiciel libre sous licence EUPL 1.2.</p>
        <h2>Crédits</h2>
        <p>
          Caractères : Source Serif 4 et Source Sans 3, Noto Serif Georgian et Noto Sans Georgian (SIL Open Font License
          1.1). Contours des pays : Natural Earth, domaine public.
        </p>
      </>
    ),
  },
  licence: {
    title: 'Licence des données',
    description: 'Ce que vous pouvez faire des données du registre.',
    body: ({ link }) => (
      <>
        <p class="lead">
          Chacun peut utiliser les fiches du registre sous{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/deed.fr" rel="license">
            Creative Commons Attribution 4.0 (CC BY 4.0)
          </a>
          .
        </p>
        <h2>Comment citer la source</h2>
        <p>
          Nommez « Touchstone », l’adresse de la fiche ou de la recherche, et le jour. Les fiches offrent une citation
          prête à copier.
        </p>
        <h2>Ce qui n’est pas compris</h2>
        <p>
          Les documents joints aux rapports appartiennent aux agences qui les ont écrits ; demandez-leur avant de les
          republier. Les noms et logos restent à leurs titulaires.
        </p>
        <p>
          <a href={link('/api')}>API et téléchargements</a>
        </p>
      </>
    ),
  },
  accessibility: {
    title: 'Accessibilité',
    description: 'Comment le site est rendu utilisable par tous, et ce qui manque encore.',
    body: () => (
      <>
        <p class="lead">Les pages sont faites pour respecter WCAG 2.2, niveau AA.</p>
        <h2>Ce que cela veut dire ici</h2>
        <ul>
          <li>Tout fonctionne au clavier seul et sans script.</li>
          <li>
            Rien ne tient à la couleur seule : les décisions ont des formes et des mots, les graphiques et les cartes
            ont des tableaux.
          </li>
          <li>Les noms portent leur langue, pour être bien lus à voix haute, autant qu’elle est connue.</li>
          <li>
            Le texte s’agrandit à 200 % et plus ; couleurs sombres, mouvement réduit et couleurs imposées suivent votre
            système.
          </li>
          <li>Les pages imprimées gardent la réponse, les barres et l’adresse permanente.</li>
        </ul>
        <h2>Ce qui manque</h2>
        <p>
          Les documents des agences sont accessibles autant que les agences les ont faits tels. La langue d’un nom est
          déduite de son écriture et du pays et peut être fausse.
        </p>
      </>
    ),
  },
  api: {
    title: 'API et téléchargements',
    description:
      'Comment les programmes lisent le registre : l’API web, le téléchargement des résultats, le client typé.',
    body: ({ link, baseUrl }) => (
      <>
        <p class="lead">
          Tout ce qui est sur ces pages est lisible par des programmes, avec les mêmes mots et les mêmes nombres.
        </p>
        <h2>Téléchargements</h2>
        <p>
          Chaque recherche offre son résultat en CSV ou JSON, jusqu’à 10 000 lignes :{' '}
          <a href={link('/institutions')}>établissements</a>, <a href={link('/reports')}>rapports</a>. Les{' '}
          <a href={link('/statistics')}>statistiques</a> offrent leurs chiffres en CSV.
        </p>
        <h2>Fiches</h2>
        <p>
          L’adresse permanente d’une fiche donne la forme demandée : page, JSON ou JSON-LD (schema.org), selon l’en-tête{' '}
          <code>Accept</code> ou la terminaison <code>.json</code> ou <code>.jsonld</code>. Les fiches fusionnées mènent
          à celle qui reste.
        </p>
        <h2>API web</h2>
        <p>
          L’API a tout : recherche à facettes, listes, consultation par tout identifiant, fichiers. Elle demande un
          compte gratuit. Sa <a href="/webapi/v2/swagger/">description</a> s’essaie dans le navigateur et existe aussi
          en <a href="/webapi/v2/swagger.json">OpenAPI (JSON)</a>.
        </p>
        <pre>
          <code>curl -H "Authorization: Bearer $TOKEN" "{baseUrl}/webapi/v2/browse/institutions/?query=ahrenrode"</code>
        </pre>
        <p>
          <code>$TOKEN</code> est le jeton de votre compte.
        </p>
        <h2>Client</h2>
        <p>
          <code>@touchstone/sdk</code> est un client typé pour Node.js et les navigateurs, sans dépendances.
        </p>
      </>
    ),
  },
  status: {
    title: 'État du service',
    description: 'Si le registre répond, et quelle version est en marche.',
    answers: 'Le registre répond.',
    version: 'Version',
    asOf: 'Chiffres du',
    reports: 'Rapports',
    institutions: 'Établissements',
    probes: 'Pour les machines : ',
    today: (date) => day(date),
  },
  users: {
    title: 'Utilisateurs inscrits',
    description: 'Organisations et personnes qui utilisent l’API et ont accepté d’être nommées.',
    lead: 'Ils utilisent l’API et ont accepté d’être nommés, dans l’ordre de leur arrivée.',
    none: 'Personne n’est encore inscrit parmi ceux qui acceptent d’être nommés.',
    name: 'Nom',
    purpose: 'But',
    since: 'Depuis',
  },
};
