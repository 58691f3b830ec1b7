import { createHash } from 'node:crypto';
import { JsonLdParser } from 'jsonld-streaming-parser';
import { bundledContexts } from '../src/credentials/contexts.ts';
import { BASE } from './credential-world.ts';

/** What somebody writes who wants to check our documents and has never seen our code. */

const contexts = bundledContexts(BASE);

interface Term {
  readonly termType: string;
  readonly value: string;
  readonly datatype?: Term;
}

/** The canonical N-Quads of a document with at most one nameless node, read by `jsonld-streaming-parser`. */
export async function canonicalByStreamingParser(document: object): Promise<string> {
  const parser = new JsonLdParser({
    documentLoader: {
      load: async (url) => {
        const context = contexts.get(url);
        if (context === undefined) throw new Error(`No context ${url}`);
        return context;
      },
    },
    strictValues: true,
  });
  const lines: string[] = [];
  parser.on('data', ({ subject, predicate, object }: Record<'subject' | 'predicate' | 'object', Term>) => {
    lines.push(`${[subject, predicate, object].map(written).join(' ')} .\n`);
  });
  const end = new Promise((resolve, reject) => parser.on('end', resolve).on('error', reject));
  parser.end(JSON.stringify(document));
  await end;
  return [...new Set(lines)].sort().join('');
}

function written({ termType, value, datatype }: Term): string {
  if (termType === 'NamedNode') return `<${value}>`;
  if (termType === 'BlankNode') return '_:c14n0';
  const text = `"${value.replace(/[\\"]/g, '\\$&')}"`;
  const type = datatype?.value ?? '';
  return type === 'http://www.w3.org/2001/XMLSchema#string' ? text : `${text}^^<${type}>`;
}

/** The 64 bytes that a JsonWebSignature2020 signs. */
export async function bytesToSign(document: object & { '@context': readonly string[] }, proofOptions: object) {
  const options = { '@context': document['@context'], ...proofOptions };
  const canonical = [await canonicalByStreamingParser(options), await canonicalByStreamingParser(document)];
  return Buffer.concat(canonical.map((text) => createHash('sha256').update(text).digest()));
}
