// Takes the lead as soon as it can, says so on standard output and leads until it is killed.
// usage: node leader.mjs <location as JSON> <name> <lease in milliseconds>
import { holdLeadership } from '../../dist/services/leader-lock.js';
import { openDatabase } from '../../dist/store/database.js';

const [location, name, leaseMs] = process.argv.slice(2).map((text) => JSON.parse(text));

holdLeadership({
  database: openDatabase(location),
  name,
  leaseMs,
  async onLead(signal) {
    process.stdout.write('leading\n');
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    process.stdout.write('over\n');
  },
  onError: (error) => console.error(error),
});
