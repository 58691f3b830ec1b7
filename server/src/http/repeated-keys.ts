const SLOTS = 2 ** 16;

/**
 * Tells whether a text has been here before, in a fixed amount of memory: of texts that share a slot only the last is
 * remembered. Good enough to decide whether something is worth keeping, and for nothing else.
 */
export function createRepeatedKeys(): (key: string) => boolean {
  const fingerprints = new Uint32Array(SLOTS);
  return (key) => {
    const fingerprint = fingerprintOf(key);
    const slot = fingerprint % SLOTS;
    const isRepeated = fingerprints[slot] === fingerprint;
    fingerprints[slot] = fingerprint;
    return isRepeated;
  };
}

/** FNV-1a, with the high bits mixed into those that choose the slot. */
function fingerprintOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
