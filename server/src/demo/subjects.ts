/** A field that programmes are named after. */
export interface Subject {
  /** ISCED-F code. */
  readonly field: string;
  readonly english: string;
  /** By ISO 639-3 code; a programme in another language keeps its English name. */
  readonly names: Readonly<Record<string, string>>;
}

const LANGUAGES = ['deu', 'fra', 'spa', 'ita', 'pol'] as const;

// Columns: ISCED-F | English | German | French | Spanish | Italian | Polish
const TABLE = `
0111 | Education Science | Erziehungswissenschaft | Sciences de l’éducation | Ciencias de la Educación | Scienze dell’educazione | Pedagogika
0113 | Primary Teaching | Lehramt Grundschule | Enseignement primaire | Magisterio de Primaria | Formazione primaria | Edukacja wczesnoszkolna
0211 | Film and Media Production | Film- und Medienproduktion | Production audiovisuelle | Producción Audiovisual | Produzione audiovisiva | Produkcja medialna
0212 | Fashion Design | Modedesign | Stylisme | Diseño de Moda | Design della moda | Projektowanie ubioru
0213 | Fine Arts | Bildende Kunst | Beaux-arts | Bellas Artes | Belle arti | Sztuki piękne
0215 | Music Performance | Instrumentalmusik | Interprétation musicale | Interpretación Musical | Esecuzione musicale | Instrumentalistyka
0221 | Theology | Theologie | Théologie | Teología | Teologia | Teologia
0222 | History and Archaeology | Geschichte und Archäologie | Histoire et archéologie | Historia y Arqueología | Storia e archeologia | Historia i archeologia
0223 | Philosophy | Philosophie | Philosophie | Filosofía | Filosofia | Filozofia
0231 | Translation Studies | Translationswissenschaft | Traductologie | Traducción e Interpretación | Traduzione | Studia przekładowe
0232 | Comparative Literature | Vergleichende Literaturwissenschaft | Littérature comparée | Literatura Comparada | Letterature comparate | Komparatystyka literacka
0311 | Economics | Volkswirtschaftslehre | Économie | Economía | Economia | Ekonomia
0312 | Political Science | Politikwissenschaft | Science politique | Ciencia Política | Scienze politiche | Politologia
0313 | Psychology | Psychologie | Psychologie | Psicología | Psicologia | Psychologia
0314 | Sociology | Soziologie | Sociologie | Sociología | Sociologia | Socjologia
0321 | Journalism | Journalismus | Journalisme | Periodismo | Giornalismo | Dziennikarstwo
0322 | Archive and Library Studies | Archiv- und Bibliothekswesen | Archives et bibliothèques | Archivística y Biblioteconomía | Archivistica e biblioteconomia | Archiwistyka
0411 | Accounting and Taxation | Rechnungswesen und Steuern | Comptabilité et fiscalité | Contabilidad y Fiscalidad | Contabilità e fiscalità | Rachunkowość i podatki
0412 | Banking and Finance | Bank- und Finanzwesen | Banque et finance | Banca y Finanzas | Banca e finanza | Bankowość i finanse
0413 | Business Administration | Betriebswirtschaftslehre | Administration des affaires | Administración de Empresas | Economia aziendale | Zarządzanie
0414 | Marketing | Marketing | Marketing | Marketing | Marketing | Marketing
0421 | Law | Rechtswissenschaft | Droit | Derecho | Giurisprudenza | Prawo
0511 | Biology | Biologie | Biologie | Biología | Biologia | Biologia
0512 | Biochemistry | Biochemie | Biochimie | Bioquímica | Biochimica | Biochemia
0521 | Environmental Sciences | Umweltwissenschaften | Sciences de l’environnement | Ciencias Ambientales | Scienze ambientali | Ochrona środowiska
0531 | Chemistry | Chemie | Chimie | Química | Chimica | Chemia
0532 | Geology | Geologie | Géologie | Geología | Geologia | Geologia
0533 | Physics | Physik | Physique | Física | Fisica | Fizyka
0541 | Mathematics | Mathematik | Mathématiques | Matemáticas | Matematica | Matematyka
0542 | Statistics and Data Science | Statistik und Datenwissenschaft | Statistique et science des données | Estadística y Ciencia de Datos | Statistica e scienza dei dati | Statystyka i analiza danych
0612 | Network Security | Netzwerksicherheit | Sécurité des réseaux | Seguridad de Redes | Sicurezza delle reti | Bezpieczeństwo sieci
0613 | Software Engineering | Softwaretechnik | Génie logiciel | Ingeniería del Software | Ingegneria del software | Inżynieria oprogramowania
0711 | Chemical Engineering | Chemieingenieurwesen | Génie chimique | Ingeniería Química | Ingegneria chimica | Inżynieria chemiczna
0713 | Renewable Energy Engineering | Erneuerbare Energien | Énergies renouvelables | Energías Renovables | Energie rinnovabili | Energetyka odnawialna
0714 | Robotics and Automation | Robotik und Automatisierung | Robotique et automatique | Robótica y Automática | Robotica e automazione | Automatyka i robotyka
0715 | Mechanical Engineering | Maschinenbau | Génie mécanique | Ingeniería Mecánica | Ingegneria meccanica | Mechanika i budowa maszyn
0716 | Naval Architecture | Schiffbau | Architecture navale | Arquitectura Naval | Ingegneria navale | Okrętownictwo
0721 | Food Technology | Lebensmitteltechnologie | Technologie alimentaire | Tecnología de los Alimentos | Tecnologie alimentari | Technologia żywności
0731 | Architecture | Architektur | Architecture | Arquitectura | Architettura | Architektura
0732 | Civil Engineering | Bauingenieurwesen | Génie civil | Ingeniería Civil | Ingegneria civile | Budownictwo
0811 | Agronomy | Agrarwissenschaften | Agronomie | Agronomía | Agraria | Rolnictwo
0821 | Forestry | Forstwirtschaft | Foresterie | Ingeniería Forestal | Scienze forestali | Leśnictwo
0841 | Veterinary Medicine | Tiermedizin | Médecine vétérinaire | Veterinaria | Medicina veterinaria | Weterynaria
0911 | Dentistry | Zahnmedizin | Odontologie | Odontología | Odontoiatria | Stomatologia
0912 | Medicine | Humanmedizin | Médecine | Medicina | Medicina e chirurgia | Lekarski
0913 | Nursing | Pflege | Soins infirmiers | Enfermería | Infermieristica | Pielęgniarstwo
0915 | Physiotherapy | Physiotherapie | Kinésithérapie | Fisioterapia | Fisioterapia | Fizjoterapia
0916 | Pharmacy | Pharmazie | Pharmacie | Farmacia | Farmacia | Farmacja
0923 | Social Work | Soziale Arbeit | Travail social | Trabajo Social | Servizio sociale | Praca socjalna
1014 | Sports Science | Sportwissenschaft | Sciences du sport | Ciencias del Deporte | Scienze motorie | Sport
1015 | Tourism Management | Tourismusmanagement | Gestion du tourisme | Gestión Turística | Gestione del turismo | Turystyka
1041 | Transport and Logistics | Verkehr und Logistik | Transport et logistique | Transporte y Logística | Trasporti e logistica | Transport i logistyka
`;

export const SUBJECTS: readonly Subject[] = TABLE.trim().split('\n').map(parseRow);

function parseRow(line: string): Subject {
  const [field = '', english = '', ...others] = line.split('|').map((cell) => cell.trim());
  return {
    field,
    english,
    names: Object.fromEntries(LANGUAGES.map((language, column) => [language, others[column] ?? english])),
  };
}
