// Issues credentials until it is killed or nothing is left, and says so on standard output after each step.
// usage: node issuer.mjs <location as JSON> <settings as JSON>
import { openIssuer } from '../../dist/services/open-credentials.js';
import { openDatabase } from '../../dist/store/database.js';
import { systemClock } from '../../dist/system-clock.js';

const [location, settings] = process.argv.slice(2).map((text) => JSON.parse(text));
const database = openDatabase(location);
const issuer = openIssuer({ database, clock: systemClock, settings, onMismatch: () => process.exit(2) });

for (let steps = 1, isMore = true; isMore; steps += 1) {
  isMore = await issuer.step();
  process.stdout.write(`${steps}\n`);
}
await database.close();
