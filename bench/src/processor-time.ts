/** Milliseconds of processor time this process has used: unlike the clock, it does not run while others have the core. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Begins to measure work of the main thread; call what it returns at the end. The clock counts other processes too, the
 * processor time the collector's threads too: whichever is less is nearer to how long others had to wait.
 */
export function startWork(): () => number {
  const clock = performance.now();
  const processor = processorTime();
  return () => Math.min(performance.now() - clock, processorTime() - processor);
}
