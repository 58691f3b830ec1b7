// node scripts/services.mjs: starts what tests need and keeps it running until Ctrl-C, for running single tests by hand.
import { services, startServices } from './services/all.mjs';

const running = await startServices(services);
for (const { service, reason } of running.missing) console.log(`# ${service.name} is missing: ${reason}`);
for (const [name, value] of Object.entries(running.env)) console.log(`export ${name}=${value}`);
console.error('Paste these lines into another terminal. Ctrl-C stops the services.');

const idle = setInterval(() => {}, 60_000);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());

async function stop() {
  await running.stop();
  clearInterval(idle);
}
