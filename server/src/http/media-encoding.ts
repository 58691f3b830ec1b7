export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Below this size a compressed body saves no packet and costs both sides time. */
const WORTH_COMPRESSING_BYTES = 1024;

const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|yaml|javascript|x-yaml)|image\/svg\+xml)/;

/** The encoding a body is sent in: the best the client takes, where compressing pays at all. */
export function chooseEncoding(acceptEncoding: string | undefined, contentType: string, size: number): ContentEncoding {
  if (acceptEncoding === undefined || size < WORTH_COMPRESSING_BYTES || !COMPRESSIBLE.test(contentType)) {
    return 'identity';
  }
  const weights = parseWeights(acceptEncoding);
  const br = weights.get('br') ?? weights.get('*') ?? 0;
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0;
  if (br === 0 && gzip === 0) return 'identity';
  return br >= gzip ? 'br' : 'gzip';
}

/** Whether the answer depends on what the client accepts, and caches must know it. */
export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    weights.set(coding, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}
