/** Milliseconds of processor time this process has used: unlike the clock, it does not run while others have the core. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
