// The parts we use of packages that bring no types.

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalbazaar/data-integrity-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalbazaar/vc-bitstring-status-list-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module 'jsonld' {
  export interface RemoteDocument {
    readonly contextUrl: string | null;
    readonly documentUrl: string;
    readonly document: object;
    readonly tag?: string;
  }

  export interface CanonizeOptions {
    readonly documentLoader: (url: string) => Promise<RemoteDocument>;
    /** Throws where anything would be dropped. */
    readonly safe: boolean;
    readonly base: null;
    readonly format: 'application/n-quads';
    readonly canonizeOptions: { readonly algorithm: 'RDFC-1.0'; readonly maxWorkFactor: number };
  }

  const jsonld: { canonize(input: object, options: CanonizeOptions): Promise<string> };
  export default jsonld;
}
